import { servicesContext } from "#app/http/context.ts";
import { missing } from "#app/http/not-found.server.ts";
import type { Route } from "./+types/not-found.ts";

/** Every address that no other route knows: the root shows what is missing. */
export async function loader({ context }: Route.LoaderArgs) {
  throw await missing(context.get(servicesContext));
}

export default function UnknownAddress() {
  return null;
}
