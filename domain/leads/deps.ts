import type { AccountTouches } from "#domain/accounts/deps.ts";
import type { Sealer } from "#platform/encryption.ts";

export type LeadTouches = Pick<
  AccountTouches,
  "db" | "clock" | "fingerprint" | "mailSealer" | "siteUrl"
> & {
  /** Encrypts visitors' messages. */
  messageSealer: Sealer;
};
