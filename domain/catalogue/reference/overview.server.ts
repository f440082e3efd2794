import type { Executor } from "#database/database.ts";
import { type CachedValue, createTaggedCache } from "#platform/tagged-cache.ts";
import { localDay } from "#shared/local-day.ts";
import { tags } from "../tags.ts";
import {
  countAssurances,
  countCatalogue,
  listCategoryTiles,
  listCityTiles,
} from "./cities-and-categories.server.ts";
import { listTreatmentPages } from "./treatments.server.ts";

const mostCities = 8;
const mostTreatmentPages = 12;

export type CatalogueOverview = Awaited<ReturnType<typeof readOverview>>;

export const createOverviewCache = ({ db }: { db: Executor }): CachedValue<CatalogueOverview> =>
  createTaggedCache([tags.reference, tags.catalogue], () => readOverview({ db }));

async function readOverview({ db }: { db: Executor }) {
  // In sequence: after a change, few pages wait for this, and connections are shared.
  const totals = await countCatalogue({ db });
  const assurances = await countAssurances({ db }, localDay(new Date()));
  const categories = await listCategoryTiles({ db });
  const cities = await listCityTiles({ db }, mostCities);
  const { pages, total } = await listTreatmentPages({ db }, mostTreatmentPages);
  return { totals, assurances, categories, cities, links: pages, linkCount: total };
}
