import { type SQL, sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import { addDays, localDay } from "#shared/local-day.ts";
import type { AdFigures } from "./rate.ts";

type Deps = { db: Executor };
type DateRange = { from: string; to: string };
export type NamedAdFigures = AdFigures & { name: string };

const sums = sql`coalesce(sum(impressions), 0)::int as impressions, coalesce(sum(clicks), 0)::int as clicks`;
const within = ({ from, to }: DateRange) => sql`day between ${from} and ${to}`;

export async function countAllAdEvents({ db }: Deps, actor: Actor, days: DateRange) {
  if (!may(actor, "advertising.manage")) return null;
  const [byCampaign, bySlot] = [
    await db.execute<AdFigures & { id: number }>(
      sql`select campaign_id as id, ${sums} from ad_days where ${within(days)} group by 1`,
    ),
    await db.execute<NamedAdFigures>(
      sql`select slot as name, ${sums} from ad_days where ${within(days)} group by 1`,
    ),
  ];
  return {
    campaigns: new Map(byCampaign.rows.map(({ id, ...counted }) => [id, counted])),
    slots: new Map(bySlot.rows.map(({ name, ...counted }) => [name, counted])),
  };
}

/**
 * Totals of one ad campaign: by day (newest first), and by slot and place (most impressions
 * first). Omits empty days.
 */
export async function countCampaignAdEvents(
  { db }: Deps,
  actor: Actor,
  id: number,
  days: DateRange,
) {
  if (!may(actor, "advertising.manage")) return null;
  const by = async (name: SQL, order: SQL) => {
    const { rows } = await db.execute<NamedAdFigures>(
      sql`select ${name} as name, ${sums} from ad_days where campaign_id = ${id} and ${within(days)} group by 1 order by ${order}`,
    );
    return rows;
  };
  const mostSeen = sql`sum(impressions) desc, 1`;
  return {
    days: await by(sql`to_char(day, 'YYYY-MM-DD')`, sql`1 desc`),
    slots: await by(sql`slot`, mostSeen),
    places: await by(sql`place`, mostSeen),
  };
}

export async function listCounts({ db }: Deps, actor: Actor, days: DateRange) {
  if (!may(actor, "advertising.manage")) return null;
  const { rows } = await db.execute<
    AdFigures & {
      day: string;
      id: number;
      kind: string;
      advertiser: string;
      headline: string;
      slot: string;
      place: string;
    }
  >(sql`
    select to_char(d.day, 'YYYY-MM-DD') as day, c.id, c.kind, c.advertiser, c.headline, d.slot, d.place, d.impressions, d.clicks
    from ad_days d join ad_campaigns c on c.id = d.campaign_id where ${within(days)} order by d.day, c.id, d.slot, d.place`);
  return rows;
}

const daysKept = 2 * 366 + 1;

/** Deletes old ad figures, with the same retention as listing counts. */
export async function deleteOldAdDays({ db, clock }: Deps & { clock: () => Date }) {
  const before = addDays(localDay(clock()), -daysKept);
  const gone = await db.execute(sql`delete from ad_days where day < ${before}`);
  return gone.rowCount ?? 0;
}
