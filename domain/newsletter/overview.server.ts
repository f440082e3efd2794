import { and, asc, desc, isNotNull, isNull, sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { mails } from "#database/schema/mail.ts";
import { issues, subscriptions } from "#database/schema/newsletter.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/policy.ts";
import { writeLetter } from "#domain/mail/letter.ts";
import { writeIssue } from "./issue-letter.server.ts";
import { nextIssueDay, whyOf } from "./send-issues.server.ts";
import type { List } from "./subscribe.server.ts";

type Given = { db: Executor; clock: () => Date };

const month = 30 * 24 * 60 * 60_000;
const lastIssues = 12;

/** The lists in figures, for the operator; null for everybody else. */
export async function readLists({ db, clock }: Given, actor: Actor) {
  if (!may(actor, "run the newsletter")) return null;
  const since = new Date(clock().getTime() - month);
  const count = (condition: ReturnType<typeof sql>) => sql<number>`count(*) filter (where ${condition})::int`;
  const isOn = sql`${subscriptions.confirmedAt} is not null and ${subscriptions.unsubscribedAt} is null`;
  return db
    .select({
      list: subscriptions.list,
      confirmed: count(isOn),
      waiting: count(sql`${subscriptions.confirmedAt} is null and ${subscriptions.unsubscribedAt} is null`),
      left: count(sql`${subscriptions.unsubscribedAt} is not null`),
      joinedLately: count(sql`${isOn} and ${subscriptions.confirmedAt} >= ${since}`),
      leftLately: count(sql`${subscriptions.unsubscribedAt} >= ${since}`),
    })
    .from(subscriptions)
    .groupBy(subscriptions.list)
    .orderBy(subscriptions.list);
}

export async function lastSends({ db }: Pick<Given, "db">, actor: Actor) {
  if (!may(actor, "run the newsletter")) return [];
  const isOf = sql`${mails.campaign} = ${issues.list} || ' ' || ${issues.day}`;
  const count = (condition: ReturnType<typeof sql>) => sql<number>`(select count(*) from ${mails} where ${isOf} and ${condition})::int`;
  return db
    .select({
      id: issues.id,
      list: issues.list,
      day: issues.day,
      title: sql<string>`${issues.letter} ->> 'title'`,
      queued: issues.queued,
      isDone: sql<boolean>`${issues.finishedAt} is not null`,
      sent: count(sql`${mails.sentAt} is not null`),
      failed: count(sql`${mails.failedAt} is not null`),
    })
    .from(issues)
    .orderBy(desc(issues.day), issues.list)
    .limit(lastIssues);
}

/** The next issue as it would go now; its links lead nowhere that unsubscribes. */
export async function previewIssue(given: Given & { siteUrl: string }, actor: Actor, list: List) {
  if (!may(actor, "run the newsletter")) return null;
  const day = nextIssueDay(list, given.clock());
  const letter = await writeIssue(given, list, day);
  const preferences = `${given.siteUrl}/unsubscribe`;
  return {
    day,
    title: letter?.title ?? null,
    ...(letter ? writeLetter(letter, { why: whyOf(list), leave: preferences, preferences }) : { text: "", html: "" }),
  };
}

/** Everybody who confirmed and did not leave, with what he agreed to. */
export async function listConfirmed({ db }: Pick<Given, "db">, actor: Actor) {
  if (!may(actor, "run the newsletter")) return null;
  const { list, email, name, consentText, consentedAt, source, confirmedAt } = subscriptions;
  return db
    .select({ list, email, name, consentText, consentedAt, source, confirmedAt })
    .from(subscriptions)
    .where(and(isNotNull(confirmedAt), isNull(subscriptions.unsubscribedAt)))
    .orderBy(asc(list), asc(email));
}

export const isList = (text: string): text is List => text === "newsletter" || text === "offers";
