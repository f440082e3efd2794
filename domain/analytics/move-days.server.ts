import { sql } from "drizzle-orm";
import type { Transaction } from "#database/database.ts";
import type { ListingMove } from "#shared/move.ts";

const counted = [
  {
    table: "listing_days",
    key: "day, source",
    counts: [
      "impressions",
      "places",
      "views",
      "calls",
      "emails",
      "directions",
      "websites",
      "saves",
      "shares",
    ],
    also: ", is_premium",
  },
  { table: "listing_search_days", key: "day, name", counts: ["times", "opens"], also: "" },
  { table: "listing_host_days", key: "day, name", counts: ["times"], also: "" },
  { table: "listing_hours", key: "day, hour", counts: ["times"], also: "" },
];

/** Adds up both listings' counts, day by day. */
export async function moveDays(tx: Transaction, { from, to }: ListingMove) {
  for (const { table, key, counts, also } of counted) {
    const all = sql.raw(`${key}, ${counts.join(", ")}${also}`);
    const sums = sql.raw(
      counts.map((count) => `${count} = kept.${count} + excluded.${count}`).join(", "),
    );
    await tx.execute(sql`
      insert into ${sql.raw(table)} as kept (listing_id, ${all}) select ${to}::int, ${all} from ${sql.raw(table)} where listing_id = ${from}
      on conflict (listing_id, ${sql.raw(key)}) do update set ${sums}`);
    await tx.execute(sql`delete from ${sql.raw(table)} where listing_id = ${from}`);
  }
}
