import type { AccountTouches } from "#domain/accounts/deps.ts";

export type TeamTouches = Pick<
  AccountTouches,
  "db" | "clock" | "mailSealer" | "fingerprint" | "siteUrl" | "accountParts"
>;
