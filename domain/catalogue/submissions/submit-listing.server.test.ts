import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import type { Executor } from "#database/database.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import { submissions } from "#database/schema/catalogue/submissions.ts";
import { testAccounts } from "#tests/support/accounts.ts";
import { addDrafts } from "#tests/support/catalogue.ts";
import { test } from "#tests/support/database.ts";
import { submission } from "#tests/support/submission.ts";
import { exportListings } from "../listings/export-listings.server.ts";
import { findListingProfile } from "../listings/find-listing.server.ts";
import { countListings, listListings } from "../listings/list-listings.server.ts";
import { countCatalogue, listCityTiles } from "../reference/cities-and-categories.server.ts";
import { findTreatmentNote } from "../reference/treatment-notes.server.ts";
import { latestChange, listNewest, listSitemap } from "../slugs/sitemap.server.ts";
import { submitListing } from "./submit-listing.server.ts";

const now = new Date("2026-11-21T18:00:00Z");

function submit(
  db: Executor,
  changes: Record<string, unknown> = {},
  { at = now }: { at?: Date } = {},
) {
  return submitListing({ ...testAccounts(db), clock: () => at }, submission(changes), {
    source: "api",
  });
}

async function submitted(...given: Parameters<typeof submit>) {
  const answer = await submit(...given);
  if (answer.outcome !== "received")
    throw new Error(`The submission was answered with ${JSON.stringify(answer)}`);
  return answer;
}

/** Runs queries one after another, because a transaction runs only one at a time. */
async function inTurn<Item, Answer>(items: readonly Item[], ask: (item: Item) => Promise<Answer>) {
  const answers: Answer[] = [];
  for (const item of items) answers.push(await ask(item));
  return answers;
}

describe("an owner's submission", () => {
  test("is stored completely for review", async ({ db }) => {
    const { id } = await submitted(db, {
      listingType: "premium",
      priceRange: "$$$",
      hours: "Mon 9am-6pm; Tue-Sun closed",
    });
    const [kept] = await db.select().from(listings).where(eq(listings.id, id));
    expect(kept).toMatchObject({
      slug: "harbor-light-aesthetics",
      status: "pending",
      isDemo: false,
      isPremium: false,
      zipCode: "92618",
      website: "https://harbor-light.example.com/",
      priceLevel: 3,
      hoursText: "Mon 9am-6pm; Tue-Sun closed",
      weeklyHours: [[540, 1080]],
    });
    const [its] = await db.select().from(submissions).where(eq(submissions.listingId, id));
    expect(its).toEqual({
      listingId: id,
      wantedPlan: "premium",
      locale: "en",
      source: "api",
      submittedAt: now,
      rejectedAt: null,
      rejectionReason: null,
      attestationAskedAt: null,
    });
  });

  test("is not public anywhere", async ({ db }) => {
    const [city, category, treatment] = ["irvine", "cosmetic-injectables-fillers", "botox"];
    const filters = [
      {},
      { city },
      { category },
      { treatment },
      { city, category },
      { city, treatment },
    ];
    const look = async () => ({
      figures: await countCatalogue({ db }),
      cities: await listCityTiles({ db }, 50),
      counts: await inTurn(filters, (filter) => countListings({ db }, filter)),
      listed: await listListings({ db, clock: () => now }, { city }, { limit: 10 }),
      records: await exportListings({ db }, {}, { limit: 10, offset: 0 }),
      sitemaps: await inTurn(["listings", "treatments", "cities"] as const, (kind) =>
        listSitemap({ db }, kind),
      ),
      newest: await listNewest({ db }, 10),
      changed: await latestChange({ db }),
      offers: (await findTreatmentNote({ db }, "botox"))?.listingCount,
    });
    const before = await look();
    const { slug } = await submitted(db);
    expect(await look()).toEqual(before);
    expect(await findListingProfile({ db }, slug)).toBeNull();
  });

  test("keeps unreadable hours as typed", async ({ db }) => {
    const { id } = await submitted(db, { hours: "by appointment" });
    const [kept] = await db
      .select({ text: listings.hoursText, week: listings.weeklyHours })
      .from(listings)
      .where(eq(listings.id, id));
    expect(kept).toEqual({ text: "by appointment", week: [] });
  });

  test("resolves cities, categories and services by slug or name, and keeps other services as text", async ({
    db,
  }) => {
    const { id, slug } = await submitted(db, {
      city: "NEWPORT beach",
      zipCode: undefined,
      address: "12345 Coast Highway, Newport Beach, CA 92660",
      categories: ["Laser & Light-Based Therapies", "laser-light-therapies"],
      services: ["botox", "Photofacial", "Crystal tuning", "BOTOX"],
    });
    await db.update(listings).set({ status: "active" }).where(eq(listings.id, id));
    const profile = await findListingProfile({ db }, slug);
    expect(profile).toMatchObject({
      city: { slug: "newport-beach" },
      zipCode: "92660",
      category: { slug: "laser-light-therapies" },
    });
    expect(profile?.services.map(({ name, treatment }) => [name, treatment])).toEqual([
      ["Botox", "botox"],
      ["Photofacial", "ipl"],
      ["Crystal tuning", null],
    ]);
  });

  test("with an unknown city or category is rejected with an error for each field", async ({
    db,
  }) => {
    expect(
      await submit(db, { city: "Chicago", zipCode: "60601", categories: ["dentistry"] }),
    ).toEqual({
      outcome: "mistaken",
      errors: {
        city: ["Choose a city from the list"],
        zipCode: ["Enter a ZIP code in Orange County"],
        categories: ["Choose categories from the list"],
      },
    });
    expect(await db.select().from(submissions)).toEqual([]);
  });
});

describe("the slug of a submitted listing", () => {
  test("is its name, with a number if that is in use", async ({ db }) => {
    await addDrafts(db, { name: "Harbor Light Aesthetics" }, { name: "Harbor Light Aesthetics 3" });
    const slugs = [await submitted(db), await submitted(db), await submitted(db)].map(
      ({ slug }) => slug,
    );
    expect(slugs).toEqual([
      "harbor-light-aesthetics-2",
      "harbor-light-aesthetics-4",
      "harbor-light-aesthetics-5",
    ]);
  });

  test("exists even for a name without Latin letters", async ({ db }) => {
    expect(await submitted(db, { name: "美容院" })).toMatchObject({ slug: "med-spa" });
  });
});

test("differs for each of several simultaneous submissions", async ({ own: { db } }) => {
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => submitted(db, { name: "No Key" })),
  );
  expect(new Set(answers.map(({ slug }) => slug)).size).toBe(6);
});

test("comes with no position until the location is given", async ({ db }) => {
  const sent = await submitListing(
    testAccounts(db),
    submission({ city: "irvine", zipCode: "92618" }),
    { source: "api" },
  );
  const [place] = await db
    .select({ latitude: listings.latitude, longitude: listings.longitude })
    .from(listings)
    .where(eq(listings.id, "id" in sent ? sent.id : 0));
  expect(place).toEqual({ latitude: null, longitude: null });
});

test("comes with the given position if that is near its city", async ({ db }) => {
  const deps = testAccounts(db);
  const entrance = { latitude: 33.6603, longitude: -117.8 };
  const sent = await submitListing(deps, submission({ position: entrance }), { source: "api" });
  expect(
    await db
      .select({ latitude: listings.latitude, longitude: listings.longitude })
      .from(listings)
      .where(eq(listings.id, "id" in sent ? sent.id : 0)),
  ).toEqual([entrance]);
  const far = await submitListing(
    deps,
    submission({ name: "Far Away", position: { latitude: 34.0522, longitude: -118.2437 } }),
    { source: "api" },
  );
  expect(far).toEqual({
    outcome: "mistaken",
    errors: { position: [expect.stringContaining("far from Irvine")] },
  });
});
