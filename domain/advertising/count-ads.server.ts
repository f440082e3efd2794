import { sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import type { Visitor } from "#domain/accounts/actor.ts";
import { localDay } from "#shared/local-day.ts";
import { brand } from "#site/brand.ts";
import type { AdEvents } from "./ad-event.ts";
import type { Ads } from "./keep-ads.server.ts";

/** `isPlace`: whether a city or a category of this name is known. */
type Given = {
  db: Executor;
  clock: () => Date;
  ads: Pick<Ads, "read">;
  isPlace: (name: string) => Promise<boolean>;
};
type Row = {
  campaign_id: number;
  day: string;
  slot: string;
  place: string;
  impressions: number;
  clicks: number;
};
export type AdCounts = ReturnType<typeof countAds>;

/** Counts what is seen and followed in memory, and adds it to the days when `flush` is called. */
export function countAds({ db, clock, ads, isPlace }: Given) {
  let waiting = new Map<string, Row>();
  const addTo = ({ campaign_id, day, slot, place, impressions, clicks }: Row) => {
    const key = [campaign_id, day, slot, place].join(" ");
    const row = waiting.get(key) ?? { campaign_id, day, slot, place, impressions: 0, clicks: 0 };
    waiting.set(key, {
      ...row,
      impressions: row.impressions + impressions,
      clicks: row.clicks + clicks,
    });
  };
  return {
    /** Says how many were counted: not those of the site's own people, nor of what stands nowhere. */
    async add(events: AdEvents, visitor: Visitor) {
      if (visitor && (visitor.role !== "visitor" || visitor.impersonator)) return 0;
      const campaigns = await ads.read();
      const day = localDay(clock(), brand.region.timeZone);
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
    /** What could not be written waits for the next time. */
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

/** In the order of the keys: two processes that write the same rows never wait for each other in a circle. A campaign that is gone takes its rows with it. */
async function write(db: Executor, rows: Row[]) {
  await db.execute(sql`
    insert into ad_days as kept (campaign_id, day, slot, place, impressions, clicks)
    select campaign_id, day, slot, place, impressions, clicks
    from json_to_recordset(${JSON.stringify(rows)}) as given (campaign_id int, day date, slot text, place text, impressions int, clicks int)
    join ad_campaigns c on c.id = given.campaign_id order by 1, 2, 3, 4
    on conflict (campaign_id, day, slot, place) do update
      set impressions = kept.impressions + excluded.impressions, clicks = kept.clicks + excluded.clicks`);
}
