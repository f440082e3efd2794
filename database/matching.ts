import { type SQLWrapper, sql } from "drizzle-orm";

/** Pattern of texts that contain what someone typed, whose wildcards mean themselves. */
export const containing = (typed: string) => `%${typed.replace(/[\\%_]/g, "\\$&")}%`;

/** Number of the rows that meet a condition. */
export const countWhere = (condition: SQLWrapper | undefined) =>
  sql<number>`count(*) filter (where ${condition})::int`;
