import { withoutKeys } from "#platform/api-key.ts";

/**
 * Removes private links of bookings, calendars and emails, which grant access, from a logged path.
 * Public slugs have no capitals.
 */
export function loggedPath(path: string) {
  return withoutKeys(path).replace(/[\w-]{20,}/g, (part) => (/[A-Z]/.test(part) ? "..." : part));
}
