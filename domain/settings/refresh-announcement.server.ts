import type { Executor } from "#database/database.ts";
import { invalidateTags } from "#database/invalidation.ts";
import { readSettings } from "./settings.server.ts";
import { momentOf, settingsTag } from "./settings.ts";

const lately = 2 * 60_000;

/** Drops cached pages once an announcement begins or ends. Idempotent. */
export async function refreshAnnouncement({ db, clock }: { db: Executor; clock: () => Date }) {
  const { announcement } = await readSettings({ db });
  const now = clock().getTime();
  const hasTurned = (["from", "until"] as const).some((side) => {
    const ago = now - (momentOf(announcement, side)?.getTime() ?? Number.NaN);
    return ago >= 0 && ago < lately;
  });
  if (announcement.words === "" || !hasTurned) return 0;
  await invalidateTags(db, [settingsTag]);
  return 1;
}
