import { and, eq, inArray, isNotNull, isNull, lt, sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { countWhere } from "#database/matching.ts";
import { emails } from "#database/schema/email.ts";
import { newsletterCampaigns, type StoredNewsletterFigures } from "#database/schema/newsletter.ts";
import { campaignKey } from "./send-campaigns.server.ts";

export type NewsletterFigures = StoredNewsletterFigures;

const none: NewsletterFigures = {
  queued: 0,
  delivered: 0,
  waiting: 0,
  failed: 0,
  bounced: 0,
  withheld: 0,
  left: 0,
};
const isWithheld = sql`${emails.failure} in ('suppressed', 'unsubscribed', 'stopped')`;
const counted = {
  queued: sql<number>`count(*)::int`,
  /** Accepted by the SMTP server. */
  delivered: countWhere(sql`${emails.sentAt} is not null`),
  waiting: countWhere(sql`${emails.sentAt} is null and ${emails.failedAt} is null`),
  /** Refused, or out of retries. */
  failed: countWhere(
    sql`${emails.failedAt} is not null and (${emails.failure} is null or ${emails.failure} in ('refused', 'out of retries', 'unreadable'))`,
  ),
  /** The mailbox does not exist. */
  bounced: countWhere(sql`${emails.failedAt} is not null and ${emails.failure} = 'bounced'`),
  /** Suppressed, unsubscribed, or stopped after queuing. */
  withheld: countWhere(sql`${emails.failedAt} is not null and ${isWithheld}`),
  left: countWhere(sql`${emails.unsubscribedAt} is not null`),
};

/** Reads delivery figures of newsletter campaigns, from storage once the emails are deleted. */
export async function readFigures(
  { db }: { db: Executor },
  campaigns: { id: number; figures: NewsletterFigures | null }[],
) {
  const keys = campaigns.map(({ id }) => campaignKey(id));
  const rows =
    keys.length === 0
      ? []
      : await db
          .select({ campaign: emails.campaign, ...counted })
          .from(emails)
          .where(inArray(emails.campaign, keys))
          .groupBy(emails.campaign);
  const found = new Map(rows.map(({ campaign, ...figures }) => [campaign, figures]));
  return (of: { id: number; figures: NewsletterFigures | null }): NewsletterFigures =>
    of.figures ?? found.get(campaignKey(of.id)) ?? none;
}

const day = 24 * 60 * 60_000;
/** Emails are deleted after a year. */
const keptFor = 350;

/** Saves the delivery figures before the emails are deleted. */
export async function archiveCampaignFigures({ db, clock }: { db: Executor; clock: () => Date }) {
  const before = new Date(clock().getTime() - keptFor * day);
  const old = await db
    .select({ id: newsletterCampaigns.id, figures: newsletterCampaigns.figures })
    .from(newsletterCampaigns)
    .where(
      and(
        isNull(newsletterCampaigns.figures),
        isNotNull(newsletterCampaigns.finishedAt),
        lt(newsletterCampaigns.finishedAt, before),
      ),
    );
  const of = await readFigures({ db }, old);
  for (const campaign of old)
    await db
      .update(newsletterCampaigns)
      .set({ figures: of(campaign) })
      .where(eq(newsletterCampaigns.id, campaign.id));
  return old.length;
}
