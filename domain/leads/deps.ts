import type { AccountDeps } from "#domain/accounts/deps.ts";
import type { Encryptor } from "#platform/encryption.ts";

export type LeadDeps = Pick<
  AccountDeps,
  "db" | "clock" | "fingerprint" | "mailSealer" | "siteUrl"
> & {
  /** Encrypts visitors' messages. */
  messageSealer: Encryptor;
};
