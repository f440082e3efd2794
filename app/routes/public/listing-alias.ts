import { redirect } from "react-router";
import type { Route } from "./+types/listing-alias.ts";

/** Links of the earlier address keep working. */
export function loader({ params }: Route.LoaderArgs) {
  return redirect(`/listing/${encodeURIComponent(params.slug)}`, 301);
}
