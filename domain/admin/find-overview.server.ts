import { desc, eq, sql } from "drizzle-orm";
import { pickColumns } from "#database/pick-columns.ts";
import { bookings } from "#database/schema/bookings.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import { categories, cities } from "#database/schema/catalogue/reference.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import type { BillingDeps } from "#domain/billing/deps.ts";
import { findRevenue } from "#domain/billing/find-revenue.server.ts";
import { premierSince } from "#domain/billing/list-premier.server.ts";

const recentShown = 5;

export async function findAdminOverview(
  deps: Pick<BillingDeps, "db" | "clock" | "payments">,
  actor: Actor,
) {
  if (!may(actor, "admin.read")) return "forbidden" as const;
  const { db } = deps;
  const [counted] = await db
    .select({
      total: sql<number>`count(*) filter (where status = 'active')::int`,
      premium: sql<number>`count(*) filter (where status = 'active' and is_premium)::int`,
      pending: sql<number>`count(*) filter (where status = 'pending')::int`,
    })
    .from(listings);
  const { total = 0, premium = 0, pending = 0 } = counted ?? {};
  const revenue = await findRevenue(deps, actor);
  if (revenue === "forbidden") return revenue;
  return {
    totalListings: total,
    premiumListings: premium,
    premiumPercentage: total === 0 ? 0 : Math.round((1000 * premium) / total) / 10,
    totalBookings: await db.$count(bookings),
    monthlyRevenue: revenue.now.monthlyCents / 100,
    pendingListings: pending,
    recentPremium: await listRecentPremium(deps),
  };
}

const listRecentPremium = ({ db }: Pick<BillingDeps, "db">) =>
  db
    .select({
      ...pickColumns(listings, "id", "slug", "name"),
      city: cities.name,
      categoryName: categories.name,
      ...pickColumns(listings, "phone", "email", "rating"),
      since: premierSince,
    })
    .from(listings)
    .innerJoin(cities, eq(cities.id, listings.cityId))
    .innerJoin(categories, eq(categories.id, listings.categoryId))
    .where(sql`${listings.isPremium} and ${listings.status} = 'active'`)
    .orderBy(sql`${desc(premierSince)} nulls last`, listings.sortName)
    .limit(recentShown);
