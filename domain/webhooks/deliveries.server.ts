import { and, desc, eq, gte, isNotNull, isNull, lt, type SQL, sql } from "drizzle-orm";
import { invalidateTags } from "#database/invalidation.ts";
import { countWhere } from "#database/matching.ts";
import { webhookAttempts, webhookDeliveries, webhookEndpoints } from "#database/schema/webhooks.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import type { WebhookDeps } from "./deps.ts";
import { findEndpoint } from "./endpoints.server.ts";
import { buildWebhookBody } from "./event.ts";
import { webhooksTag } from "./queue-webhooks.server.ts";

type Deps = Pick<WebhookDeps, "db">;
export const deliveryStates = ["waiting", "delivered", "failed"] as const;
export type WebhookDeliveryState = (typeof deliveryStates)[number];

const conditions: Record<WebhookDeliveryState, SQL | undefined> = {
  waiting: and(isNull(webhookDeliveries.deliveredAt), isNull(webhookDeliveries.failedAt)),
  delivered: isNotNull(webhookDeliveries.deliveredAt),
  failed: isNotNull(webhookDeliveries.failedAt),
};
const stateOf = (row: { deliveredAt: Date | null; failedAt: Date | null }): WebhookDeliveryState =>
  row.deliveredAt ? "delivered" : row.failedAt ? "failed" : "waiting";

/** Lists deliveries, newest first, with counts per state. Null for a foreign endpoint. */
export async function listDeliveries(
  { db }: Deps,
  actor: Actor,
  endpointId: number,
  state: WebhookDeliveryState | null,
  page: { limit: number; offset: number },
) {
  if (!(await findEndpoint({ db }, actor, endpointId))) return null;
  const ofEndpoint = eq(webhookDeliveries.endpointId, endpointId);
  const counted = (each: WebhookDeliveryState) => countWhere(conditions[each]);
  const [counts = { waiting: 0, delivered: 0, failed: 0 }] = await db
    .select({
      waiting: counted("waiting"),
      delivered: counted("delivered"),
      failed: counted("failed"),
    })
    .from(webhookDeliveries)
    .where(ofEndpoint);
  const last = sql<{ status: number | null; answer: string } | null>`(
    select json_build_object('status', a.status, 'answer', case when a.status is null then a.answer else '' end) from webhook_attempts a where a.delivery_id = webhook_deliveries.id order by a.id desc limit 1)`;
  const tried = sql<number>`(select count(*)::int from webhook_attempts a where a.delivery_id = webhook_deliveries.id)`;
  const { id, type, medSpaSlug, thingId, happenedAt, deliveredAt, failedAt } = webhookDeliveries;
  const rows = await db
    .select({ id, type, medSpaSlug, thingId, happenedAt, deliveredAt, failedAt, last, tried })
    .from(webhookDeliveries)
    .where(and(ofEndpoint, state ? conditions[state] : undefined))
    .orderBy(desc(id))
    .limit(page.limit)
    .offset(page.offset);
  return { counts, rows: rows.map((row) => ({ ...row, state: stateOf(row) })) };
}

/** Returns a delivery with all its attempts; null for a foreign one. */
export async function findDelivery(
  { db, siteUrl }: Pick<WebhookDeps, "db" | "siteUrl">,
  actor: Actor,
  id: number,
) {
  const [found] = await db.select().from(webhookDeliveries).where(eq(webhookDeliveries.id, id));
  const endpoint = found ? await findEndpoint({ db }, actor, found.endpointId) : null;
  if (!found || !endpoint) return null;
  const attempts = await db
    .select()
    .from(webhookAttempts)
    .where(eq(webhookAttempts.deliveryId, id))
    .orderBy(desc(webhookAttempts.id));
  return {
    ...found,
    endpoint,
    attempts,
    state: stateOf(found),
    body: buildWebhookBody(found, siteUrl),
  };
}

/**
 * Resends one delivery, or all that failed since a time. Keeps their ids, so that receivers can
 * deduplicate. Null for a foreign endpoint.
 */
export async function resendDeliveries(
  { db }: Deps,
  actor: Actor,
  endpointId: number,
  which: { id: number } | { failedSince: Date },
) {
  if (!(await findEndpoint({ db }, actor, endpointId))) return null;
  const condition =
    "id" in which
      ? eq(webhookDeliveries.id, which.id)
      : and(conditions.failed, gte(webhookDeliveries.happenedAt, which.failedSince));
  return db.transaction(async (tx) => {
    const again = await tx
      .update(webhookDeliveries)
      .set({ deliveredAt: null, failedAt: null, attempts: 0, dueAt: null })
      .where(and(eq(webhookDeliveries.endpointId, endpointId), condition))
      .returning({ id: webhookDeliveries.id });
    await tx
      .update(webhookEndpoints)
      .set({ pausedUntil: null })
      .where(eq(webhookEndpoints.id, endpointId));
    await invalidateTags(tx, [webhooksTag]);
    return again.length;
  });
}

const kept = 30 * 24 * 60 * 60_000;

/** Deletes deliveries and attempts after thirty days. */
export async function deleteOldDeliveries({ db, clock }: Pick<WebhookDeps, "db" | "clock">) {
  const before = new Date(clock().getTime() - kept);
  await db.delete(webhookAttempts).where(lt(webhookAttempts.at, before));
  const { rowCount } = await db
    .delete(webhookDeliveries)
    .where(lt(webhookDeliveries.happenedAt, before));
  return rowCount ?? 0;
}
