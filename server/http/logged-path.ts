import { withoutKeys } from "#platform/api-key.ts";

/** A path as logs and reports may keep it: private links of bookings, calendars and mails open what they lead to. Names in addresses have no capitals. */
export function loggedPath(path: string) {
  return withoutKeys(path).replace(/[\w-]{20,}/g, (part) => (/[A-Z]/.test(part) ? "..." : part));
}
