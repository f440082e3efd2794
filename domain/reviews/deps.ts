import type { AccountTouches } from "#domain/accounts/deps.ts";

export type ReviewTouches = Pick<
  AccountTouches,
  "db" | "clock" | "fingerprint" | "mailSealer" | "siteUrl"
>;
