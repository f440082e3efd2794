import { and, asc, eq, gt, isNotNull, isNull, lte, sql } from "drizzle-orm";
import { announceChange } from "#database/changes.ts";
import { issues, subscriptions } from "#database/schema/newsletter.ts";
import { listNames } from "#domain/mail/mailing-lists.ts";
import { type MailTouches, mailTag, queueBulkMail } from "#domain/mail/queue-mail.server.ts";
import { addDays } from "#shared/local-day.ts";
import { localTime, weekdayOf } from "#shared/local-time.ts";
import { brand } from "#site/brand.ts";
import { writeIssue } from "./issue-letter.server.ts";
import type { List } from "./subscribe.server.ts";

const thursday = 3;
const nine = 9 * 60;
const batch = 200;

/** Thursday from nine, by the clocks of the region; who slept through it still sends until the day ends. */
export async function sendIssues(touches: MailTouches) {
  const { day, minute } = localTime(touches.clock(), brand.region.timeZone);
  if (weekdayOf(day) === thursday && minute >= nine) for (const list of listsOn(day)) await begin(touches, list, day);
  let queued = 0;
  for (const { id } of await touches.db.select({ id: issues.id }).from(issues).where(isNull(issues.finishedAt)).orderBy(asc(issues.id)))
    for (let count: number | null = 0; count !== null; ) {
      count = await sendBatch(touches, id);
      queued += count ?? 0;
    }
  return queued;
}

/** Offers each week, the newsletter on the first Thursday of a month. */
const listsOn = (day: string): List[] => (Number(day.slice(8)) <= 7 ? ["offers", "newsletter"] : ["offers"]);

/** The next day on which a list is written to, today included until it was. */
export function nextIssueDay(list: List, now: Date) {
  let { day } = localTime(now, brand.region.timeZone);
  while (weekdayOf(day) !== thursday || !listsOn(day).includes(list)) day = addDays(day, 1);
  return day;
}

async function begin(touches: MailTouches, list: List, day: string) {
  const letter = await writeIssue(touches, list, day);
  if (letter) await touches.db.insert(issues).values({ list, day, letter, createdAt: touches.clock() }).onConflictDoNothing();
}

/** The next of them, in the order of their addresses; null when all were reached. What is queued and how far it went are one commit. */
function sendBatch(touches: MailTouches, id: number) {
  return touches.db.transaction(async (tx) => {
    const [issue] = await tx
      .select()
      .from(issues)
      .where(and(eq(issues.id, id), isNull(issues.finishedAt)))
      .for("update");
    if (!issue) return null;
    const { list, day, letter, reached, createdAt } = issue;
    const readers = await tx
      .select({ email: subscriptions.email })
      .from(subscriptions)
      .where(
        and(
          eq(subscriptions.list, list),
          gt(subscriptions.email, reached),
          isNotNull(subscriptions.confirmedAt),
          lte(subscriptions.confirmedAt, createdAt),
          isNull(subscriptions.unsubscribedAt),
        ),
      )
      .orderBy(asc(subscriptions.email))
      .limit(batch);
    const campaign = campaignOf(list, day);
    let queued = 0;
    for (const { email } of readers) {
      const mail = { kind: `${list} issue`, to: email, letter, list, campaign, why: whyOf(list), onceKey: `${campaign} ${email}` };
      if (await queueBulkMail({ ...touches, db: tx }, mail)) queued++;
    }
    const isLast = readers.length < batch;
    await tx
      .update(issues)
      .set({ queued: sql`${issues.queued} + ${queued}`, reached: readers.at(-1)?.email ?? reached, ...(isLast ? { finishedAt: touches.clock() } : {}) })
      .where(eq(issues.id, id));
    if (queued > 0) await announceChange(tx, [mailTag]);
    return queued;
  });
}

const campaignOf = (list: List, day: string) => `${list} ${day}`;
export const whyOf = (list: List) => `You get this mail because you asked for it: ${listNames[list].toLowerCase()}.`;
