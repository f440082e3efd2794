import { and, eq } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { medSpas } from "#database/schema/catalogue/listings.ts";
import type { WebhookEvent } from "#domain/webhooks/event.ts";
import { tellWebhooks } from "#domain/webhooks/queue-webhooks.server.ts";

/** Queues webhook events, in the transaction of the change. */
export async function tellOfListing(
  tx: Executor,
  type: WebhookEvent,
  medSpaId: number,
  thingId?: number,
) {
  const listing = await tx
    .select({ id: medSpas.id, slug: medSpas.slug })
    .from(medSpas)
    .where(eq(medSpas.id, medSpaId));
  await tellWebhooks(tx, type, listing, thingId);
}

export async function tellIfShown(tx: Executor, medSpaId: number) {
  const { id, slug, status } = medSpas;
  const shown = await tx
    .select({ id, slug })
    .from(medSpas)
    .where(and(eq(id, medSpaId), eq(status, "active")));
  await tellWebhooks(tx, "listing.changed", shown);
}
