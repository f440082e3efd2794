import type { AccountDeps } from "#domain/accounts/deps.ts";
import type { UploadDeps } from "#domain/uploads/deps.ts";

export type ModerationDeps = Pick<
  AccountDeps,
  "db" | "clock" | "fingerprint" | "emailEncryptor" | "siteUrl" | "isDemo" | "accountParts"
> &
  Pick<UploadDeps, "storage">;
