import { eq, sql } from "drizzle-orm";
import type { Database, Executor } from "#database/database.ts";
import { subscriptions } from "#database/schema/newsletter.ts";
import { confirmSubscriptionLink } from "#domain/email/preferences-link.server.ts";
import { type EmailDeps, queueEmail } from "#domain/email/queue-email.server.ts";
import { isSuppressed, releaseAddress } from "#domain/email/suppressions.server.ts";
import { newsletterConsents } from "./consents.ts";
import { confirmSubscriptionEmail } from "./newsletter-emails.ts";

export type NewsletterList = keyof typeof newsletterConsents;
type SubscribeRequest = {
  list: NewsletterList;
  email: string;
  name?: string;
  source: "page" | "api";
};

const hour = 60 * 60_000;

/**
 * Responds the same for known and unknown addresses. A repeated signup renews the consent.
 * Unconfirmed addresses get a confirmation email.
 */
export async function subscribe(
  deps: EmailDeps,
  { list, email: typed, name, source }: SubscribeRequest,
) {
  const email = typed.toLowerCase();
  const consentedAt = deps.clock();
  await deps.db.transaction(async (tx) => {
    await oneAtATime(tx, email);
    await tx
      .insert(subscriptions)
      .values({
        list,
        email,
        name: name ?? null,
        consentText: newsletterConsents[list],
        consentedAt,
        source,
      })
      .onConflictDoUpdate({
        target: [subscriptions.list, subscriptions.email],
        set: {
          consentText: newsletterConsents[list],
          consentedAt,
          // Former subscribers must confirm again: someone else may have typed their address.
          confirmedAt: sql`case when ${subscriptions.unsubscribedAt} is null then ${subscriptions.confirmedAt} end`,
          unsubscribedAt: null,
          source,
          ...(name ? { name } : {}),
        },
      });
    await askToConfirm({ ...deps, db: tx }, list, email);
  });
}

/** Serializes signups per address: the second waits until the first has sent its confirmation. */
const oneAtATime = (tx: Executor, email: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext(${email}))`);

/**
 * Sends one email per hour and address: a second request within the hour is sent at its end, a
 * third not at all.
 */
async function askToConfirm(deps: EmailDeps, list: NewsletterList, email: string) {
  const now = deps.clock();
  const rows = await deps.db.select().from(subscriptions).where(eq(subscriptions.email, email));
  if (rows.some((row) => row.list === list && row.confirmedAt)) return;
  const last = Math.max(0, ...rows.map(({ askedAt }) => askedAt?.getTime() ?? 0));
  if (last > now.getTime()) return;
  const dueAt = new Date(Math.max(now.getTime(), last + hour));
  await deps.db.update(subscriptions).set({ askedAt: dueAt }).where(eq(subscriptions.email, email));
  const content = confirmSubscriptionEmail(confirmSubscriptionLink(deps, email));
  await queueEmail(deps, { kind: "confirm subscription", to: email, content, dueAt });
}

export async function pendingLists({ db }: { db: Executor }, email: string) {
  const rows = await db.select().from(subscriptions).where(eq(subscriptions.email, email));
  return rows
    .filter(({ confirmedAt, unsubscribedAt }) => !confirmedAt && !unsubscribedAt)
    .map(({ list, consentText }) => ({ list, consentText }));
}

export async function confirmSubscriptions(
  { db, clock }: { db: Executor; clock: () => Date },
  email: string,
): Promise<NewsletterList[]> {
  const lists = await db
    .update(subscriptions)
    .set({ confirmedAt: clock() })
    .where(
      sql`${subscriptions.email} = ${email} and ${subscriptions.confirmedAt} is null and ${subscriptions.unsubscribedAt} is null`,
    )
    .returning({ list: subscriptions.list });
  if (lists.length > 0) await releaseAddress({ db }, email, "unsubscribed");
  return lists.map(({ list }) => list);
}

export const isOnAList = async (deps: { db: Database | Executor }, email: string) =>
  (await deps.db.$count(subscriptions, eq(subscriptions.email, email))) > 0 ||
  isSuppressed(deps, email);
