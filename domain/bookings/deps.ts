import type { MessagingDeps } from "#domain/accounts/deps.ts";
import type { Encryptor } from "#platform/encryption.ts";
import type { Signer } from "#platform/secret.ts";

export type BookingDeps = MessagingDeps & {
  /** Encrypts customers' messages. */
  messageEncryptor: Encryptor;
  /** Signs the private links of bookings. */
  bookingSigner: Signer;
};
