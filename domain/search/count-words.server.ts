import { sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";

/** How often words were searched for, alone or among others, as far as the log goes back: 90 days. */
export async function countWords({ db }: { db: Executor }, words: string) {
  const plain = words.toLowerCase().replace(/\s+/g, " ").trim();
  const { rows } = await db.execute<{ times: number }>(sql`
    select count(*)::int as times from search_log where position(${` ${plain} `} in ' ' || query || ' ') > 0`);
  return rows[0]?.times ?? 0;
}
