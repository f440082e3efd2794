import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { medSpaJsonLd } from "#app/seo/json-ld.ts";
import { shareText } from "#app/seo/share/share-text.ts";
import type { Executor } from "#database/database.ts";
import { medSpas } from "#database/schema/catalogue/listings.ts";
import { cancelPlan } from "#domain/billing/manage-plan.server.ts";
import { compareMedSpas } from "#domain/catalogue/listings/compare-listings.server.ts";
import { exportMedSpas } from "#domain/catalogue/listings/export-listings.server.ts";
import { findMedSpa } from "#domain/catalogue/listings/find-listing.server.ts";
import { listMedSpas } from "#domain/catalogue/listings/list-listings.server.ts";
import { listMapPoints } from "#domain/catalogue/listings/map-points.server.ts";
import { refreshListings } from "#domain/listing-edits/website/refresh-listings.server.ts";
import { askToRead } from "#domain/listing-edits/website/request-read.server.ts";
import { keepReference } from "#domain/search/reference.server.ts";
import { searchMedSpas } from "#domain/search/search-med-spas.server.ts";
import { nothingAsked } from "#domain/search/search-query.ts";
import { suggest } from "#domain/search/suggest.server.ts";
import { keepPictures } from "#domain/uploads/store-photos.server.ts";
import { payWith, type TestBilling, testBilling } from "#tests/support/billing.ts";
import { test } from "#tests/support/database.ts";
import { addPeople } from "#tests/support/people.ts";

const all = { limit: 50, offset: 0 };

/** Collects the Premier status from everything that stores or shows it. */
async function shown(billing: TestBilling, db: Executor) {
  const searching = { db, clock: billing.clock, reference: keepReference({ db }).read };
  const [card] = (await listMedSpas(billing, {}, all)).filter(({ slug }) => slug === "glow-studio");
  const [compared] = await compareMedSpas({ db }, ["glow-studio"]);
  const profile = await findMedSpa({ db }, "glow-studio");
  const found = await searchMedSpas(
    searching,
    { ...nothingAsked, q: "glow studio" },
    { limit: 12 },
  );
  return {
    card: [card?.isPremium, card?.logo !== null, card?.isEnhanced],
    profile: [profile?.isPremium, profile?.logo !== null],
    jsonLd: profile && "logo" in medSpaJsonLd("https://guide.example", profile),
    shared: profile && JSON.stringify(shareText.listing(profile)).match(/premier|paid/i),
    suggested: (await suggest(searching, "studio"))
      .filter(({ type }) => type === "med_spa")
      .map(({ title }) => title),
    compared: [compared?.isPremium, compared?.logo !== null],
    found: found.medSpas
      .filter(({ slug }) => slug === "glow-studio")
      .map(({ isPremium, logo }) => [isPremium, logo !== null]),
    amongPremier: (
      await searchMedSpas(searching, { ...nothingAsked, premier: true }, { limit: 12 })
    ).medSpas.map(({ slug }) => slug),
    featured: (await exportMedSpas({ db }, { premier: true }, all)).map(({ slug }) => slug),
    first: (await listMedSpas(billing, { treatment: "botox" }, all))[0]?.slug,
    pin: (await listMapPoints({ db }, {})).points.find(({ slug }) => slug === "glow-studio")
      ?.isPremium,
  };
}

test("a Premier plan ends in every list, search, profile, pin and website check at once", async ({
  db,
}) => {
  const billing = testBilling(db);
  const { olivia, glow, harbor } = await addPeople(billing);
  // The organic ranking favors the other listing.
  await db.update(medSpas).set({ score: 30_000 }).where(eq(medSpas.id, harbor));
  await db
    .update(medSpas)
    .set({ website: "https://glow.example.com/", lastWebsiteScrape: billing.clock() })
    .where(eq(medSpas.id, glow));
  await keepPictures(db, billing.clock(), { owner: "logo", subjectId: glow }, [
    { key: "mark", width: 400, height: 400, description: "" },
  ]);
  await payWith(billing, olivia, glow);
  expect(await shown(billing, db)).toEqual({
    ...{
      card: [true, true, true],
      profile: [true, true],
      compared: [true, true],
      found: [[true, true]],
    },
    ...{ jsonLd: true, shared: null, suggested: ["Glow Studio", "Harbor Studio"] },
    ...{
      amongPremier: ["glow-studio"],
      featured: ["glow-studio"],
      first: "glow-studio",
      pin: true,
    },
  });
  expect(await askToRead(billing, olivia, glow)).toBe("asked");

  await cancelPlan(billing, olivia, glow);
  billing.days(31);
  await billing.hear();
  expect(await shown(billing, db)).toMatchObject({
    ...{
      card: [false, false, false],
      profile: [false, false],
      compared: [false, false],
      found: [[false, false]],
    },
    ...{ jsonLd: false, shared: null, suggested: ["Harbor Studio", "Glow Studio"] },
    ...{ amongPremier: [], featured: [], pin: false },
  });
  expect(await askToRead(billing, olivia, glow)).toBe("not-found");
  const readSite = () => Promise.reject(new Error("A website was read"));
  expect(await refreshListings({ ...billing, readSite })).toBe(0);
});
