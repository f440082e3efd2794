import type { AccountTouches } from "#domain/accounts/deps.ts";
import type { Sealer } from "#platform/encryption.ts";

/** What commands about requests for a call touch. */
export type LeadTouches = Pick<
  AccountTouches,
  "db" | "clock" | "fingerprint" | "mailSealer" | "siteUrl"
> & {
  /** Of what a visitor wrote to the place. */
  messageSealer: Sealer;
};
