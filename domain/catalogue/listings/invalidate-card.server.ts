import type { Executor } from "#database/database.ts";
import { announceChange } from "#database/invalidation.ts";
import { tagsToAnnounce } from "../internal/tags-to-invalidate.server.ts";
import { tellIfShown } from "./notify-webhooks.server.ts";

export async function announceLooks(tx: Executor, listingId: number) {
  await announceChange(tx, await tagsToAnnounce(tx, listingId));
  await tellIfShown(tx, listingId);
}
