import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { listingTreatments } from "#database/schema/catalogue/listing-facets.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import { addDrafts } from "#tests/support/catalogue.ts";
import { test } from "#tests/support/database.ts";
import { freshnessPoints } from "../listings/listing.ts";
import { refreshRanks } from "./refresh-ranks.server.ts";

const added = new Date("2026-11-02T20:00:00Z");
const later = (days: number) => () => new Date(added.getTime() + days * 86_400_000);

test("an unconfirmed listing drops a step each month, in every list alike", async ({ db }) => {
  await addDrafts(db, { name: "Alma" });
  await db.update(listings).set({ confirmedOn: "2026-11-02" });
  for (const days of [0, 29, 30, 100, 200, 400]) {
    await refreshRanks({ db, clock: later(days) });
    const [listing] = await db.select().from(listings);
    expect(listing?.score).toBe((listing?.baseScore ?? 0) + freshnessPoints(days));
    const scores = await db
      .selectDistinct({ score: listingTreatments.score })
      .from(listingTreatments);
    expect(scores).toEqual([{ score: listing?.score }]);
  }
});

test("writes nothing on a day without a step", async ({ db }) => {
  await addDrafts(db, { name: "Alma" }, { name: "Bela" });
  await db.execute(sql`update listings set confirmed_on = '2026-11-02'`);
  await refreshRanks({ db, clock: later(31) });
  expect(await refreshRanks({ db, clock: later(32) })).toBe(0);
  expect(await refreshRanks({ db, clock: later(61) })).toBe(2);
});
