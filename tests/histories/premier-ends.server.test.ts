import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { listingJsonLd } from "#app/seo/json-ld.ts";
import { shareText } from "#app/seo/share/share-text.ts";
import type { Executor } from "#database/database.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import { cancelPlan } from "#domain/billing/manage-plan.server.ts";
import { compareListings } from "#domain/catalogue/listings/compare-listings.server.ts";
import { exportListings } from "#domain/catalogue/listings/export-listings.server.ts";
import { findListingProfile } from "#domain/catalogue/listings/find-listing.server.ts";
import { listListings } from "#domain/catalogue/listings/list-listings.server.ts";
import { refreshListings } from "#domain/listing-edits/website/read-websites.server.ts";
import { requestWebsiteRead } from "#domain/listing-edits/website/request-read.server.ts";
import { findMapPoints } from "#domain/search/map-points.server.ts";
import { createReferenceCache } from "#domain/search/reference.server.ts";
import { searchListings } from "#domain/search/search-listings.server.ts";
import { emptySearch } from "#domain/search/search-query.ts";
import { suggestSearches } from "#domain/search/suggest.server.ts";
import { storePhotos } from "#domain/uploads/store-photos.server.ts";
import { payWith, type TestBilling, testBilling } from "#tests/support/billing.ts";
import { test } from "#tests/support/database.ts";
import { addPeople } from "#tests/support/people.ts";

const all = { limit: 50, offset: 0 };

/** Collects the Premier status from everything that stores or shows it. */
async function shown(billing: TestBilling, db: Executor) {
  const searching = { db, clock: billing.clock, reference: createReferenceCache({ db }).read };
  const [card] = (await listListings(billing, {}, all)).filter(
    ({ slug }) => slug === "glow-studio",
  );
  const [compared] = await compareListings({ db }, ["glow-studio"]);
  const profile = await findListingProfile({ db }, "glow-studio");
  const found = await searchListings(
    searching,
    { ...emptySearch, q: "glow studio" },
    { limit: 12 },
  );
  return {
    card: [card?.isPremium, card?.logo !== null, card?.isEnhanced],
    profile: [profile?.isPremium, profile?.logo !== null],
    jsonLd: profile && "logo" in listingJsonLd("https://guide.example", profile),
    shared:
      profile &&
      JSON.stringify(shareText.listing({ ...profile, price: null, cover: undefined })).match(
        /premier|paid/i,
      ),
    suggested: (await suggestSearches(searching, "studio"))
      .filter(({ type }) => type === "med_spa")
      .map(({ title }) => title),
    compared: [compared?.isPremium, compared?.logo !== null],
    found: found.listings
      .filter(({ slug }) => slug === "glow-studio")
      .map(({ isPremium, logo }) => [isPremium, logo !== null]),
    amongPremier: (
      await searchListings(searching, { ...emptySearch, premier: true }, { limit: 12 })
    ).listings.map(({ slug }) => slug),
    featured: (await exportListings({ db }, { premier: true }, all)).map(({ slug }) => slug),
    first: (await listListings(billing, { treatment: "botox" }, all))[0]?.slug,
    pin: (await findMapPoints(searching, emptySearch)).points.find(
      ({ slug }) => slug === "glow-studio",
    )?.isPremium,
  };
}

test("a Premier plan ends in every list, search, profile, pin and website check at once", async ({
  db,
}) => {
  const billing = testBilling(db);
  const { olivia, glow, harbor } = await addPeople(billing);
  // The organic ranking favors the other listing.
  await db.update(listings).set({ score: 30_000 }).where(eq(listings.id, harbor));
  await db
    .update(listings)
    .set({ website: "https://glow.example.com/", lastWebsiteScrape: billing.clock() })
    .where(eq(listings.id, glow));
  await storePhotos(db, billing.clock(), { owner: "logo", subjectId: glow }, [
    { key: "mark", width: 400, height: 400, description: "" },
  ]);
  await payWith(billing, olivia, glow);
  expect(await shown(billing, db)).toEqual({
    card: [true, true, true],
    profile: [true, true],
    compared: [true, true],
    found: [[true, true]],
    jsonLd: true,
    shared: null,
    suggested: ["Glow Studio", "Harbor Studio"],
    amongPremier: ["glow-studio"],
    featured: ["glow-studio"],
    first: "glow-studio",
    pin: true,
  });
  expect(await requestWebsiteRead(billing, olivia, glow)).toBe("asked");

  await cancelPlan(billing, olivia, glow);
  billing.days(31);
  await billing.deliverEvents();
  expect(await shown(billing, db)).toMatchObject({
    card: [false, false, false],
    profile: [false, false],
    compared: [false, false],
    found: [[false, false]],
    jsonLd: false,
    shared: null,
    suggested: ["Harbor Studio", "Glow Studio"],
    amongPremier: [],
    featured: [],
    pin: false,
  });
  expect(await requestWebsiteRead(billing, olivia, glow)).toBe("not-found");
  const readSite = () => Promise.reject(new Error("A website was read"));
  expect(await refreshListings({ ...billing, readSite })).toBe(0);
});
