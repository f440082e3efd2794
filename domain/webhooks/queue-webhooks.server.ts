import { sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { invalidateTags } from "#database/invalidation.ts";
import type { WebhookEvent } from "./event.ts";

/** Wakes the delivery worker of every process. */
export const webhooksTag = "webhooks";

/**
 * Queues deliveries. Call inside the transaction of the change: they are queued only if it commits.
 */
export async function queueWebhookEvents(
  tx: Executor,
  type: WebhookEvent,
  listings: { id: number; slug: string }[],
  thingId: number | null = null,
) {
  if (listings.length === 0) return;
  const { rows } = await tx.execute(sql`
    insert into webhook_deliveries (endpoint_id, type, listing_id, med_spa_slug, thing_id)
    select e.id, ${type}, m.id, m.slug, ${thingId}::int
    from webhook_endpoints e join json_to_recordset(${JSON.stringify(listings)}::json) as m (id int, slug text) on e.listing_id is null or e.listing_id = m.id
    where e.disabled_at is null and ${type} = any(e.events)
    returning id`);
  if (rows.length > 0) await invalidateTags(tx, [webhooksTag]);
}
