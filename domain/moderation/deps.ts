import type { AccountTouches } from "#domain/accounts/deps.ts";
import type { MediaTouches } from "#domain/uploads/deps.ts";

/** What decisions in the inbox touch, whatever they are about. */
export type ModerationTouches = Pick<
  AccountTouches,
  "db" | "clock" | "fingerprint" | "mailSealer" | "siteUrl" | "isDemo" | "accountParts"
> &
  Pick<MediaTouches, "storage">;
