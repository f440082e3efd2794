import { asc, eq } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import { categories, cities } from "#database/schema/catalogue/reference.ts";
import { submissions } from "#database/schema/catalogue/submissions.ts";
import type { MessagingDeps } from "#domain/accounts/deps.ts";
import { inviteListingOwner } from "#domain/accounts/memberships/listing-owners.server.ts";
import { findClosedText } from "#domain/settings/settings.server.ts";
import { parseWeek } from "#shared/parse-hours.ts";
import { pick } from "#shared/pick.ts";
import { isNearCity, type Position } from "#shared/position.ts";
import { slugify } from "#shared/slug.ts";
import { brand } from "#site/brand.ts";
import { attestationInEnglish, attestationWords } from "../licenses/attestation.ts";
import { recordAttestation } from "../licenses/attestations.server.ts";
import { addListings } from "../listings/add-listings.server.ts";
import { emptyListing } from "../listings/empty-listing.ts";
import type { ListingDraft } from "../listings/listing.ts";
import { readMenu } from "../listings/menu.server.ts";
import { freeSlug, lockSlugAssignment } from "../slugs/slugs.server.ts";
import type { ListingSubmission } from "./submission.ts";

type SubmissionSource = { source: "page" | "api" };
export type SubmitListingResult =
  | { outcome: "received"; id: number; slug: string }
  | { outcome: "mistaken"; errors: SubmissionErrors }
  | { outcome: "closed"; words: string };

/**
 * Stores a listing for review. It is not public, and its email address receives the link to
 * become its owner.
 */
export async function submitListing(
  deps: MessagingDeps,
  submission: ListingSubmission,
  from: SubmissionSource,
): Promise<SubmitListingResult> {
  const { db, clock } = deps;
  return db.transaction(async (tx) => {
    // Serialized, so that concurrent submissions get different slugs.
    await lockSlugAssignment({ db: tx });
    const words = await findClosedText({ db: tx }, "listings");
    if (words) return { outcome: "closed", words };
    const places = await resolvePlaces({ db: tx }, submission);
    if (places.errors) return { outcome: "mistaken", errors: places.errors };
    const slug = await freeSlug({ db: tx }, submission.name);
    await addListings({ db: tx }, [
      draftOf(submission, slug, places, await readMenu({ db: tx }, submission.services)),
    ]);
    const [added] = await tx
      .select({ id: listings.id })
      .from(listings)
      .where(eq(listings.slug, slug));
    if (!added) throw new Error(`The slug "${slug}" was taken in the meantime`);
    await tx
      .insert(submissions)
      .values({
        listingId: added.id,
        wantedPlan: submission.listingType,
        source: from.source,
        submittedAt: clock(),
      });
    if (submission.attestation) {
      const [way, words] =
        from.source === "page"
          ? (["listing form", attestationWords()] as const)
          : (["api", attestationInEnglish] as const);
      await recordAttestation(
        { db: tx, clock },
        { listingId: added.id, method: way, text: words, email: submission.email.toLowerCase() },
      );
    }
    await inviteListingOwner({ ...deps, db: tx }, { id: added.id, email: submission.email });
    return { outcome: "received", id: added.id, slug };
  });
}

/** Validates only the city and categories, so that a form can show all errors at once. */
export const validatePlaces = async (
  { db }: { db: Executor },
  named: Parameters<typeof resolvePlaces>[1],
): Promise<SubmissionErrors> => (await resolvePlaces({ db }, named)).errors ?? {};

type SubmissionPlaces = Extract<Awaited<ReturnType<typeof resolvePlaces>>, { zipCode: string }>;

const draftOf = (
  submission: ListingSubmission,
  slug: string,
  { city, zipCode, categories }: SubmissionPlaces,
  services: ListingDraft["services"],
): ListingDraft => ({
  ...emptyListing,
  ...pick(submission, ["name", "address", "phone", "email", "description"]),
  slug,
  status: "pending",
  city: city.slug,
  categories,
  zipCode,
  latitude: submission.position?.latitude ?? null,
  longitude: submission.position?.longitude ?? null,
  website: submission.website ? new URL(submission.website).href : null,
  priceLevel: submission.priceRange.length,
  ownership: submission.ownership ?? null,
  hoursText: submission.hours,
  weeklyHours: parseWeek(submission.hours) ?? [],
  services,
});

type Db = { db: Executor };
type SubmittedLocation = {
  city: string;
  zipCode?: string | undefined;
  position?: Position | null | undefined;
  address: string;
  categories: string[];
};
type SubmissionErrors = Record<string, string[]>;

/** Resolves the city and categories in a submission, or returns errors. */
async function resolvePlaces({ db }: Db, named: SubmittedLocation) {
  const allCities = await db.select().from(cities);
  const allCategories = await db
    .select({ slug: categories.slug, name: categories.name })
    .from(categories)
    .orderBy(asc(categories.position));
  const city = allCities.find(means(named.city));
  const found = named.categories.map((category) => allCategories.find(means(category))?.slug);
  const zipCodes = new Set(allCities.flatMap((each) => each.zipCodes));
  const zipCode = named.zipCode?.slice(0, 5) || zipCodeIn(named.address, city?.zipCodes ?? []);
  const errors: SubmissionErrors = {
    ...(city ? {} : { city: ["Choose a city from the list"] }),
    ...(zipCode === "" || zipCodes.has(zipCode)
      ? {}
      : { zipCode: [`Enter a ZIP code in ${brand.region.name}`] }),
    ...(city && named.position && !isNearCity(named.position, city)
      ? {
          position: [
            `This is far from ${city.name}. Move the pin to your entrance, or leave it empty`,
          ],
        }
      : {}),
    ...(found.includes(undefined) ? { categories: ["Choose categories from the list"] } : {}),
  };
  const [main, ...others] = [...new Set(found.filter((slug) => slug !== undefined))];
  if (!city || !main || Object.keys(errors).length > 0) return { errors };
  return { city, zipCode, categories: [main, ...others] as [string, ...string[]] };
}

function means(text: string) {
  const typedSlug = slugify(text);
  return ({ slug, name }: { slug: string; name: string }) =>
    typedSlug !== "" && (typedSlug === slug || typedSlug === slugify(name));
}

const zipCodeIn = (address: string, ofCity: string[]) =>
  address.match(/\b\d{5}\b/g)?.findLast((digits) => ofCity.includes(digits)) ?? "";
