import { and, asc, desc, eq, like, type SQL, sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { containing } from "#database/matching.ts";
import { pickColumns } from "#database/pick-columns.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import { categories, cities } from "#database/schema/catalogue/reference.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import { plainText } from "#shared/slug.ts";
import { type AdminListingFilter, type ListingStatus, listingStatuses } from "./admin-listing.ts";

type Deps = { db: Executor };
export async function listAdminListings(
  { db }: Deps,
  actor: Actor,
  filter: AdminListingFilter,
  { limit, offset }: { limit: number; offset: number },
) {
  if (!may(actor, "listings.manage")) return "forbidden" as const;
  const where = whereOf(filter);
  const clients = await db
    .select({
      ...pickColumns(listings, "id", "slug", "name", "status", "isPremium", "isDemo"),
      city: cities.name,
      category: categories.name,
      ...pickColumns(listings, "phone", "email", "rating", "reviewCount", "createdAt"),
    })
    .from(listings)
    .innerJoin(cities, eq(cities.id, listings.cityId))
    .innerJoin(categories, eq(categories.id, listings.categoryId))
    .where(where)
    .orderBy(desc(listings.isPremium), asc(listings.sortName), asc(listings.id))
    .limit(limit)
    .offset(offset);
  return { clients, counts: await countByStatus({ db }, filter) };
}

export async function listAdminListingIds({ db }: Deps, filter: AdminListingFilter, most: number) {
  const found = await db
    .select({ id: listings.id })
    .from(listings)
    .innerJoin(cities, eq(cities.id, listings.cityId))
    .innerJoin(categories, eq(categories.id, listings.categoryId))
    .where(whereOf(filter))
    .orderBy(listings.id)
    .limit(most);
  return found.map(({ id }) => id);
}

/** Counts every status, ignoring the status filter. */
async function countByStatus({ db }: Deps, { status: _, ...filter }: AdminListingFilter) {
  const rows = await db
    .select({ status: listings.status, count: sql<number>`count(*)::int` })
    .from(listings)
    .innerJoin(cities, eq(cities.id, listings.cityId))
    .innerJoin(categories, eq(categories.id, listings.categoryId))
    .where(whereOf(filter))
    .groupBy(listings.status);
  return Object.fromEntries(
    listingStatuses.map((status) => [
      status,
      rows.find((row) => row.status === status)?.count ?? 0,
    ]),
  ) as Record<ListingStatus, number>;
}

function whereOf({ words, status, city, category, plan }: AdminListingFilter) {
  const conditions: (SQL | undefined)[] = [
    status && eq(listings.status, status),
    city ? eq(cities.slug, city) : undefined,
    category ? eq(categories.slug, category) : undefined,
    plan && eq(listings.plan, plan),
    ...(words ? plainText(words).split(/\s+/).filter(Boolean).map(found) : []),
  ];
  return and(...conditions);
}

/** Matches the name, and other details that a caller might give. */
function found(word: string) {
  const anywhere = containing(word);
  const digits = word.replace(/\D/g, "");
  const isPhone =
    digits.length >= 3
      ? sql` or regexp_replace(${listings.phone}, '\\D', '', 'g') like ${`%${digits}%`}`
      : sql``;
  return sql`(${like(listings.sortName, anywhere)} or ${listings.slug} like ${anywhere} or lower(${listings.email}) like ${anywhere} or lower(${listings.website}) like ${anywhere}${isPhone})`;
}
