import type { Executor } from "#database/database.ts";
import { categories, cities, treatments } from "#database/schema/catalogue/reference.ts";
import { daysBetween } from "#shared/local-day.ts";
import { plainText } from "#shared/slug.ts";
import { facetTokens } from "../facet-tokens.ts";
import { baseScore, completeness, freshnessPoints, type MedSpaDraft } from "../med-spa.ts";

/** The rows of a listing, from what it says of itself. What adds one and what changes one write the same. */

type Price = { priceMinCents: number | null; priceMaxCents: number | null };
export type Ids = Record<"city" | "category" | "treatment", Map<string, number>> & { usual: Map<string, Price> };

const perUnit = "per unit";
const unknownPrice: Price = { priceMinCents: null, priceMaxCents: null };
type Rank = { score: number; baseScore: number; confirmedOn: string };
/** `rank`: its place in the lists. */
export type Listed = { id: number; rank: number; draft: MedSpaDraft };

/** What has prices with dates was last confirmed when the newest of them was. */
export function rankOf(draft: MedSpaDraft, today: string): Rank {
  const confirmedOn = draft.services.reduce((newest, { pricedOn }) => (pricedOn && pricedOn > newest ? pricedOn : newest), "") || today;
  const base = baseScore({ rating: null, reviewCount: 0, completeness: completeness(draft) });
  return { score: base + freshnessPoints(daysBetween(confirmedOn, today)), baseScore: base, confirmedOn };
}

export function medSpaRow(draft: MedSpaDraft, ids: Ids) {
  const {
    city,
    categories: [category],
    services: _services,
    staff: _staff,
    licences: _licences,
    ...columns
  } = draft;
  return { ...columns, sortName: plainText(draft.name), cityId: find(ids.city, city), categoryId: find(ids.category, category) };
}

function facets({ id, draft, rank }: Listed, ids: Ids) {
  return { medSpaId: id, cityId: find(ids.city, draft.city), isListed: draft.status === "active", isPremium: draft.isPremium, score: rank };
}

export function categoryRows(one: Listed, ids: Ids) {
  return [...new Set(one.draft.categories)].map((category) => ({ ...facets(one, ids), categoryId: find(ids.category, category) }));
}

export function tokensOf(draft: MedSpaDraft, ids: Ids) {
  const priceOf = ({ priceMinCents, priceMaxCents }: { priceMinCents: number | null; priceMaxCents: number | null }) =>
    priceMinCents === null ? null : { minCents: priceMinCents, maxCents: priceMaxCents ?? priceMinCents };
  return facetTokens({
    cityId: find(ids.city, draft.city),
    categoryIds: [...new Set(draft.categories)].map((category) => find(ids.category, category)),
    treatments: offered(draft).map((treatment) => ({ id: find(ids.treatment, treatment), price: priceOf(pricesOf(draft, treatment, ids)) })),
    prices: draft.services.flatMap((service) => (service.priceUnit === perUnit ? [] : (priceOf(service) ?? []))),
    languages: draft.languages,
    amenities: draft.facilityAmenities,
  });
}

/** One row a treatment, however many entries of the menu it has; its price spans them. */
export function treatmentRows(one: Listed, ids: Ids) {
  return offered(one.draft).map((treatment) => {
    return { ...facets(one, ids), treatmentId: find(ids.treatment, treatment), ...pricesOf(one.draft, treatment, ids) };
  });
}

/** What a visit costs. A price per unit is none: then what the treatment usually costs stands for it. */
function pricesOf(draft: MedSpaDraft, treatment: string, { usual }: Ids) {
  const entries = draft.services.filter((service) => service.treatment === treatment);
  const visits = entries.filter(({ priceUnit }) => priceUnit !== perUnit);
  const prices = visits.flatMap(({ priceMinCents, priceMaxCents }) => [priceMinCents, priceMaxCents]).filter((price) => price !== null);
  if (prices.length > 0) return { priceMinCents: Math.min(...prices), priceMaxCents: Math.max(...prices) };
  const isPerUnit = entries.some(({ priceMinCents, priceUnit }) => priceMinCents !== null && priceUnit === perUnit);
  return isPerUnit ? (usual.get(treatment) ?? unknownPrice) : unknownPrice;
}

export function menuRows({ id, draft }: Listed, ids: Ids) {
  return draft.services.map(({ treatment, ...entry }, position) => ({
    medSpaId: id,
    position,
    treatmentId: treatment === null ? null : find(ids.treatment, treatment),
    ...entry,
  }));
}

export function performedRows({ id, draft }: Listed, ids: Ids) {
  return draft.staff.flatMap(({ performs = [] }, position) =>
    performs.map((treatment) => ({ medSpaId: id, position, treatmentId: find(ids.treatment, treatment) })),
  );
}

export function offered(draft: MedSpaDraft) {
  return [...new Set(draft.services.flatMap(({ treatment }) => treatment ?? []))];
}

export async function idsBySlug(tx: Executor): Promise<Ids> {
  const known = await tx
    .select({ id: treatments.id, slug: treatments.slug, priceMinCents: treatments.priceMinCents, priceMaxCents: treatments.priceMaxCents })
    .from(treatments);
  const mapOf = (rows: { id: number; slug: string }[]) => new Map(rows.map(({ id, slug }) => [slug, id]));
  return {
    city: mapOf(await tx.select({ id: cities.id, slug: cities.slug }).from(cities)),
    category: mapOf(await tx.select({ id: categories.id, slug: categories.slug }).from(categories)),
    treatment: mapOf(known),
    usual: new Map(known.map(({ slug, priceMinCents, priceMaxCents }) => [slug, { priceMinCents, priceMaxCents }])),
  };
}

function find(ids: Map<string, number>, slug: string) {
  const id = ids.get(slug);
  if (id === undefined) throw new Error(`Nothing has the slug "${slug}"`);
  return id;
}
