import { sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import {
  readCategories,
  readCities,
  readOwners,
  readProviders,
  readQuestions,
  readReviews,
  readSeedEdits,
  readSeedLicenseChecks,
  readSpecials,
  readTreatments,
} from "#database/seed/read.ts";
import { addHouseCampaign } from "#domain/advertising/add-house-campaign.server.ts";
import { addListingDays } from "#domain/analytics/add-days.server.ts";
import { addPlans } from "#domain/billing/add-plans.server.ts";
import { addBookingSettings } from "#domain/bookings/settings.server.ts";
import { addDemoLicenseChecks } from "#domain/catalogue/licenses/add-demo-checks.server.ts";
import { addListings } from "#domain/catalogue/listings/add-listings.server.ts";
import { addDemoAgreements } from "#domain/catalogue/listings/agreement.server.ts";
import { findListing } from "#domain/catalogue/listings/name-listings.server.ts";
import { addReference, hasReference } from "#domain/catalogue/reference/add-reference.server.ts";
import { proposeEdit } from "#domain/listing-edits/propose-edit.server.ts";
import { addDemoPhotos } from "#domain/photos/add-demo-photos.server.ts";
import { addQuestions } from "#domain/questions/add-questions.server.ts";
import { addReviews } from "#domain/reviews/add-reviews.server.ts";
import { addSpecials } from "#domain/specials/add-specials.server.ts";
import "#platform/load-typed-words.ts";
import { addDays, localDay } from "#shared/local-day.ts";
import { parseHours } from "#shared/parse-hours.ts";
import {
  buildDemoLicenseChecks,
  demoBookingSettings,
  demoPlans,
  demoQuestions,
  demoReviews,
} from "./demo-activity.ts";
import { demoListings, demoSpecials } from "./demo-catalogue.ts";
import { demoDays } from "./demo-days.ts";
import { generateListings } from "./generated-catalogue.ts";

const batch = 500;

/** Fills an empty database with the reference data, and with `demo` also the fictional listings. */
export async function loadCatalogue({ db }: { db: Executor }, { demo }: { demo: boolean }) {
  if (await hasReference({ db })) return;
  await db.transaction(async (tx) => {
    await addReference({ db: tx }, readReference());
    if (demo) await loadDemo({ db: tx });
  });
}

export async function loadDemo({
  db,
  clock = () => new Date(),
}: {
  db: Executor;
  clock?: () => Date;
}) {
  if ((await db.$count(listings)) > 0) return;
  const now = clock();
  const today = localDay(now);
  const drafts = demoListings(readProviders(), readTreatments());
  await addListings({ db, clock }, drafts);
  const plans = demoPlans(drafts, now);
  await addPlans({ db }, plans, now);
  const premierSince = new Map(plans.map(({ listing, beganAt }) => [listing, localDay(beganAt)]));
  const owned = readOwners().map(({ listing }) => listing);
  await addListingDays({ db }, demoDays({ drafts, owned, premierSince, today }));
  await addDemoAgreements({ db }, addDays(today, -180));
  await addBookingSettings({ db }, demoBookingSettings(readProviders()));
  await addDemoLicenseChecks({ db }, buildDemoLicenseChecks(readSeedLicenseChecks(), now));
  await addDemoPhotos(
    { db },
    drafts.map(({ slug }) => slug),
    now,
  );
  await addSpecials({ db }, demoSpecials(readSpecials(), today));
  await addHouseCampaign({ db }, now);
  await addQuestions({ db }, demoQuestions(readQuestions(), readProviders(), now));
  await addReviews({ db }, demoReviews(readReviews(), now));
  await addDemoEdits({ db, clock }, readSeedEdits());
}

/** Adds generated listings up to this total, for benchmarks. Deterministic by number. */
export async function growCatalogue(
  { db }: { db: Executor },
  total: number,
  onProgress: (count: number) => void = () => {},
) {
  const standing = await db.$count(listings);
  const providers = readProviders();
  const treatments = readTreatments();
  const cities = readCities();
  for (let done = standing; done < total; done += batch) {
    const drafts = generateListings(
      { from: done, to: Math.min(done + batch, total) },
      { providers: demoListings(providers, treatments), cities },
    );
    await addListings({ db }, drafts);
    onProgress(done + drafts.length);
  }
  // The embedded database has no autovacuum, and would plan as if its tables were small.
  await db.execute(sql`analyze`);
  return Math.max(total - standing, 0);
}

export const readReference = () => ({
  cities: readCities(),
  categories: readCategories().map((category, position) => ({ ...category, position })),
  treatments: readTreatments().map(
    ({ priceMin, priceMax, medical, private: isPrivate, ...treatment }) => ({
      ...treatment,
      isMedical: medical,
      isPrivate: isPrivate ?? false,
      priceMinCents: priceMin * 100,
      priceMaxCents: priceMax * 100,
    }),
  ),
});

/** Adds invented pending edits, like the websites they claim to come from, to try in the demo. */
async function addDemoEdits(
  deps: { db: Executor; clock: () => Date },
  revisions: ReturnType<typeof readSeedEdits>,
) {
  for (const { listing: slug, hours, consultationProcess } of revisions) {
    const listing = await findListing(deps, slug);
    if (listing)
      await proposeEdit(
        deps,
        null,
        listing.id,
        { weeklyHours: parseHours(hours) ?? [], consultationProcess },
        "website",
      );
  }
}
