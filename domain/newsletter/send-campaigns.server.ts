import { and, asc, eq, gt, isNotNull, isNull, lte } from "drizzle-orm";
import { invalidateTags } from "#database/invalidation.ts";
import { newsletterCampaigns, subscriptions } from "#database/schema/newsletter.ts";
import { mailingListNames } from "#domain/email/email-lists.ts";
import { lacksSenderAddress } from "#domain/email/lacks-sender-address.server.ts";
import { type EmailDeps, emailTag, queueBulkEmail } from "#domain/email/queue-email.server.ts";
import type { Mailer } from "#integrations/email/mailer.ts";
import { addDays, localDay } from "#shared/local-day.ts";
import { localTime, weekdayOf } from "#shared/local-time.ts";
import { countAudience, isOnList } from "./audience.server.ts";
import { renderCampaign } from "./render-campaign.server.ts";
import type { NewsletterList } from "./subscribe.server.ts";
import { writeIssue } from "./write-issue.server.ts";

const thursday = 3;
const nine = 9 * 60;
const batch = 200;
/** Limit per run, because other jobs wait. */
const mostBatches = 10;
const { id: itsId, dueAt, startedAt, finishedAt } = newsletterCampaigns;

/**
 * Creates the day's issue, starts due newsletter campaigns, and continues running ones, once a
 * sender address is set. Returns the number of queued emails.
 */
export async function sendNewsletterCampaigns(
  deps: EmailDeps & { mailer: Pick<Mailer, "asFile"> },
) {
  if (await lacksSenderAddress(deps)) return 0;
  const { day, minute } = localTime(deps.clock());
  // If the site was down at 9 a.m., the issue is still sent that day.
  if (weekdayOf(day) === thursday && minute >= nine)
    for (const list of listsOn(day)) await addIssue(deps, list, day);
  const ids = (where: ReturnType<typeof and>) =>
    deps.db.select({ id: itsId }).from(newsletterCampaigns).where(where).orderBy(asc(itsId));
  for (const { id } of await ids(and(lte(dueAt, deps.clock()), isNull(startedAt))))
    await begin(deps, id);
  let [queued, batches] = [0, 0];
  for (const { id } of await ids(and(isNotNull(dueAt), isNotNull(startedAt), isNull(finishedAt))))
    for (let count: number | null = 0; count !== null && batches++ < mostBatches; ) {
      count = await sendBatch(deps, id);
      queued += count ?? 0;
    }
  return queued;
}

/** Offers weekly, the newsletter on the first Thursday of the month. */
const listsOn = (day: string): NewsletterList[] =>
  Number(day.slice(8)) <= 7 ? ["offers", "newsletter"] : ["offers"];

/** Returns the next issue day of a list, which is today until the issue is sent. */
export function nextIssueDay(list: NewsletterList, now: Date) {
  let { day } = localTime(now);
  while (weekdayOf(day) !== thursday || !listsOn(day).includes(list)) day = addDays(day, 1);
  return day;
}

async function addIssue({ db, clock }: EmailDeps, list: NewsletterList, day: string) {
  if (
    (await db.$count(
      newsletterCampaigns,
      and(eq(newsletterCampaigns.list, list), eq(newsletterCampaigns.day, day)),
    )) > 0
  )
    return;
  const issue = await writeIssue({ db }, list, day);
  const now = clock();
  if (issue)
    await db
      .insert(newsletterCampaigns)
      .values({ list, day, ...issue, createdAt: now, changedAt: now, dueAt: now })
      .onConflictDoNothing();
}

/**
 * Renders the content once for all recipients. Without content or recipients it returns to draft
 * with a reason.
 */
async function begin(deps: EmailDeps, id: number) {
  await deps.db.transaction(async (tx) => {
    const now = deps.clock();
    const [campaign] = await tx
      .select()
      .from(newsletterCampaigns)
      .where(and(eq(itsId, id), lte(dueAt, now), isNull(startedAt)))
      .for("update");
    if (!campaign) return;
    const { content, hasWords } = await renderCampaign(
      { db: tx, siteUrl: deps.siteUrl },
      campaign,
      localDay(now),
    );
    const { people } = await countAudience({ db: tx }, campaign, now);
    const problem = hasWords
      ? people === 0
        ? "When it was due, there was no one left to send it to."
        : null
      : "When it was due, there was nothing left to send.";
    const changes =
      problem && !campaign.day
        ? { dueAt: null, problem }
        : { startedAt: now, content, audience: people, problem: null };
    await tx.update(newsletterCampaigns).set(changes).where(eq(itsId, id));
  });
}

/**
 * Queues the next batch in address order; null once all are queued. Emails and progress commit
 * together.
 */
function sendBatch(deps: EmailDeps, id: number) {
  return deps.db.transaction(async (tx) => {
    const [found] = await tx
      .select()
      .from(newsletterCampaigns)
      .where(and(eq(itsId, id), isNull(finishedAt)))
      .for("update");
    if (!found?.content || !found.startedAt) return null;
    const { list, day, content, cursor } = found;
    const readers = await tx
      .select({ email: subscriptions.email })
      .from(subscriptions)
      .where(and(isOnList(found, found.startedAt), gt(subscriptions.email, cursor)))
      .orderBy(asc(subscriptions.email))
      .limit(batch);
    const campaign = campaignKey(id);
    let queued = 0;
    for (const { email } of readers) {
      const message = {
        kind: day ? `${list} issue` : "campaign",
        to: email,
        content,
        list,
        campaign,
        why: listReasonText(list),
        idempotencyKey: `${campaign} ${email}`,
      };
      if (await queueBulkEmail({ ...deps, db: tx }, message)) queued++;
    }
    const isLast = readers.length < batch;
    const changes = {
      cursor: readers.at(-1)?.email ?? cursor,
      ...(isLast ? { finishedAt: deps.clock() } : {}),
    };
    await tx.update(newsletterCampaigns).set(changes).where(eq(itsId, id));
    if (queued > 0) await invalidateTags(tx, [emailTag]);
    return queued;
  });
}

export const campaignKey = (id: number) => `campaign ${id}`;
export const listReasonText = (list: NewsletterList) =>
  `You’re receiving this because you subscribed to our ${mailingListNames[list].toLowerCase()}.`;
