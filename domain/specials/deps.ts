import type { MessagingDeps } from "#domain/accounts/deps.ts";
import type { Encryptor } from "#platform/encryption.ts";
import type { Signer } from "#platform/secret.ts";

export type SpecialDeps = MessagingDeps & {
  /** Encrypts voucher codes. */
  voucherEncryptor: Encryptor;
  /** Signs the private links of vouchers. */
  claimSigner: Signer;
};
