import type { MessagingDeps } from "#domain/accounts/deps.ts";
import type { Encryptor } from "#platform/encryption.ts";

export type LeadDeps = MessagingDeps & {
  /** Encrypts visitors' messages. */
  messageEncryptor: Encryptor;
};
