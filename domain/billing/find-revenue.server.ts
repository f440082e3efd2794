import { and, desc, eq, inArray, isNotNull, ne, sql } from "drizzle-orm";
import { pickColumns } from "#database/pick-columns.ts";
import { invoices, plans } from "#database/schema/billing.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import { localDay } from "#shared/local-day.ts";
import type { BillingDeps } from "./deps.ts";
import {
  cohorts,
  monthlyRevenue,
  type Payment,
  type PlanLife,
  summarizeRevenue,
} from "./revenue.ts";

type Deps = Pick<BillingDeps, "db" | "clock" | "payments">;

const dayOf = (at: Date) => localDay(at);

/**
 * Computes revenue only from plans and invoices. Once Stripe is used, test payments no longer
 * count.
 */
export async function findRevenue(deps: Deps, actor: Actor) {
  if (!may(actor, "revenue.read")) return "forbidden" as const;
  const today = dayOf(deps.clock());
  const [lives, payments] = await Promise.all([readLives(deps), readPayments(deps)]);
  return {
    today,
    now: summarizeRevenue(lives, today),
    months: monthlyRevenue(lives, payments, today),
    cohorts: cohorts(lives, today),
  };
}

/** Covers every plan that ever had a card. Its monthly value is the last amount paid. */
async function readLives({ db, payments }: Deps): Promise<PlanLife[]> {
  const isPaid = sql`${invoices.planId} = ${plans.id} and ${invoices.state} in ('paid', 'refunded')`;
  const rows = await db
    .select({
      state: plans.state,
      beganAt: plans.createdAt,
      trialEndsAt: plans.trialEndsAt,
      endedAt: plans.endedAt,
      paidFrom:
        sql<Date | null>`(select min(${invoices.paidAt}) from ${invoices} where ${isPaid})`.mapWith(
          invoices.paidAt,
        ),
      monthlyCents: sql<number>`coalesce((select ${invoices.amountCents} from ${invoices} where ${isPaid} order by ${invoices.paidAt} desc, ${invoices.id} desc limit 1), 0)`,
    })
    .from(plans)
    .where(
      and(ne(plans.state, "none"), isNotNull(plans.card), eq(plans.provider, payments.provider)),
    );
  return rows.map(({ state, beganAt, trialEndsAt, endedAt, paidFrom, monthlyCents }) => ({
    state,
    beganOn: dayOf(beganAt),
    trialEndsOn: trialEndsAt && dayOf(trialEndsAt),
    paidFrom: paidFrom && dayOf(paidFrom),
    endedOn: endedAt && dayOf(endedAt),
    monthlyCents,
  }));
}

async function readPayments({ db, payments }: Deps): Promise<Payment[]> {
  const rows = await db
    .select(pickColumns(invoices, "paidAt", "amountCents", "refundedCents"))
    .from(invoices)
    .innerJoin(plans, eq(plans.id, invoices.planId))
    .where(
      and(inArray(invoices.state, ["paid", "refunded"]), eq(plans.provider, payments.provider)),
    )
    .orderBy(desc(invoices.paidAt));
  return rows.flatMap(({ paidAt, ...payment }) =>
    paidAt ? [{ paidOn: dayOf(paidAt), ...payment }] : [],
  );
}
