import type { AccountTouches } from "#domain/accounts/deps.ts";
import type { Sealer } from "#platform/encryption.ts";
import type { Signer } from "#platform/secret.ts";

/** What commands about bookings touch. */
export type BookingTouches = Pick<
  AccountTouches,
  "db" | "clock" | "fingerprint" | "mailSealer" | "siteUrl"
> & {
  /** Of what a customer wrote to the place. */
  messageSealer: Sealer;
  /** Of the private links of bookings. */
  bookingSigner: Signer;
};
