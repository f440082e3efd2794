import { and, eq, inArray, isNull, notInArray, sql } from "drizzle-orm";
import { claimDue, isDue } from "#database/claim-due.ts";
import { webhookAttempts, webhookDeliveries, webhookEndpoints } from "#database/schema/webhooks.ts";
import { findActor } from "#domain/accounts/sessions/visitor.server.ts";
import { queueEmail } from "#domain/email/queue-email.server.ts";
import type { PostAnswer } from "#integrations/webhooks/post-webhook.ts";
import { signedHeaders } from "#integrations/webhooks/signature.ts";
import { decryptIfReadable } from "#platform/encryption.ts";
import { createGate } from "#platform/gate.ts";
import { adminWebhookPath, ownerWebhookPath } from "#shared/paths.ts";
import type { WebhookDeps } from "./deps.ts";
import { buildWebhookBody } from "./event.ts";
import { mayRunWebhooks } from "./may-run-webhooks.ts";
import {
  maxEndpointPause,
  maxFailingTime,
  maxRetryDelays,
  pauseAfter,
  restAfter,
} from "./retry.ts";
import { endpointFailingEmail, endpointGoneEmail } from "./webhook-emails.ts";

type Delivery = typeof webhookDeliveries.$inferSelect;
type Endpoint = typeof webhookEndpoints.$inferSelect;

/** Longer than any attempt, so that no second process sends an active delivery. */
const lease = 60_000;
const atOnce = 4;
const longestRound = 20_000;
const keptOfAnswer = 500;

export async function deliverWebhooks(deps: WebhookDeps, isAsked = () => true) {
  for (let arrived = 0; ; ) {
    const round = await deliverRound(deps, isAsked);
    arrived += round.arrived;
    if (round.tried === 0 || !isAsked()) return arrived;
  }
}

/**
 * Sends to several endpoints in parallel, but to each one in sequence. A round is short, so that a
 * slow endpoint with many deliveries does not block newer ones.
 */
async function deliverRound(deps: WebhookDeps, isAsked: () => boolean) {
  const end = performance.now() + longestRound;
  const busy = new Set<number>();
  let [tried, arrived] = [0, 0];
  const inTurn = createGate({ running: 1, waiting: atOnce });
  const next = () =>
    inTurn(async () => {
      const delivery = await claim(deps, busy);
      if (delivery) busy.add(delivery.endpointId);
      return delivery;
    });
  async function work() {
    while (isAsked() && performance.now() < end) {
      const delivery = await next();
      if (!delivery || delivery === "full") return;
      tried++;
      try {
        if (await send(deps, delivery)) arrived++;
      } finally {
        busy.delete(delivery.endpointId);
      }
    }
  }
  const done = await Promise.allSettled(Array.from({ length: atOnce }, work));
  for (const each of done) if (each.status === "rejected") throw each.reason;
  return { tried, arrived };
}

/** Counts the attempt before it is made. */
function claim({ db, clock }: WebhookDeps, busy: Set<number>) {
  const now = clock();
  const { attempts, deliveredAt, dueAt, endpointId, failedAt, id } = webhookDeliveries;
  const { disabledAt, pausedUntil } = webhookEndpoints;
  const open = db
    .select({ id: webhookEndpoints.id })
    .from(webhookEndpoints)
    .where(
      and(
        isNull(disabledAt),
        isDue(pausedUntil, now, new Date(now.getTime() + maxEndpointPause)),
        notInArray(webhookEndpoints.id, [...busy]),
      ),
    );
  const latest = sql`${now}::timestamptz + (${sql.param(maxRetryDelays)}::float8[])[${attempts}] * interval '1 millisecond'`;
  return claimDue(db, webhookDeliveries, {
    key: id,
    where: and(
      isNull(deliveredAt),
      isNull(failedAt),
      isDue(dueAt, now, latest),
      inArray(endpointId, open),
    ),
    orderBy: [sql`${dueAt} nulls first`, id],
    set: { attempts: sql`${attempts} + 1`, dueAt: new Date(now.getTime() + lease) },
  });
}

async function send(deps: WebhookDeps, delivery: Delivery) {
  const { db, clock, siteUrl } = deps;
  const [endpoint] = await db
    .select()
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.id, delivery.endpointId));
  if (!endpoint) return false;
  // Before the transaction, because this check runs its own query.
  const maker = await findActor(deps, endpoint.userId);
  if (!maker || !mayRunWebhooks(maker, endpoint.listingId)) {
    await db
      .update(webhookEndpoints)
      .set({ disabledAt: clock(), disabledFor: "maker" })
      .where(eq(webhookEndpoints.id, endpoint.id));
    return false;
  }
  const [body, at] = [buildWebhookBody(delivery, siteUrl), clock()];
  const secrets = secretsOf(deps, endpoint, at);
  const headers = signedHeaders(secrets, { id: `msg_${delivery.messageId}`, at, body });
  const answer: DeliveryAnswer =
    secrets.length > 0
      ? await deps.postWebhook(endpoint.url, headers, body)
      : { outcome: "unsigned", milliseconds: 0 };
  return db.transaction((tx) =>
    note({ ...deps, db: tx }, delivery, answer, { at, maker: maker.email }),
  );
}

function secretsOf(
  { webhookEncryptor }: WebhookDeps,
  { secret, secretBefore, secretBeforeUntil }: Endpoint,
  now: Date,
) {
  const before = secretBefore && secretBeforeUntil && secretBeforeUntil > now ? [secretBefore] : [];
  return [secret, ...before].flatMap(
    (encrypted) => decryptIfReadable(webhookEncryptor, encrypted) ?? [],
  );
}

const problems = {
  forbidden: "Not called: it is not a public address.",
  unresolved: "No response: its name is not in DNS.",
  refused: "No response: it refused the connection.",
  untrusted: "No response: its TLS certificate or protocol was rejected.",
  unreachable: "No response: the connection failed.",
  "too-slow": "No response within ten seconds.",
  unsigned: "Not called: its signing secret cannot be read. Create a new one.",
};
type DeliveryAnswer = PostAnswer | { outcome: "unsigned"; milliseconds: number };

/**
 * Records the result of a delivery. After a crash between the response and this commit, the retry
 * has the same webhook-id.
 */
async function note(
  deps: WebhookDeps,
  delivery: Delivery,
  answer: DeliveryAnswer,
  { at, maker }: { at: Date; maker: string },
) {
  const { db, clock } = deps;
  // Locked, so that concurrent deliveries do not lose each other's counts.
  const [endpoint] = await db
    .select()
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.id, delivery.endpointId))
    .for("update");
  if (!endpoint) return false;
  const status = answer.outcome === "answered" ? answer.status : null;
  const text = answer.outcome === "answered" ? plain(answer.text) : problems[answer.outcome];
  await db
    .insert(webhookAttempts)
    .values({
      deliveryId: delivery.id,
      at,
      status,
      milliseconds: answer.milliseconds,
      answer: text,
    });
  const hasArrived = status !== null && status >= 200 && status < 300;
  const now = clock();
  if (hasArrived) {
    await db
      .update(webhookDeliveries)
      .set({ deliveredAt: now, failedAt: null })
      .where(eq(webhookDeliveries.id, delivery.id));
    await db
      .update(webhookEndpoints)
      .set({ failingSince: null, failures: 0, pausedUntil: null })
      .where(eq(webhookEndpoints.id, endpoint.id));
    return true;
  }
  const pause = status === 410 ? null : pauseAfter(delivery.attempts);
  await db
    .update(webhookDeliveries)
    .set(pause === null ? { failedAt: now } : { dueAt: new Date(now.getTime() + pause) })
    .where(eq(webhookDeliveries.id, delivery.id));
  await noteFailure(deps, endpoint, maker, status, now);
  return false;
}

async function noteFailure(
  deps: WebhookDeps,
  endpoint: Endpoint,
  maker: string,
  status: number | null,
  now: Date,
) {
  const { db } = deps;
  const failingSince = endpoint.failingSince ?? now;
  const failures = endpoint.failures + 1;
  const isAway = status === null || status >= 500 || status === 429;
  const pausedUntil = isAway ? new Date(now.getTime() + restAfter(failures)) : null;
  const why =
    status === 410
      ? "gone"
      : now.getTime() - failingSince.getTime() > maxFailingTime
        ? "failing"
        : null;
  const isOver = why !== null && endpoint.disabledAt === null;
  const end = isOver ? { disabledAt: now, disabledFor: why } : {};
  await db
    .update(webhookEndpoints)
    .set({ failingSince, failures, pausedUntil, ...end })
    .where(eq(webhookEndpoints.id, endpoint.id));
  if (isOver) await tellMaker(deps, endpoint, maker, why);
}

/** Runs once per disabling, until someone enables the endpoint again. */
async function tellMaker(
  deps: WebhookDeps,
  { id, url, listingId }: Endpoint,
  maker: string,
  why: "gone" | "failing",
) {
  const page = listingId === null ? adminWebhookPath(id) : ownerWebhookPath(id);
  const endpoint = { url, page: `${deps.siteUrl}${page}` };
  const content =
    why === "gone"
      ? endpointGoneEmail(endpoint)
      : endpointFailingEmail(endpoint, maxFailingTime / 86_400_000);
  await queueEmail(deps, { kind: "webhook disabled", to: maker, content });
}

const plain = (text: string) =>
  text
    .replace(/(?![\n\t])\p{Cc}/gu, "")
    .slice(0, keptOfAnswer)
    .toWellFormed();
