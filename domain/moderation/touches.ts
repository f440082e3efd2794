import type { AccountTouches } from "#domain/accounts/touches.ts";
import type { MediaTouches } from "#domain/media/touches.ts";

/** What decisions in the inbox touch, whatever they are about. */
export type ModerationTouches = Pick<
  AccountTouches,
  "db" | "clock" | "fingerprint" | "mailSealer" | "siteUrl" | "isDemo" | "accountParts"
> &
  Pick<MediaTouches, "storage">;
