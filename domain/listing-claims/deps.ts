import type { AccountDeps } from "#domain/accounts/deps.ts";

export type OwnershipDeps = Pick<
  AccountDeps,
  "db" | "clock" | "fingerprint" | "mailSealer" | "siteUrl" | "accountParts"
>;
