import type { Context, Next } from "hono";
import { findMovedSlug, isListingPublished } from "#domain/catalogue/slugs/slugs.server.ts";
import type { Services } from "#domain/services.ts";

const ofListing =
  /^(\/(?:listing|listings|booking|claim|share\/listing|embed|owner\/[a-z-]+|api\/medspas|api\/listings)\/)([A-Za-z0-9-]+)(\/.*|\.[a-z]+)?$/;
const ofCategory = /^(\/(?:api\/categories|category)\/)([A-Za-z0-9-]+)$/;
const reading = new Set(["GET", "HEAD"]);

/** Redirects an earlier or capitalized slug permanently to the listing, including form posts. */
export function movedListing({ db, reference }: Pick<Services, "db" | "reference">) {
  const findListing = async (text: string) => {
    const slug = text.toLowerCase();
    return (
      (await findMovedSlug({ db }, slug)) ??
      (slug !== text && (await isListingPublished({ db }, slug)) ? slug : null)
    );
  };
  const findCategory = async (text: string) => {
    const slug = text.toLowerCase();
    return slug !== text && (await reference()).nameOf("category", slug) ? slug : null;
  };
  return async (context: Context, next: Next) => {
    await next();
    if (context.res.status !== 404) return;
    const { pathname, search } = new URL(context.req.url);
    const category = ofCategory.exec(pathname);
    const [, before = "", slug = "", after = ""] = category ?? ofListing.exec(pathname) ?? [];
    const moved = slug && (await (category ? findCategory : findListing)(slug));
    if (!moved) return;
    const headers = { location: `${before}${moved}${after}${search}`, "cache-control": "no-store" };
    // Otherwise the headers of the 404 page would stay.
    context.res = undefined;
    context.res = new Response(null, {
      status: reading.has(context.req.method) ? 301 : 308,
      headers,
    });
  };
}
