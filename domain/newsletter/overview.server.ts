import { and, asc, isNotNull, isNull, sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { countWhere } from "#database/matching.ts";
import { subscriptions } from "#database/schema/newsletter.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import { renderEmail } from "#domain/email/render-email.server.ts";
import { readSettings } from "#domain/settings/settings.server.ts";
import { renderCampaign } from "./render-campaign.server.ts";
import { unsubscribeFooter } from "./schedule-campaigns.server.ts";
import { nextIssueDay } from "./send-campaigns.server.ts";
import type { NewsletterList } from "./subscribe.server.ts";
import { writeIssue } from "./write-issue.server.ts";

type Deps = { db: Executor; clock: () => Date };

const month = 30 * 24 * 60 * 60_000;

/** Figures of the lists, for admins; null for everyone else. */
export async function readLists({ db, clock }: Deps, actor: Actor) {
  if (!may(actor, "newsletter.manage")) return null;
  const since = new Date(clock().getTime() - month);
  const isOn = sql`${subscriptions.confirmedAt} is not null and ${subscriptions.unsubscribedAt} is null`;
  return db
    .select({
      list: subscriptions.list,
      confirmed: countWhere(isOn),
      waiting: countWhere(
        sql`${subscriptions.confirmedAt} is null and ${subscriptions.unsubscribedAt} is null`,
      ),
      left: countWhere(sql`${subscriptions.unsubscribedAt} is not null`),
      joinedLately: countWhere(sql`${isOn} and ${subscriptions.confirmedAt} >= ${since}`),
      leftLately: countWhere(sql`${subscriptions.unsubscribedAt} >= ${since}`),
    })
    .from(subscriptions)
    .groupBy(subscriptions.list)
    .orderBy(subscriptions.list);
}

export async function previewIssue(
  deps: Deps & { siteUrl: string },
  actor: Actor,
  list: NewsletterList,
) {
  if (!may(actor, "newsletter.manage")) return null;
  const day = nextIssueDay(list, deps.clock());
  const issue = await writeIssue(deps, list, day);
  if (!issue) return { day, title: null, text: "", html: "" };
  const { content } = await renderCampaign(deps, issue, day);
  return {
    day,
    title: content.title,
    ...renderEmail(content, await readSettings(deps), unsubscribeFooter(deps.siteUrl, list)),
  };
}

export async function listConfirmed({ db }: Pick<Deps, "db">, actor: Actor) {
  if (!may(actor, "newsletter.manage")) return null;
  const { list, email, name, consentText, consentedAt, source, confirmedAt } = subscriptions;
  return db
    .select({ list, email, name, consentText, consentedAt, source, confirmedAt })
    .from(subscriptions)
    .where(and(isNotNull(confirmedAt), isNull(subscriptions.unsubscribedAt)))
    .orderBy(asc(list), asc(email));
}

export const isList = (text: string): text is NewsletterList =>
  text === "newsletter" || text === "offers";
