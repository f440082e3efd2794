import type { MessagingDeps } from "#domain/accounts/deps.ts";
import type { UploadDeps } from "#domain/uploads/deps.ts";
import type { Encryptor } from "#platform/encryption.ts";
import type { Signer } from "#platform/secret.ts";

export type PhotoDeps = MessagingDeps &
  Pick<UploadDeps, "storage"> & {
    /** Signs the private links of people shown. */
    consentSigner: Signer;
    /** Encrypts their names and addresses. */
    consentEncryptor: Encryptor;
  };
