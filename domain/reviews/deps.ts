import type { AccountDeps } from "#domain/accounts/deps.ts";

export type ReviewDeps = Pick<
  AccountDeps,
  "db" | "clock" | "fingerprint" | "emailEncryptor" | "siteUrl"
>;
