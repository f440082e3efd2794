import { readBadgeLook } from "#app/components/owner/badge-look.ts";
import { pageContext, servicesContext } from "#app/http/context.ts";
import type { LoaderArgs } from "#app/site/page.ts";
import { findBadge } from "#domain/catalogue/listings/find-badge.server.ts";
import { tags } from "#domain/catalogue/tags.ts";
import { drawBadge } from "./badge-image.server.tsx";

export const handle = { cache: { query: ["look"], seconds: 3600 } };

export async function loader({ params, url, context }: LoaderArgs<"slug">) {
  const badge = await findBadge(context.get(servicesContext), params.slug);
  if (!badge) throw new Response(null, { status: 404 });
  context.get(pageContext).shows(tags.listing(params.slug));
  const svg = await drawBadge(badge, readBadgeLook(url.searchParams.get("look")));
  return new Response(svg, {
    headers: {
      "content-type": "image/svg+xml; charset=utf-8",
      "cache-control": "public, max-age=3600, s-maxage=3600",
    },
  });
}
