import { sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import type { Visitor } from "#domain/accounts/actor.ts";
import { localDay } from "#shared/local-day.ts";
import type { AdEvents } from "./ad-event.ts";
import type { AdCache } from "./ad-server.server.ts";

/** `isPlace`: returns true if this city or category exists. */
type Deps = {
  db: Executor;
  clock: () => Date;
  ads: Pick<AdCache, "read">;
  isPlace: (name: string) => Promise<boolean>;
};
type AdCountRow = {
  campaign_id: number;
  day: string;
  slot: string;
  place: string;
  impressions: number;
  clicks: number;
};
export type AdCounter = ReturnType<typeof createAdCounter>;

/** Counts impressions and clicks in memory and adds them to the daily totals on `flush`. */
export function createAdCounter({ db, clock, ads, isPlace }: Deps) {
  let waiting = new Map<string, AdCountRow>();
  const addTo = ({ campaign_id, day, slot, place, impressions, clicks }: AdCountRow) => {
    const key = [campaign_id, day, slot, place].join(" ");
    const row = waiting.get(key) ?? { campaign_id, day, slot, place, impressions: 0, clicks: 0 };
    waiting.set(key, {
      ...row,
      impressions: row.impressions + impressions,
      clicks: row.clicks + clicks,
    });
  };
  return {
    /** Returns how many events were counted. Admins' events and unknown slots are ignored. */
    async add(events: AdEvents, visitor: Visitor) {
      if (visitor && (visitor.role !== "visitor" || visitor.impersonator)) return 0;
      const campaigns = await ads.read();
      const day = localDay(clock());
      let count = 0;
      for (const { kind, campaign, slot, place } of events) {
        const isKnown =
          campaigns.some((each) => each.id === campaign && each.slots.includes(slot)) &&
          (place === "" || (await isPlace(place)));
        if (!isKnown) continue;
        addTo({
          campaign_id: campaign,
          day,
          slot,
          place,
          impressions: kind === "seen" ? 1 : 0,
          clicks: kind === "followed" ? 1 : 0,
        });
        count++;
      }
      return count;
    },
    /** Keeps rows that could not be written for the next flush. */
    async flush() {
      const rows = [...waiting.values()];
      if (rows.length === 0) return;
      waiting = new Map();
      try {
        await write(db, rows);
      } catch (error) {
        for (const row of rows) addTo(row);
        throw error;
      }
    },
  };
}

/**
 * Writes in key order, so that two processes cannot deadlock. Rows of deleted ad campaigns are
 * dropped.
 */
async function write(db: Executor, rows: AdCountRow[]) {
  await db.execute(sql`
    insert into ad_days as kept (campaign_id, day, slot, place, impressions, clicks)
    select campaign_id, day, slot, place, impressions, clicks
    from json_to_recordset(${JSON.stringify(rows)}) as given (campaign_id int, day date, slot text, place text, impressions int, clicks int)
    join ad_campaigns c on c.id = given.campaign_id order by 1, 2, 3, 4
    on conflict (campaign_id, day, slot, place) do update
      set impressions = kept.impressions + excluded.impressions, clicks = kept.clicks + excluded.clicks`);
}
