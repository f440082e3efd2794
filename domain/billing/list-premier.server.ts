import { and, desc, eq, isNotNull, ne, type SQL, sql } from "drizzle-orm";
import { pickColumns } from "#database/pick-columns.ts";
import { invoices, plans } from "#database/schema/billing.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import { cities } from "#database/schema/catalogue/reference.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import type { BillingDeps } from "./deps.ts";
import type { PlanState } from "./plan.ts";

type Deps = Pick<BillingDeps, "db" | "payments">;

/** Start of the listing's current plan; null without one. */
export const premierSince = sql<Date | null>`(
  select max(${plans.createdAt}) from ${plans} where ${plans.listingId} = ${listings.id} and ${plans.state} not in ('none', 'ended'))`.mapWith(
  plans.createdAt,
);

export const premierStates = [
  "trialing",
  "active",
  "past due",
  "cancelling",
  "ended",
] as const satisfies PlanState[];
export type PremierState = (typeof premierStates)[number];

export async function listPremier(
  { db, payments }: Deps,
  actor: Actor,
  state: PremierState | null,
  { limit, offset }: { limit: number; offset: number },
) {
  if (!may(actor, "revenue.read")) return "forbidden" as const;
  const known = and(
    ne(plans.state, "none"),
    isNotNull(plans.card),
    eq(plans.provider, payments.provider),
  );
  const premier = await db
    .select({
      ...pickColumns(plans, "id", "state", "provider", "trialEndsAt", "periodEndsAt", "endedAt"),
      beganAt: plans.createdAt,
      listing: { ...pickColumns(listings, "slug", "name", "status"), city: cities.name },
      payments: paid(sql`count(*)::int`),
      broughtCents: paid(
        sql`coalesce(sum(${invoices.amountCents} - ${invoices.refundedCents}), 0)::int`,
      ),
    })
    .from(plans)
    .innerJoin(listings, eq(listings.id, plans.listingId))
    .innerJoin(cities, eq(cities.id, listings.cityId))
    .where(state ? and(known, eq(plans.state, state)) : known)
    .orderBy(desc(plans.createdAt), desc(plans.id))
    .limit(limit)
    .offset(offset);
  const rows = await db
    .select({ state: plans.state, count: sql<number>`count(*)::int` })
    .from(plans)
    .where(known)
    .groupBy(plans.state);
  const counts = Object.fromEntries(
    premierStates.map((each) => [each, rows.find((row) => row.state === each)?.count ?? 0]),
  ) as Record<PremierState, number>;
  return { listings: premier, counts };
}

const paid = (what: SQL) =>
  sql<number>`(select ${what} from ${invoices} where ${invoices.planId} = ${plans.id} and ${invoices.state} in ('paid', 'refunded'))`;
