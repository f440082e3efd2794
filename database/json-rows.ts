import { type SQL, sql } from "drizzle-orm";

/** The rows of a sub-select as one JSON column, so that a thing and its parts are one statement. */
export function jsonRows<Row>(select: SQL) {
  return sql<Row[]>`(select coalesce(json_agg(part), '[]') from (${select}) part)`;
}
