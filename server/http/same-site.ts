import type { Context, Next } from "hono";
import { hasApiKeyHeader } from "./api-key-auth.ts";
import { rejectRequest } from "./problems.ts";

const reading = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Email providers unsubscribe by POST from their own servers. Only the link grants access and
 * cookies are ignored, so forged requests gain nothing.
 */
const byEmailProviders = /^\/unsubscribe\/[\w-]+$/;

/** Accepts writes from our own pages or programs only, never from other sites. */
export function sameSite(siteUrl: string | undefined) {
  return async (context: Context, next: Next) => {
    if (
      reading.has(context.req.method) ||
      byEmailProviders.test(context.req.path) ||
      hasApiKeyHeader(context) ||
      isSameSiteRequest(context, siteUrl)
    )
      return next();
    return rejectRequest(context.req.path, 403);
  };
}

/**
 * Reports whether a request comes from this site. Behind a proxy, the request does not show https,
 * so this compares with the configured URL.
 */
export function isSameSiteRequest(context: Context, siteUrl: string | undefined) {
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
