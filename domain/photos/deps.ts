import type { AccountTouches } from "#domain/accounts/deps.ts";
import type { MediaTouches } from "#domain/uploads/deps.ts";
import type { Sealer } from "#platform/encryption.ts";
import type { Signer } from "#platform/secret.ts";

export type PhotoTouches = Pick<
  AccountTouches,
  "db" | "clock" | "fingerprint" | "mailSealer" | "siteUrl"
> &
  Pick<MediaTouches, "storage"> & {
    /** Signs the private links of people shown. */
    consentSigner: Signer;
    /** Encrypts their names and addresses. */
    consentSealer: Sealer;
  };
