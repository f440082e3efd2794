import { and, desc, eq, inArray, isNotNull, max, ne, or, sql } from "drizzle-orm";
import { pickColumns } from "#database/pick-columns.ts";
import { invoices, plans } from "#database/schema/billing.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { listingsWith, may } from "#domain/accounts/policy/policy.ts";
import { ownHost } from "#domain/catalogue/submissions/similar-listings.server.ts";
import { type PaidPlan, paidPlans, planDetails } from "#site/plans.ts";
import type { BillingDeps } from "./deps.ts";
import type { PlanState } from "./plan.ts";

type Deps = Pick<BillingDeps, "db">;

/** A plan without a card does not count. */
const hadCard = isNotNull(plans.card);

export type ListingPlan = Awaited<ReturnType<typeof readPlans>>[number];

export const listPlans = (deps: Deps, actor: Actor) =>
  readPlans(deps, listingsWith(actor, "plans.manage"));

/** Finds the plan and invoices of a listing, for its owner and admins. */
export async function findListingPlan(deps: Deps, actor: Actor, listingId: number) {
  const isAllowed = may(actor, "plans.manage", { listingId }) || may(actor, "revenue.read");
  return isAllowed ? ((await readPlans(deps, [listingId]))[0] ?? null) : null;
}

async function readPlans({ db }: Deps, ids: number[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      listing: pickColumns(listings, "id", "slug", "name", "status", "isPremium"),
      plan: plans,
    })
    .from(listings)
    .leftJoin(plans, and(eq(plans.listingId, listings.id), ne(plans.state, "ended")))
    .where(inArray(listings.id, ids))
    .orderBy(listings.name, listings.id);
  const bills = await db
    .select({ listingId: plans.listingId, invoice: invoices })
    .from(invoices)
    .innerJoin(plans, eq(plans.id, invoices.planId))
    .where(inArray(plans.listingId, ids))
    .orderBy(desc(invoices.issuedAt), desc(invoices.id));
  const ends = await listEnds(db, ids);
  return rows.map(({ listing, plan }) => ({
    listing,
    plan: plan?.plan ?? "standard",
    state: (plan?.state ?? "none") satisfies PlanState,
    /** Start of a plan that still lacks a card. */
    openSince: plan?.state === "none" && !plan.endsAtPeriodEnd ? plan.createdAt : null,
    card: plan?.card ?? null,
    trialEndsAt: plan?.trialEndsAt ?? null,
    periodEndsAt: plan?.periodEndsAt ?? null,
    /** End of the last plan, if none is running. */
    lastEndedAt:
      plan && plan.state !== "none"
        ? null
        : (ends.find(({ listingId }) => listingId === listing.id)?.at ?? null),
    invoices: bills
      .filter(({ listingId }) => listingId === listing.id)
      .map(({ invoice }) => invoice),
  }));
}

/**
 * Returns the length of the trial. The first month is free once per business: listings with the
 * same phone or website count too. Test trials do not count with a real provider.
 */
export async function trialFor(
  { db, payments }: Pick<BillingDeps, "db" | "payments">,
  listingId: number,
  plan: PaidPlan = paidPlans[0],
) {
  const [listing] = await db
    .select({ phone: listings.phone, website: listings.website })
    .from(listings)
    .where(eq(listings.id, listingId));
  const phone = listing?.phone.replace(/\D/g, "").slice(-10) ?? "";
  const host = ownHost(listing?.website) ?? "";
  const isSameBusiness = or(
    eq(listings.id, listingId),
    and(
      sql`${phone} <> ''`,
      sql`right(regexp_replace(${listings.phone}, '[^0-9]', '', 'g'), 10) = ${phone}`,
    ),
    and(
      sql`${host} <> ''`,
      sql`lower(substring(${listings.website} from '^https?://(?:www[.])?([^/:?#]+)')) = ${host}`,
    ),
  );
  const [earlier] = await db
    .select({ id: plans.id })
    .from(plans)
    .innerJoin(listings, eq(listings.id, plans.listingId))
    .where(
      and(isSameBusiness, eq(plans.provider, payments.provider), ne(plans.state, "none"), hadCard),
    )
    .limit(1);
  return earlier ? 0 : planDetails(plan).trialDays;
}

/** Finds the plan of a listing, without a permission check. */
export async function findPlanOf({ db }: Deps, listingId: number) {
  const [found] = await db
    .select({ id: listings.id, slug: listings.slug, name: listings.name, state: plans.state })
    .from(listings)
    .leftJoin(plans, and(eq(plans.listingId, listings.id), ne(plans.state, "ended")))
    .where(eq(listings.id, listingId));
  if (!found) return null;
  const state: PlanState = found.state ?? "none";
  const [end] = state === "none" ? await listEnds(db, [listingId]) : [];
  return { ...found, state, isOpen: found.state === "none", lastEndedAt: end?.at ?? null };
}

const listEnds = (db: Deps["db"], listingIds: number[]) =>
  db
    .select({ listingId: plans.listingId, at: max(plans.endedAt) })
    .from(plans)
    .where(and(inArray(plans.listingId, listingIds), hadCard))
    .groupBy(plans.listingId);
