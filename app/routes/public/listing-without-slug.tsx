import { servicesContext } from "#app/http/context.ts";
import { notFoundResponse } from "#app/http/not-found.server.ts";
import type { Route } from "./+types/listing-without-slug.ts";

export async function loader({ context }: Route.LoaderArgs) {
  throw await notFoundResponse(context.get(servicesContext), {
    title: "Invalid Med Spa URL",
    text: "Please check the URL and try again.",
  });
}

/** Without a component, the response would have no page around it. */
export default function UnnamedListing() {
  return null;
}
