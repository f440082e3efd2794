import type { AccountDeps } from "#domain/accounts/deps.ts";
import type { Encryptor } from "#platform/encryption.ts";

export type LeadDeps = Pick<
  AccountDeps,
  "db" | "clock" | "fingerprint" | "emailEncryptor" | "siteUrl"
> & {
  /** Encrypts visitors' messages. */
  messageEncryptor: Encryptor;
};
