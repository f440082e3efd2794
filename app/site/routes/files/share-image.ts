import { pageContext, servicesContext } from "#app/http/context.ts";
import { findShareText } from "#app/seo/share/find-share-text.server.ts";
import { readSharePicture } from "#app/seo/share/read-picture.server.ts";
import { drawShareImage } from "#app/seo/share/share-image.server.tsx";
import type { LoaderArgs } from "#app/site/page.ts";

export const handle = { cache: { query: [], seconds: 86_400 } };

/** Serves the share image of a page: /share, the page's path, ".png". */
export async function loader({ params, context }: LoaderArgs<"*">) {
  const path = params["*"].match(/^(.+)\.png$/)?.[1];
  const services = context.get(servicesContext);
  const found = path ? await findShareText(services, path) : null;
  if (!found) throw new Response(null, { status: 404 });
  context.get(pageContext).shows(found.tag);
  return new Response(
    await drawShareImage(found.text, await readSharePicture(services, found.text.picture)),
    {
      headers: {
        "content-type": "image/png",
        "cache-control": "public, max-age=3600, s-maxage=86400",
      },
    },
  );
}
