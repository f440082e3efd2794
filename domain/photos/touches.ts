import type { AccountTouches } from "#domain/accounts/touches.ts";
import type { MediaTouches } from "#domain/media/touches.ts";
import type { Sealer } from "#platform/sealer.ts";
import type { Signer } from "#platform/secret.ts";

/** What commands about photos of places touch. */
export type PhotoTouches = Pick<
  AccountTouches,
  "db" | "clock" | "fingerprint" | "mailSealer" | "siteUrl"
> &
  Pick<MediaTouches, "storage"> & {
    /** Of the private links of people shown. */
    consentSigner: Signer;
    /** Of who they are. */
    consentSealer: Sealer;
  };
