import { sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";

/** Counts searches that contain these words within the 90 days of the log. */
export async function countWords({ db }: { db: Executor }, words: string) {
  const plain = words.toLowerCase().replace(/\s+/g, " ").trim();
  const { rows } = await db.execute<{ times: number }>(sql`
    select count(*)::int as times from search_log where position(${` ${plain} `} in ' ' || query || ' ') > 0`);
  return rows[0]?.times ?? 0;
}
