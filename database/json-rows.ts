import { type SQL, sql } from "drizzle-orm";

/** Selects child rows as one JSON column, so an object and its parts need one statement. */
export const jsonRows = <Row>(select: SQL) =>
  sql<Row[]>`(select coalesce(json_agg(part), '[]') from (${select}) part)`;
