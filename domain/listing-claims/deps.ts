import type { AccountTouches } from "#domain/accounts/deps.ts";

export type OwnershipTouches = Pick<
  AccountTouches,
  "db" | "clock" | "fingerprint" | "mailSealer" | "siteUrl" | "accountParts"
>;
