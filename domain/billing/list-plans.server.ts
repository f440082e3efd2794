import { and, desc, eq, inArray, isNotNull, max, ne, or, sql } from "drizzle-orm";
import { invoices, plans } from "#database/schema/billing.ts";
import { medSpas } from "#database/schema/catalogue/listings.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { listingsWith, may } from "#domain/accounts/policy/policy.ts";
import { ownHost } from "#domain/catalogue/submissions/similar-listings.server.ts";
import { premier } from "#site/brand.ts";
import type { BillingDeps } from "./deps.ts";
import type { PlanState } from "./plan.ts";

type Deps = Pick<BillingDeps, "db">;

/** A plan without a card does not count. */
const hadCard = isNotNull(plans.card);

export type ListingPlan = Awaited<ReturnType<typeof readPlans>>[number];

export const listPlans = (deps: Deps, actor: Actor) =>
  readPlans(deps, listingsWith(actor, "plans.manage"));

/** Plan and invoices of a listing, for its owner and admins. */
export async function findListingPlan(deps: Deps, actor: Actor, medSpaId: number) {
  const isAllowed = may(actor, "plans.manage", { medSpaId }) || may(actor, "revenue.read");
  return isAllowed ? ((await readPlans(deps, [medSpaId]))[0] ?? null) : null;
}

async function readPlans({ db }: Deps, ids: number[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      medSpa: {
        id: medSpas.id,
        slug: medSpas.slug,
        name: medSpas.name,
        status: medSpas.status,
        isPremium: medSpas.isPremium,
      },
      plan: plans,
    })
    .from(medSpas)
    .leftJoin(plans, and(eq(plans.medSpaId, medSpas.id), ne(plans.state, "ended")))
    .where(inArray(medSpas.id, ids))
    .orderBy(medSpas.name, medSpas.id);
  const bills = await db
    .select({ medSpaId: plans.medSpaId, invoice: invoices })
    .from(invoices)
    .innerJoin(plans, eq(plans.id, invoices.planId))
    .where(inArray(plans.medSpaId, ids))
    .orderBy(desc(invoices.issuedAt), desc(invoices.id));
  const ends = await listEnds(db, ids);
  return rows.map(({ medSpa, plan }) => ({
    medSpa,
    state: (plan?.state ?? "none") satisfies PlanState,
    /** Start of a plan that still lacks a card. */
    openSince: plan?.state === "none" && !plan.isToEnd ? plan.createdAt : null,
    card: plan?.card ?? null,
    trialEndsAt: plan?.trialEndsAt ?? null,
    periodEndsAt: plan?.periodEndsAt ?? null,
    /** End of the last plan, if none is running. */
    lastEndedAt:
      plan && plan.state !== "none"
        ? null
        : (ends.find(({ medSpaId }) => medSpaId === medSpa.id)?.at ?? null),
    invoices: bills.filter(({ medSpaId }) => medSpaId === medSpa.id).map(({ invoice }) => invoice),
  }));
}

/**
 * Length of the trial. The first month is free once per business: listings with the same phone or
 * website count too. Test trials do not count with a real provider.
 */
export async function trialFor(
  { db, payments }: Pick<BillingDeps, "db" | "payments">,
  medSpaId: number,
) {
  const [listing] = await db
    .select({ phone: medSpas.phone, website: medSpas.website })
    .from(medSpas)
    .where(eq(medSpas.id, medSpaId));
  const phone = listing?.phone.replace(/\D/g, "").slice(-10) ?? "";
  const host = ownHost(listing?.website) ?? "";
  const isSameBusiness = or(
    eq(medSpas.id, medSpaId),
    and(
      sql`${phone} <> ''`,
      sql`right(regexp_replace(${medSpas.phone}, '[^0-9]', '', 'g'), 10) = ${phone}`,
    ),
    and(
      sql`${host} <> ''`,
      sql`lower(substring(${medSpas.website} from '^https?://(?:www[.])?([^/:?#]+)')) = ${host}`,
    ),
  );
  const [earlier] = await db
    .select({ id: plans.id })
    .from(plans)
    .innerJoin(medSpas, eq(medSpas.id, plans.medSpaId))
    .where(
      and(isSameBusiness, eq(plans.provider, payments.provider), ne(plans.state, "none"), hadCard),
    )
    .limit(1);
  return earlier ? 0 : premier.trialDays;
}

/** Plan of a listing, without a permission check. */
export async function findPlanOf({ db }: Deps, medSpaId: number) {
  const [found] = await db
    .select({ id: medSpas.id, slug: medSpas.slug, name: medSpas.name, state: plans.state })
    .from(medSpas)
    .leftJoin(plans, and(eq(plans.medSpaId, medSpas.id), ne(plans.state, "ended")))
    .where(eq(medSpas.id, medSpaId));
  if (!found) return null;
  const state: PlanState = found.state ?? "none";
  const [end] = state === "none" ? await listEnds(db, [medSpaId]) : [];
  return { ...found, state, isOpen: found.state === "none", lastEndedAt: end?.at ?? null };
}

function listEnds(db: Deps["db"], medSpaIds: number[]) {
  return db
    .select({ medSpaId: plans.medSpaId, at: max(plans.endedAt) })
    .from(plans)
    .where(and(inArray(plans.medSpaId, medSpaIds), hadCard))
    .groupBy(plans.medSpaId);
}
