import { servicesContext } from "#app/http/context.ts";
import { notFoundResponse } from "#app/http/not-found.server.ts";
import type { Route } from "./+types/not-found.ts";

/** Catch-all route. The root renders the 404. */
export async function loader({ context }: Route.LoaderArgs) {
  throw await notFoundResponse(context.get(servicesContext));
}

export default function UnknownAddress() {
  return null;
}
