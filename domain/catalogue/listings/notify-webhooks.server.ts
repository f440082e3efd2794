import { and, eq } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import type { WebhookEvent } from "#domain/webhooks/event.ts";
import { tellWebhooks } from "#domain/webhooks/queue-webhooks.server.ts";

/** Queues webhook events, in the transaction of the change. */
export async function tellOfListing(
  tx: Executor,
  type: WebhookEvent,
  listingId: number,
  thingId?: number,
) {
  const listing = await tx
    .select({ id: listings.id, slug: listings.slug })
    .from(listings)
    .where(eq(listings.id, listingId));
  await tellWebhooks(tx, type, listing, thingId);
}

export async function tellIfShown(tx: Executor, listingId: number) {
  const { id, slug, status } = listings;
  const shown = await tx
    .select({ id, slug })
    .from(listings)
    .where(and(eq(id, listingId), eq(status, "active")));
  await tellWebhooks(tx, "listing.changed", shown);
}
