import { type SQLWrapper, sql } from "drizzle-orm";

/** Returns a pattern of texts that contain the input, with its wildcards escaped. */
export const containing = (typed: string) => `%${typed.replace(/[\\%_]/g, "\\$&")}%`;

/** Counts the rows that meet a condition. */
export const countWhere = (condition: SQLWrapper | undefined) =>
  sql<number>`count(*) filter (where ${condition})::int`;
