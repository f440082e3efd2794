import { and, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { users } from "#database/schema/accounts/accounts.ts";
import { campaigns } from "#database/schema/newsletter.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import { type NewsletterFigures, readFigures } from "./figures.server.ts";

type Deps = { db: Executor };
type CampaignRow = typeof campaigns.$inferSelect;

export type NewsletterCampaignState = "draft" | "scheduled" | "sending" | "sent" | "stopped";

/** It counts as sent once none of its emails is queued. */
function stateOf(
  { dueAt, begunAt, finishedAt, stoppedAt }: CampaignRow,
  { waiting }: NewsletterFigures,
): NewsletterCampaignState {
  if (stoppedAt) return "stopped";
  if (!begunAt) return dueAt ? "scheduled" : "draft";
  return finishedAt && waiting === 0 ? "sent" : "sending";
}

const shown = {
  drafts: and(isNull(campaigns.begunAt), isNull(campaigns.dueAt)),
  scheduled: and(isNull(campaigns.begunAt), isNotNull(campaigns.dueAt)),
  sent: isNotNull(campaigns.begunAt),
};
export type NewsletterCampaignTab = keyof typeof shown;
export const isCampaignFilter = (text: string | null): text is NewsletterCampaignTab =>
  text !== null && Object.hasOwn(shown, text);

export async function listNewsletterCampaigns(
  { db }: Deps,
  actor: Actor,
  asked: NewsletterCampaignTab | null,
  { limit, offset }: { limit: number; offset: number },
) {
  if (!may(actor, "newsletter.manage")) return null;
  const counted = (each: NewsletterCampaignTab) =>
    sql<number>`count(*) filter (where ${shown[each]})::int`;
  const [counts] = await db
    .select({ drafts: counted("drafts"), scheduled: counted("scheduled"), sent: counted("sent") })
    .from(campaigns);
  const rows = await db
    .select()
    .from(campaigns)
    .where(asked ? shown[asked] : undefined)
    .orderBy(
      sql`${campaigns.begunAt} is not null`,
      desc(sql`coalesce(${campaigns.begunAt}, ${campaigns.dueAt}, ${campaigns.changedAt})`),
      desc(campaigns.id),
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
    .select({ campaign: campaigns, changedBy: users.name })
    .from(campaigns)
    .leftJoin(users, eq(users.id, campaigns.changedBy))
    .where(eq(campaigns.id, id));
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
