import { announceChange } from "#database/changes.ts";
import type { Executor } from "#database/database.ts";
import { tagsToAnnounce } from "./internal/tags-to-announce.server.ts";
import { tellIfShown } from "./tell-of-listing.server.ts";

/** A listing looks different from now on: its card stands on many pages. */
export async function announceLooks(tx: Executor, medSpaId: number) {
  await announceChange(tx, await tagsToAnnounce(tx, medSpaId));
  await tellIfShown(tx, medSpaId);
}
