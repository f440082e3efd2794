import { sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";

export async function hasDemoListings({ db }: { db: Executor }) {
  const { rows } = await db.execute<{ isLoaded: boolean }>(
    sql`select exists (select from listings where is_demo) as "isLoaded"`,
  );
  return rows[0]?.isLoaded ?? false;
}
