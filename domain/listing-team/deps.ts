import type { AccountDeps } from "#domain/accounts/deps.ts";

export type TeamDeps = Pick<
  AccountDeps,
  "db" | "clock" | "emailEncryptor" | "fingerprint" | "siteUrl" | "accountParts"
>;
