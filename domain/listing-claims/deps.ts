import type { AccountTouches } from "#domain/accounts/deps.ts";

/** What commands about whose a listing is touch. */
export type OwnershipTouches = Pick<
  AccountTouches,
  "db" | "clock" | "fingerprint" | "mailSealer" | "siteUrl" | "accountParts"
>;
