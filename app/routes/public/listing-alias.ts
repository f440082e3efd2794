import { redirect } from "react-router";
import { servicesContext } from "#app/http/context.ts";
import { findMovedSlug } from "#domain/catalogue/slugs/slugs.server.ts";
import type { Route } from "./+types/listing-alias.ts";

/** Keeps old links working and redirects them straight to the current URL. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const slug = (await findMovedSlug(context.get(servicesContext), params.slug)) ?? params.slug;
  return redirect(`/listing/${encodeURIComponent(slug)}`, 301);
}
