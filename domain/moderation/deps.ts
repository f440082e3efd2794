import type { AccountTouches } from "#domain/accounts/deps.ts";
import type { MediaTouches } from "#domain/uploads/deps.ts";

export type ModerationTouches = Pick<
  AccountTouches,
  "db" | "clock" | "fingerprint" | "mailSealer" | "siteUrl" | "isDemo" | "accountParts"
> &
  Pick<MediaTouches, "storage">;
