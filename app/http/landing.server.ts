import { safeRedirectPath } from "#app/http/answers.server.ts";
import type { Workplace } from "#domain/accounts/actor.ts";
import { plainPath } from "#shared/say.ts";

const homes = { admin: "/admin", owner: "/client-admin?welcome=1" };

/** Pages that lead to sign-in or are useless after it. */
const isAboutAccounts =
  /^\/(sign-|forgot-password|reset-password|verify-email|profile|admin|client-admin|impersonation)/;

type LandingParams = {
  next: FormDataEntryValue | string | null;
  from: FormDataEntryValue | string | null;
};

/**
 * Picks the page after sign-in: the requested one first, then the home of owners and admins;
 * visitors return to where they were.
 */
export function landingPath(workplace: Workplace, { next, from }: LandingParams, fallback: string) {
  const target = safeRedirectPath(next, "");
  if (target) return target;
  return workplace === "visitor" ? safeRedirectPath(from, fallback) : homes[workplace];
}

/** Returns the page of this site from which the visitor opened the sign-in form. */
export function readReferrerPath(request: Request) {
  const referrer = URL.parse(request.headers.get("referer") ?? "");
  if (!referrer || referrer.host !== new URL(request.url).host) return "";
  const path = plainPath(referrer.pathname);
  return isAboutAccounts.test(path) ? "" : safeRedirectPath(path + referrer.search, "");
}
