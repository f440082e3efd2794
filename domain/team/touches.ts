import type { AccountTouches } from "#domain/accounts/touches.ts";

export type TeamTouches = Pick<
  AccountTouches,
  "db" | "clock" | "mailSealer" | "fingerprint" | "siteUrl" | "accountParts"
>;
