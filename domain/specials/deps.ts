import type { AccountDeps } from "#domain/accounts/deps.ts";
import type { Encryptor } from "#platform/encryption.ts";
import type { Signer } from "#platform/secret.ts";

export type SpecialDeps = Pick<
  AccountDeps,
  "db" | "clock" | "fingerprint" | "emailEncryptor" | "siteUrl"
> & {
  /** Encrypts voucher codes. */
  voucherEncryptor: Encryptor;
  /** Signs the private links of vouchers. */
  claimSigner: Signer;
};
