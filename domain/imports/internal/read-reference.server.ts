import { sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { readReferenceChoices } from "#domain/catalogue/reference/read-choices.server.ts";
import { localDay } from "#shared/local-day.ts";
import type { ImportReference as ReadReference } from "./parse-import-row.server.ts";

/** `categoryOf`: category of each treatment. */
export type ImportCatalogue = ReadReference & { categoryOf: Map<string, string> };

export async function readReference({
  db,
  clock,
}: {
  db: Executor;
  clock: () => Date;
}): Promise<ImportCatalogue> {
  const { rows } = await db.execute<{ treatment: string; category: string }>(
    sql`select t.slug as treatment, c.slug as category from treatments t join categories c on c.id = t.category_id`,
  );
  const categoryOf = new Map(rows.map(({ treatment, category }) => [treatment, category]));
  return { ...(await readReferenceChoices({ db })), categoryOf, today: localDay(clock()) };
}
