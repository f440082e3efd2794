import { bulkInsert } from "#database/bulk-insert.ts";
import type { Executor } from "#database/database.ts";
import {
  listingDays,
  listingHostDays,
  listingHours,
  listingSearchDays,
} from "#database/schema/analytics.ts";
import { findListingIds } from "#domain/catalogue/slugs/listing-ids.server.ts";

type DayRow<Table extends { $inferInsert: object }> = Omit<Table["$inferInsert"], "listingId">;
export type ListingDays = {
  listing: string;
  days: DayRow<typeof listingDays>[];
  searches: DayRow<typeof listingSearchDays>[];
  hosts: DayRow<typeof listingHostDays>[];
  hours: DayRow<typeof listingHours>[];
};

/** Adds days that were counted elsewhere or generated for the demo. */
export async function addListingDays({ db }: { db: Executor }, allDays: ListingDays[]) {
  const slugs = allDays.map(({ listing }) => listing);
  const idOf = await findListingIds(db, slugs);
  const rowsOf = <Key extends Exclude<keyof ListingDays, "listing">>(key: Key) =>
    allDays.flatMap((each) =>
      (each[key] as ListingDays[Key][number][]).map((row) => ({
        ...row,
        listingId: idOf.get(each.listing) ?? 0,
      })),
    );
  await bulkInsert(db, listingDays, rowsOf("days"));
  await bulkInsert(db, listingSearchDays, rowsOf("searches"));
  await bulkInsert(db, listingHostDays, rowsOf("hosts"));
  await bulkInsert(db, listingHours, rowsOf("hours"));
}
