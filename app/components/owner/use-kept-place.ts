import { useLocation } from "react-router";
import { withPlace } from "./with-listing.ts";

/** Addresses below a page of owners keep the place that it is about, where one is chosen. */
export function useKeptPlace() {
  const place = new URLSearchParams(useLocation().search).get("place") || null;
  return (path: string) => withPlace(path, place);
}
