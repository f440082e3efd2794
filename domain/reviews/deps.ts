import type { AccountTouches } from "#domain/accounts/deps.ts";

/** What commands about reviews touch. */
export type ReviewTouches = Pick<
  AccountTouches,
  "db" | "clock" | "fingerprint" | "mailSealer" | "siteUrl"
>;
