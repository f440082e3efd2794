import { and, count, desc, eq, gt, isNull, type SQL, sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { invalidateTags } from "#database/invalidation.ts";
import { pickColumns } from "#database/pick-columns.ts";
import { users } from "#database/schema/accounts/accounts.ts";
import { webhookDeliveries, webhookEndpoints } from "#database/schema/webhooks.ts";
import { type Actor, hasProof } from "#domain/accounts/actor.ts";
import { createWebhookSecret } from "#integrations/webhooks/signature.ts";
import type { WebhookDeps } from "./deps.ts";
import type { EndpointInput } from "./endpoint-input.server.ts";
import { isWebhookEvent, testEvent } from "./event.ts";
import { mayRunWebhooks } from "./may-run-webhooks.ts";
import { webhooksTag } from "./queue-webhooks.server.ts";

type Deps = Pick<WebhookDeps, "db" | "clock" | "webhookEncryptor">;
type MakeEndpointResult =
  | { outcome: "made"; id: number; secret: string }
  | { outcome: "not-found" | "proof-needed" | "too-many" };

const mostEndpoints = 10;
const bothHold = 24 * 60 * 60_000;

/** Returns the secret this one time. */
export async function addEndpoint(
  { db, clock, webhookEncryptor }: Deps,
  actor: Actor,
  listingId: number | null,
  { events, ...input }: EndpointInput,
): Promise<MakeEndpointResult> {
  if (!mayRunWebhooks(actor, listingId)) return { outcome: "not-found" };
  if (!hasProof(actor, clock())) return { outcome: "proof-needed" };
  return db.transaction(async (tx): Promise<MakeEndpointResult> => {
    await tx
      .select({ id: users.id })
      .from(users)
      .where(eq(users.id, actor.userId))
      .for("no key update");
    if ((await tx.$count(webhookEndpoints, of(listingId))) >= mostEndpoints)
      return { outcome: "too-many" };
    const secret = createWebhookSecret();
    const row = {
      ...input,
      events: [...new Set(events)],
      userId: actor.userId,
      listingId,
      secret: webhookEncryptor.seal(secret),
      createdAt: clock(),
    };
    const [made] = await tx
      .insert(webhookEndpoints)
      .values(row)
      .returning({ id: webhookEndpoints.id });
    return { outcome: "made", id: made?.id ?? 0, secret };
  });
}

const columns = {
  ...pickColumns(webhookEndpoints, "id", "listingId", "url", "description", "events"),
  ...pickColumns(webhookEndpoints, "createdAt", "disabledFor", "failingSince", "secretBeforeUntil"),
  maker: users.name,
  last: sql<{ at: string; status: number | null; answer: string } | null>`(
    select json_build_object('at', a.at, 'status', a.status, 'answer', a.answer)
    from webhook_attempts a join webhook_deliveries d on d.id = a.delivery_id where d.endpoint_id = webhook_endpoints.id order by a.id desc limit 1)`,
};

/** Lists endpoints, latest first; null without permission. */
export const listEndpoints = async (
  { db }: Pick<Deps, "db">,
  actor: Actor,
  listingId: number | null,
) => (mayRunWebhooks(actor, listingId) ? read({ db }, of(listingId)) : null);

async function read({ db }: Pick<Deps, "db">, where: SQL) {
  const rows = await db
    .select(columns)
    .from(webhookEndpoints)
    .innerJoin(users, eq(users.id, webhookEndpoints.userId))
    .where(where)
    .orderBy(desc(webhookEndpoints.id));
  return rows.map(({ last, ...row }) => ({
    ...row,
    events: row.events.filter(isWebhookEvent),
    last: last && { ...last, at: new Date(last.at) },
  }));
}

export type ListedEndpoint = Awaited<ReturnType<typeof read>>[number];

/** Finds an endpoint; null without permission for its listing, or for the site. */
export async function findEndpoint(deps: Pick<Deps, "db">, actor: Actor, id: number) {
  const [found] = await read(deps, eq(webhookEndpoints.id, id));
  return found && mayRunWebhooks(actor, found.listingId) ? found : null;
}

const mostTests = 20;
const hour = 60 * 60_000;

export const endpointActs = ["disable", "enable", "remove", "test"] as const;
export type EndpointAct = (typeof endpointActs)[number];

/**
 * Changes an endpoint. Enabling it makes the actor responsible for it. Disabled ones get no tests
 * either.
 */
export async function changeEndpoint(
  { db, clock }: Pick<Deps, "db" | "clock">,
  actor: Actor,
  id: number,
  act: EndpointAct,
): Promise<"done" | "not-found" | "limited"> {
  const isEndpoint = eq(webhookEndpoints.id, id);
  const well = {
    disabledAt: null,
    disabledFor: null,
    failingSince: null,
    failures: 0,
    pausedUntil: null,
  };
  return db.transaction(async (tx) => {
    const [held] = await tx.select().from(webhookEndpoints).where(isEndpoint).for("update");
    if (!held || !mayRunWebhooks(actor, held.listingId) || (act === "test" && held.disabledAt))
      return "not-found";
    if (act === "remove") await tx.delete(webhookEndpoints).where(isEndpoint);
    if (act === "disable" && !held.disabledAt)
      await tx
        .update(webhookEndpoints)
        .set({ disabledAt: clock(), disabledFor: "hand" })
        .where(isEndpoint);
    if (act === "enable")
      await tx
        .update(webhookEndpoints)
        .set({ ...well, userId: actor.userId })
        .where(isEndpoint);
    if (act === "test") {
      if ((await countTests(tx, held.listingId, new Date(clock().getTime() - hour))) >= mostTests)
        return "limited";
      await tx
        .insert(webhookDeliveries)
        .values({ endpointId: id, type: testEvent, listingId: null, happenedAt: clock() });
      await tx.update(webhookEndpoints).set({ pausedUntil: null }).where(isEndpoint);
    }
    await invalidateTags(tx, [webhooksTag]);
    return "done";
  });
}

/** Counts tests of all endpoints of a listing or the site: each test calls a third-party server. */
async function countTests(db: Executor, listingId: number | null, since: Date) {
  const [row] = await db
    .select({ tests: count() })
    .from(webhookDeliveries)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
    .where(
      and(
        eq(webhookDeliveries.type, testEvent),
        gt(webhookDeliveries.happenedAt, since),
        of(listingId),
      ),
    );
  return row?.tests ?? 0;
}

type RotateSecretResult =
  | { outcome: "rotated"; secret: string }
  | { outcome: "not-found" | "proof-needed" };

/** Signs with the new secret from now on, and with the previous one for another day. */
export async function rotateSecret(
  { db, clock, webhookEncryptor }: Deps,
  actor: Actor,
  id: number,
): Promise<RotateSecretResult> {
  if (!(await findEndpoint({ db }, actor, id))) return { outcome: "not-found" };
  const now = clock();
  if (!hasProof(actor, now)) return { outcome: "proof-needed" };
  const secret = createWebhookSecret();
  const changed = await db
    .update(webhookEndpoints)
    .set({
      secret: webhookEncryptor.seal(secret),
      secretBefore: sql`${webhookEndpoints.secret}`,
      secretBeforeUntil: new Date(now.getTime() + bothHold),
    })
    .where(eq(webhookEndpoints.id, id))
    .returning({ id: webhookEndpoints.id });
  return changed.length > 0 ? { outcome: "rotated", secret } : { outcome: "not-found" };
}

const of = (listingId: number | null) =>
  listingId === null
    ? isNull(webhookEndpoints.listingId)
    : eq(webhookEndpoints.listingId, listingId);
