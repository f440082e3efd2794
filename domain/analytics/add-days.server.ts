import { inArray } from "drizzle-orm";
import { bulkInsert } from "#database/bulk-insert.ts";
import type { Executor } from "#database/database.ts";
import {
  listingDays,
  listingHostDays,
  listingHours,
  listingSearchDays,
} from "#database/schema/analytics.ts";
import { medSpas } from "#database/schema/catalogue/listings.ts";

type Row<Table extends { $inferInsert: object }> = Omit<Table["$inferInsert"], "medSpaId">;
export type ListedDays = {
  medSpa: string;
  days: Row<typeof listingDays>[];
  searches: Row<typeof listingSearchDays>[];
  hosts: Row<typeof listingHostDays>[];
  hours: Row<typeof listingHours>[];
};

/** Adds days that were counted elsewhere or generated for the demo. */
export async function addListingDays({ db }: { db: Executor }, given: ListedDays[]) {
  const slugs = given.map(({ medSpa }) => medSpa);
  const listed = await db
    .select({ id: medSpas.id, slug: medSpas.slug })
    .from(medSpas)
    .where(inArray(medSpas.slug, slugs));
  const idOf = new Map(listed.map(({ id, slug }) => [slug, id]));
  const rowsOf = <Key extends Exclude<keyof ListedDays, "medSpa">>(key: Key) =>
    given.flatMap((each) =>
      (each[key] as ListedDays[Key][number][]).map((row) => ({
        ...row,
        medSpaId: idOf.get(each.medSpa) ?? 0,
      })),
    );
  await bulkInsert(db, listingDays, rowsOf("days"));
  await bulkInsert(db, listingSearchDays, rowsOf("searches"));
  await bulkInsert(db, listingHostDays, rowsOf("hosts"));
  await bulkInsert(db, listingHours, rowsOf("hours"));
}
