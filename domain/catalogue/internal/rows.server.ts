import type { Executor } from "#database/database.ts";
import { pickColumns } from "#database/pick-columns.ts";
import { categories, cities, treatments } from "#database/schema/catalogue/reference.ts";
import { daysBetween } from "#shared/local-day.ts";
import { plainText } from "#shared/slug.ts";
import { facetTokens } from "../listings/facet-tokens.ts";
import {
  baseScore,
  completeness,
  freshnessPoints,
  type ListingDraft,
} from "../listings/listing.ts";
import { listParentTreatments } from "../reference/treatment-kinds.ts";

export type ReferenceIds = Record<"city" | "category" | "treatment", Map<string, number>>;

type ListingRank = { score: number; baseScore: number; confirmedOn: string };
/** `rank`: score within lists. */
export type RankedListing = { id: number; rank: number; draft: ListingDraft };

/**
 * Computes the rank of a listing. A menu with dated prices was last confirmed on the newest date.
 */
export function rankOf(draft: ListingDraft, today: string): ListingRank {
  const confirmedOn =
    draft.services.reduce(
      (newest, { pricedOn }) => (pricedOn && pricedOn > newest ? pricedOn : newest),
      "",
    ) || today;
  const base = baseScore({ rating: null, reviewCount: 0, completeness: completeness(draft) });
  return {
    score: base + freshnessPoints(daysBetween(confirmedOn, today)),
    baseScore: base,
    confirmedOn,
  };
}

export function listingRow(draft: ListingDraft, ids: ReferenceIds) {
  const {
    city,
    categories: [category],
    services: _services,
    staff: _staff,
    licenses: _licenses,
    ...columns
  } = draft;
  return {
    ...columns,
    sortName: plainText(draft.name),
    cityId: find(ids.city, city),
    categoryId: find(ids.category, category),
  };
}

const facets = ({ id, draft, rank }: RankedListing, ids: ReferenceIds) => ({
  listingId: id,
  cityId: find(ids.city, draft.city),
  isListed: draft.status === "active",
  isPremium: draft.plan !== "standard",
  score: rank,
});

export const categoryRows = (one: RankedListing, ids: ReferenceIds) =>
  [...new Set(one.draft.categories)].map((category) => ({
    ...facets(one, ids),
    categoryId: find(ids.category, category),
  }));

export function tokensOf(draft: ListingDraft, ids: ReferenceIds) {
  const onMenu = new Set(draft.services.map(({ treatment }) => treatment));
  return facetTokens({
    cityId: find(ids.city, draft.city),
    categoryIds: [...new Set(draft.categories)].map((category) => find(ids.category, category)),
    treatments: listOfferedTreatments(draft).map((treatment) => ({
      id: find(ids.treatment, treatment),
      isByKind: !onMenu.has(treatment),
    })),
    languages: draft.languages,
    amenities: draft.facilityAmenities,
  });
}

/** Builds one row per treatment, however many menu entries it has. */
export const treatmentRows = (one: RankedListing, ids: ReferenceIds) =>
  listOfferedTreatments(one.draft).map((treatment) => ({
    ...facets(one, ids),
    treatmentId: find(ids.treatment, treatment),
  }));

export const menuRows = ({ id, draft }: RankedListing, ids: ReferenceIds) =>
  draft.services.map(({ treatment, ...entry }, position) => ({
    listingId: id,
    position,
    treatmentId: treatment === null ? null : find(ids.treatment, treatment),
    ...entry,
  }));

/** Lists treatments of the menu and their parent treatments. */
export const listOfferedTreatments = (draft: ListingDraft) => [
  ...new Set(
    draft.services.flatMap(({ treatment }) =>
      treatment === null ? [] : [treatment, ...listParentTreatments(treatment)],
    ),
  ),
];

export async function idsBySlug(tx: Executor): Promise<ReferenceIds> {
  const mapOf = (rows: { id: number; slug: string }[]) =>
    new Map(rows.map(({ id, slug }) => [slug, id]));
  return {
    city: mapOf(await tx.select({ id: cities.id, slug: cities.slug }).from(cities)),
    category: mapOf(await tx.select({ id: categories.id, slug: categories.slug }).from(categories)),
    treatment: mapOf(await tx.select(pickColumns(treatments, "id", "slug")).from(treatments)),
  };
}

export function find(ids: Map<string, number>, slug: string) {
  const id = ids.get(slug);
  if (id === undefined) throw new Error(`No row has the slug "${slug}"`);
  return id;
}
