import type { AccountTouches } from "#domain/accounts/deps.ts";
import type { Sealer } from "#platform/encryption.ts";
import type { Signer } from "#platform/secret.ts";

/** What commands about offers and claims touch. */
export type SpecialTouches = Pick<
  AccountTouches,
  "db" | "clock" | "fingerprint" | "mailSealer" | "siteUrl"
> & {
  /** Of the codes of claims. */
  claimSealer: Sealer;
  /** Of the private links of claims. */
  claimSigner: Signer;
};
