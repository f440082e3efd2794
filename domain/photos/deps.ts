import type { AccountDeps } from "#domain/accounts/deps.ts";
import type { MediaDeps } from "#domain/uploads/deps.ts";
import type { Sealer } from "#platform/encryption.ts";
import type { Signer } from "#platform/secret.ts";

export type PhotoDeps = Pick<
  AccountDeps,
  "db" | "clock" | "fingerprint" | "mailSealer" | "siteUrl"
> &
  Pick<MediaDeps, "storage"> & {
    /** Signs the private links of people shown. */
    consentSigner: Signer;
    /** Encrypts their names and addresses. */
    consentSealer: Sealer;
  };
