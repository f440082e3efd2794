import { ownPath } from "#app/http/redirect.server.ts";
import type { Workplace } from "#domain/accounts/actor.ts";
import { withoutLanguage } from "#shared/to.ts";

/** The first page of people who work here. */
const homes = { admin: "/admin", owner: "/client-admin?welcome=1" };

/** Pages that lead to the sign-in form, or are useless after it. */
const isAboutAccounts =
  /^\/(sign-|forgot-password|reset-password|verify-email|profile|admin|client-admin|impersonation)/;

type Asked = { next: FormDataEntryValue | string | null; from: FormDataEntryValue | string | null };

/** A link to a certain page wins; then owners go to their dashboard and admins to the admin, and visitors go back where they came from. */
export function landingOf(workplace: Workplace, { next, from }: Asked, usual: string) {
  const wanted = ownPath(next, "");
  if (wanted) return wanted;
  return workplace === "visitor" ? ownPath(from, usual) : homes[workplace];
}

/** The page of this site from which a visitor opened the sign-in form. */
export function cameFrom(request: Request) {
  const referrer = URL.parse(request.headers.get("referer") ?? "");
  if (!referrer || referrer.host !== new URL(request.url).host) return "";
  const path = withoutLanguage(referrer.pathname) ?? referrer.pathname;
  return isAboutAccounts.test(path) ? "" : ownPath(path + referrer.search, "");
}
