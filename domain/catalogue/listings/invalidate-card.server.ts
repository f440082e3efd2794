import type { Executor } from "#database/database.ts";
import { invalidateTags } from "#database/invalidation.ts";
import { listTagsToInvalidate } from "../internal/tags-to-invalidate.server.ts";
import { queueListingChangedWebhook } from "./notify-webhooks.server.ts";

export async function invalidateListingCard(tx: Executor, listingId: number) {
  await invalidateTags(tx, await listTagsToInvalidate(tx, listingId));
  await queueListingChangedWebhook(tx, listingId);
}
