import type { AccountDeps } from "#domain/accounts/deps.ts";
import type { Encryptor } from "#platform/encryption.ts";
import type { Signer } from "#platform/secret.ts";

export type BookingDeps = Pick<
  AccountDeps,
  "db" | "clock" | "fingerprint" | "emailEncryptor" | "siteUrl"
> & {
  /** Encrypts customers' messages. */
  messageEncryptor: Encryptor;
  /** Signs the private links of bookings. */
  bookingSigner: Signer;
};
