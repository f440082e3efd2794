import type { Context, Next } from "hono";
import { readUnsubscribeLink } from "#domain/email/preferences-link.server.ts";
import { unsubscribe } from "#domain/newsletter/preferences.server.ts";
import type { Services } from "#domain/services.ts";
import { rejectRequest } from "./http/problems.ts";
import { isSameSiteRequest } from "./http/same-site.ts";

/**
 * Handles RFC 8058 one-click unsubscribe, the only request that is allowed from other origins.
 * Passes requests from our own page on.
 */
export function oneClick(services: Services, siteUrl: string | undefined) {
  return async (context: Context, next: Next) => {
    if (context.req.method !== "POST" || isSameSiteRequest(context, siteUrl)) return next();
    const form = await context.req.raw.formData().catch(() => null);
    if (form?.get("List-Unsubscribe") !== "One-Click") return rejectRequest(context.req.path, 403);
    const holder = readUnsubscribeLink(services, context.req.param("link") ?? "");
    if (!holder) return rejectRequest(context.req.path, 404);
    await unsubscribe(services, holder.email, holder.list, holder.campaign);
    return context.text("You have left the list.", 200, { "cache-control": "no-store" });
  };
}
