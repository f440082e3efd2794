import type { Context, Next } from "hono";
import { isByKey } from "./by-key.ts";
import { refuse } from "./problems.ts";

const reading = new Set(["GET", "HEAD", "OPTIONS"]);

/** Mail programs leave a list by a POST from wherever they run. The link is the key, no cookie counts: nobody can be made to do what he may not. */
const byMailProviders = /^\/unsubscribe\/[\w-]+$/;

/** Writes come from our own pages or from programs, never from a page of another site. */
export function sameSite(siteUrl: string | undefined) {
  return async (context: Context, next: Next) => {
    if (
      reading.has(context.req.method) ||
      byMailProviders.test(context.req.path) ||
      isByKey(context) ||
      isOurs(context, siteUrl)
    )
      return next();
    return refuse(context.req.path, 403);
  };
}

/** Behind a proxy the site itself does not see whether a page came by https: its own address says so. */
export function isOurs(context: Context, siteUrl: string | undefined) {
  const site = context.req.header("sec-fetch-site");
  if (site && site !== "same-origin" && site !== "none") return false;
  const origin = context.req.header("origin");
  if (!origin) return true;
  if (!URL.canParse(origin)) return false;
  const [from, own] = [new URL(origin), siteUrl ? new URL(siteUrl) : null];
  return (
    from.host === context.req.header("host") &&
    (own?.host !== from.host || own.protocol === from.protocol)
  );
}
