import { and, eq } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import type { WebhookEvent } from "#domain/webhooks/event.ts";
import { queueWebhookEvents } from "#domain/webhooks/queue-webhooks.server.ts";

/** Queues webhook events, in the transaction of the change. */
export async function queueListingWebhook(
  tx: Executor,
  type: WebhookEvent,
  listingId: number,
  thingId?: number,
) {
  const listing = await tx
    .select({ id: listings.id, slug: listings.slug })
    .from(listings)
    .where(eq(listings.id, listingId));
  await queueWebhookEvents(tx, type, listing, thingId);
}

export async function queueListingChangedWebhook(tx: Executor, listingId: number) {
  const { id, slug, status } = listings;
  const shown = await tx
    .select({ id, slug })
    .from(listings)
    .where(and(eq(id, listingId), eq(status, "active")));
  await queueWebhookEvents(tx, "listing.changed", shown);
}
