import { useLocation } from "react-router";
import { withPlace } from "./with-listing.ts";

/** Keeps the selected listing in the URLs of owner pages. */
export function useKeptPlace() {
  const place = new URLSearchParams(useLocation().search).get("place") || null;
  return (path: string) => withPlace(path, place);
}
