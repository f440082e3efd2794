import { and, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { countWhere } from "#database/matching.ts";
import { users } from "#database/schema/accounts/accounts.ts";
import { newsletterCampaigns } from "#database/schema/newsletter.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import { type NewsletterFigures, readFigures } from "./figures.server.ts";

type Deps = { db: Executor };
type CampaignRow = typeof newsletterCampaigns.$inferSelect;

export type NewsletterCampaignState = "draft" | "scheduled" | "sending" | "sent" | "stopped";

/** Returns the state of a campaign, which counts as sent once none of its emails is queued. */
function stateOf(
  { dueAt, startedAt, finishedAt, stoppedAt }: CampaignRow,
  { waiting }: NewsletterFigures,
): NewsletterCampaignState {
  if (stoppedAt) return "stopped";
  if (!startedAt) return dueAt ? "scheduled" : "draft";
  return finishedAt && waiting === 0 ? "sent" : "sending";
}

const shown = {
  drafts: and(isNull(newsletterCampaigns.startedAt), isNull(newsletterCampaigns.dueAt)),
  scheduled: and(isNull(newsletterCampaigns.startedAt), isNotNull(newsletterCampaigns.dueAt)),
  sent: isNotNull(newsletterCampaigns.startedAt),
};
export type NewsletterCampaignTab = keyof typeof shown;
export const isCampaignFilter = (text: string | null): text is NewsletterCampaignTab =>
  text !== null && Object.hasOwn(shown, text);

export async function listNewsletterCampaigns(
  { db }: Deps,
  actor: Actor,
  tab: NewsletterCampaignTab | null,
  { limit, offset }: { limit: number; offset: number },
) {
  if (!may(actor, "newsletter.manage")) return null;
  const counted = (each: NewsletterCampaignTab) => countWhere(shown[each]);
  const [counts] = await db
    .select({ drafts: counted("drafts"), scheduled: counted("scheduled"), sent: counted("sent") })
    .from(newsletterCampaigns);
  const rows = await db
    .select()
    .from(newsletterCampaigns)
    .where(tab ? shown[tab] : undefined)
    .orderBy(
      sql`${newsletterCampaigns.startedAt} is not null`,
      desc(
        sql`coalesce(${newsletterCampaigns.startedAt}, ${newsletterCampaigns.dueAt}, ${newsletterCampaigns.changedAt})`,
      ),
      desc(newsletterCampaigns.id),
    )
    .limit(limit)
    .offset(offset);
  const of = await readFigures({ db }, rows);
  return {
    counts: counts ?? { drafts: 0, scheduled: 0, sent: 0 },
    rows: rows.map((row) => ({ ...row, figures: of(row), state: stateOf(row, of(row)) })),
  };
}

export async function findNewsletterCampaign({ db }: Deps, actor: Actor, id: number) {
  if (!may(actor, "newsletter.manage")) return null;
  const [found] = await db
    .select({ campaign: newsletterCampaigns, changedBy: users.name })
    .from(newsletterCampaigns)
    .leftJoin(users, eq(users.id, newsletterCampaigns.changedBy))
    .where(eq(newsletterCampaigns.id, id));
  if (!found) return null;
  const figures = (await readFigures({ db }, [found.campaign]))(found.campaign);
  return {
    ...found.campaign,
    changedBy: found.changedBy,
    figures,
    state: stateOf(found.campaign, figures),
  };
}

export type NewsletterCampaign = NonNullable<Awaited<ReturnType<typeof findNewsletterCampaign>>>;
