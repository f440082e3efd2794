import { and, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { users } from "#database/schema/accounts/accounts.ts";
import { campaigns } from "#database/schema/newsletter.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import { type Figures, readFigures } from "./figures.server.ts";

type Given = { db: Executor };
type Row = typeof campaigns.$inferSelect;

export type CampaignState = "draft" | "scheduled" | "sending" | "sent" | "stopped";

/** It counts as sent once none of its emails is queued. */
function stateOf(
  { dueAt, begunAt, finishedAt, stoppedAt }: Row,
  { waiting }: Figures,
): CampaignState {
  if (stoppedAt) return "stopped";
  if (!begunAt) return dueAt ? "scheduled" : "draft";
  return finishedAt && waiting === 0 ? "sent" : "sending";
}

const shown = {
  drafts: and(isNull(campaigns.begunAt), isNull(campaigns.dueAt)),
  scheduled: and(isNull(campaigns.begunAt), isNotNull(campaigns.dueAt)),
  sent: isNotNull(campaigns.begunAt),
};
export type Shown = keyof typeof shown;
export const isShown = (text: string | null): text is Shown =>
  text !== null && Object.hasOwn(shown, text);

export async function listCampaigns(
  { db }: Given,
  actor: Actor,
  asked: Shown | null,
  { limit, offset }: { limit: number; offset: number },
) {
  if (!may(actor, "newsletter.manage")) return null;
  const counted = (each: Shown) => sql<number>`count(*) filter (where ${shown[each]})::int`;
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

export async function findCampaign({ db }: Given, actor: Actor, id: number) {
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

export type Campaign = NonNullable<Awaited<ReturnType<typeof findCampaign>>>;
