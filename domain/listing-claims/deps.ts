import type { AccountDeps } from "#domain/accounts/deps.ts";

export type ListingClaimDeps = Pick<
  AccountDeps,
  "db" | "clock" | "fingerprint" | "emailEncryptor" | "siteUrl" | "accountParts"
>;
