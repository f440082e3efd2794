import { sql } from "drizzle-orm";
import { categories, cities, medSpas, services } from "#database/schema/catalogue.ts";
import type { MedSpaCard } from "../med-spa.ts";

const shownServices = 3;

/** The columns of a card, for a select over med_spas joined with its city and main category. */
export const cardColumns = {
  id: medSpas.id,
  slug: medSpas.slug,
  name: medSpas.name,
  description: medSpas.description,
  cityName: sql<string>`${cities.name}`.as("city_name"),
  citySlug: sql<string>`${cities.slug}`.as("city_slug"),
  categoryName: sql<string>`${categories.name}`.as("category_name"),
  categorySlug: sql<string>`${categories.slug}`.as("category_slug"),
  priceLevel: medSpas.priceLevel,
  rating: medSpas.rating,
  reviewCount: medSpas.reviewCount,
  isPremium: medSpas.isPremium,
  logoUrl: medSpas.logoUrl,
  services: sql<string[]>`array(select ${services.name} from ${services} where ${services.medSpaId} = ${medSpas.id} order by ${services.position} limit ${sql.raw(String(shownServices))})`,
  serviceCount: sql<number>`(select count(*)::int from ${services} where ${services.medSpaId} = ${medSpas.id})`,
} satisfies Record<keyof MedSpaCard, unknown>;
