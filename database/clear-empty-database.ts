import { sql } from "drizzle-orm";
import type { Database } from "./database.ts";

/** Clears a database without listings and accounts. Returns false if there are any. */
export async function clearEmptyDatabase(db: Database): Promise<boolean> {
  const holds = async (table: string) => {
    const { rows } = await db.execute<{ is: boolean }>(
      sql`select to_regclass(${`public.${table}`}) is not null as is`,
    );
    if (!rows[0]?.is) return false;
    return (await db.execute(sql.raw(`select from ${table} limit 1`))).rowCount !== 0;
  };
  if ((await holds("listings")) || (await holds("users"))) return false;
  await db.transaction(async (tx) => {
    await tx.execute(sql`drop schema if exists drizzle cascade`);
    await tx.execute(sql`drop schema public cascade`);
    await tx.execute(sql`create schema public`);
  });
  return true;
}
