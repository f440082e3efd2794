import { redirect } from "react-router";
import { servicesContext } from "#app/http/context.ts";
import type { LoaderArgs } from "#app/site/page.ts";
import { findMovedSlug } from "#domain/catalogue/slugs/slugs.server.ts";

/** Keeps old links working and redirects them straight to the current URL. */
export async function loader({ params, context }: LoaderArgs<"slug">) {
  const slug = (await findMovedSlug(context.get(servicesContext), params.slug)) ?? params.slug;
  return redirect(`/listing/${encodeURIComponent(slug)}`, 301);
}
