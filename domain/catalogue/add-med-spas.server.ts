import { bulkInsert } from "#database/bulk-insert.ts";
import { announceChange } from "#database/changes.ts";
import type { Database, Transaction } from "#database/database.ts";
import { catalogueWords, medSpaCategories, medSpaDocuments, medSpaTreatments } from "#database/schema/catalogue/found-by.ts";
import { licences, services, staffMembers, staffTreatments } from "#database/schema/catalogue/med-spa-details.ts";
import { medSpas } from "#database/schema/catalogue/med-spas.ts";
import { categories, cities, treatments } from "#database/schema/catalogue/reference.ts";
import { daysBetween, localDay } from "#shared/local-day.ts";
import { plainText } from "#shared/slug.ts";
import { brand } from "#site/brand.ts";
import { documentText, wordsOfNames } from "./document-text.ts";
import { facetTokens } from "./facet-tokens.ts";
import { baseScore, completeness, freshnessPoints, type MedSpaDraft } from "./med-spa.ts";
import { tagsOfMedSpa } from "./tags.ts";

type Price = { priceMinCents: number | null; priceMaxCents: number | null };
type Ids = Record<"city" | "category" | "treatment", Map<string, number>> & { usual: Map<string, Price> };

const perUnit = "per unit";
const unknownPrice: Price = { priceMinCents: null, priceMaxCents: null };
type Rank = { score: number; baseScore: number; confirmedOn: string };
type Added = { id: number; rank: number; draft: MedSpaDraft };

/** Adds all drafts in one transaction; one whose slug is taken is left out. Returns how many were added. */
export async function addMedSpas({ db, clock = () => new Date() }: { db: Database | Transaction; clock?: () => Date }, drafts: MedSpaDraft[]) {
  const today = localDay(clock(), brand.region.timeZone);
  return db.transaction(async (tx) => {
    const ids = await idsBySlug(tx);
    const ranks = drafts.map((draft) => rankOf(draft, today));
    const rows = await bulkInsert(
      tx,
      medSpas,
      drafts.map((draft, index) => ({ ...medSpaRow(draft, ids), ...ranks[index] })),
      ["id", "slug"],
    );
    const idOf = new Map(rows.map((row) => [row.slug as string, row.id as number]));
    const added = drafts.flatMap((draft, index): Added[] => {
      const id = idOf.get(draft.slug);
      // Of two with one slug the first was added.
      idOf.delete(draft.slug);
      return id === undefined ? [] : [{ id, draft, rank: ranks[index]?.score ?? 0 }];
    });
    await bulkInsert(
      tx,
      medSpaCategories,
      added.flatMap((one) => categoryRows(one, ids)),
    );
    await bulkInsert(
      tx,
      medSpaTreatments,
      added.flatMap((one) => treatmentRows(one, ids)),
    );
    await bulkInsert(
      tx,
      services,
      added.flatMap((one) => menuRows(one, ids)),
    );
    await bulkInsert(
      tx,
      staffMembers,
      added.flatMap(({ id, draft }) => draft.staff.map(({ performs: _performs, ...member }, position) => ({ medSpaId: id, position, ...member }))),
    );
    await bulkInsert(
      tx,
      staffTreatments,
      added.flatMap((one) => performedRows(one, ids)),
    );
    await bulkInsert(
      tx,
      licences,
      // Whatever else a source may bring: that a licence was checked is no part of a draft.
      added.flatMap(({ id, draft }) => draft.licences.map(({ kind, holder, number }) => ({ medSpaId: id, kind, holder, number }))),
    );
    await bulkInsert(
      tx,
      medSpaDocuments,
      added.map(({ id, draft }) => ({ medSpaId: id, text: documentText(draft), facets: tokensOf(draft, ids) })),
    );
    await bulkInsert(
      tx,
      catalogueWords,
      wordsOfNames(added.map(({ draft }) => draft)).map((word) => ({ word })),
    );
    const published = added.filter(({ draft }) => draft.status === "active");
    await announceChange(tx, [...new Set(published.flatMap(({ draft }) => tagsOfMedSpa({ ...draft, treatments: offered(draft) })))]);
    return added.length;
  });
}

/** What has prices with dates was last confirmed when the newest of them was. */
function rankOf(draft: MedSpaDraft, today: string): Rank {
  const confirmedOn = draft.services.reduce((newest, { pricedOn }) => (pricedOn && pricedOn > newest ? pricedOn : newest), "") || today;
  const base = baseScore({ rating: null, reviewCount: 0, completeness: completeness(draft) });
  return { score: base + freshnessPoints(daysBetween(confirmedOn, today)), baseScore: base, confirmedOn };
}

function medSpaRow(draft: MedSpaDraft, ids: Ids) {
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

function facets({ id, draft, rank }: Added, ids: Ids) {
  return { medSpaId: id, cityId: find(ids.city, draft.city), isListed: draft.status === "active", isPremium: draft.isPremium, score: rank };
}

function categoryRows(one: Added, ids: Ids) {
  return [...new Set(one.draft.categories)].map((category) => ({ ...facets(one, ids), categoryId: find(ids.category, category) }));
}

function tokensOf(draft: MedSpaDraft, ids: Ids) {
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
function treatmentRows(one: Added, ids: Ids) {
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

function menuRows({ id, draft }: Added, ids: Ids) {
  return draft.services.map(({ treatment, ...entry }, position) => ({
    medSpaId: id,
    position,
    treatmentId: treatment === null ? null : find(ids.treatment, treatment),
    ...entry,
  }));
}

function performedRows({ id, draft }: Added, ids: Ids) {
  return draft.staff.flatMap(({ performs = [] }, position) =>
    performs.map((treatment) => ({ medSpaId: id, position, treatmentId: find(ids.treatment, treatment) })),
  );
}

function offered(draft: MedSpaDraft) {
  return [...new Set(draft.services.flatMap(({ treatment }) => treatment ?? []))];
}

async function idsBySlug(tx: Transaction): Promise<Ids> {
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
