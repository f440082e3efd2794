import type { InvoiceState, PlanState } from "#integrations/payments/payments.ts";
import { say, sayStored } from "#shared/say.ts";
import { termsWords } from "#shared/terms-agreement.ts";
import { type ListingPlan, type PaidPlan, planDetails, refundDays } from "#site/plans.ts";

export type { InvoiceState, PlanState };

/** Returns the consent to the price and the renewal of a new plan. */
export function consentTo(plan: PaidPlan, trialDays: number) {
  const { name, priceCents } = planDetails(plan);
  const price = `$${priceCents / 100}`;
  return trialDays > 0
    ? say(
        "The first {days} days are free. Then it renews automatically, and {price} a month is charged to your card until you cancel. You can cancel in two clicks and keep {plan} until the end of the paid month. You can ask for a refund within {refundDays} days of a payment.",
        { days: trialDays, price, refundDays, plan: sayStored(name) },
      )
    : say(
        "{price} a month from today. It renews automatically and is charged to your card each month until you cancel. You can cancel in two clicks and keep {plan} until the end of the paid month. You can ask for a refund within {refundDays} days of a payment.",
        { price, refundDays, plan: sayStored(name) },
      );
}

/** Returns the whole agreement of a new plan, stored verbatim with it. */
export const planAgreement = (plan: PaidPlan, trialDays: number) =>
  `${consentTo(plan, trialDays)} ${termsWords()}`;

const stateNotes: Record<PlanState, string> = {
  none: "",
  trialing: ", free trial",
  active: "",
  "past due": ", payment open",
  cancelling: ", ending",
  ended: "",
};

/** Formats the plan with its state: "Premier, free trial". */
export const planStateName = (plan: { plan: ListingPlan; state: PlanState }) =>
  planDetails(planOf(plan)).name + stateNotes[plan.state];

/**
 * Reports whether a plan runs: also while a payment is open, and until the end of a cancelled
 * month.
 */
export const isRunning = (state: PlanState) => state !== "none" && state !== "ended";

/** Returns the plan of the listing: standard while none runs. */
export const planOf = ({ plan, state }: { plan: ListingPlan; state: PlanState }): ListingPlan =>
  isRunning(state) ? plan : "standard";

const refundPeriod = refundDays * 24 * 60 * 60_000;

/** Returns the end of the promised refund period; null if nothing can be refunded. */
export const refundableUntil = ({ state, paidAt }: { state: InvoiceState; paidAt: Date | null }) =>
  state === "paid" && paidAt ? new Date(paidAt.getTime() + refundPeriod) : null;

/** Returns the earliest payment time that can still be refunded. */
export const refundableSince = (now: Date) => new Date(now.getTime() - refundPeriod);

export const invoiceNames: Record<InvoiceState, string> = {
  open: "Open",
  paid: "Paid",
  refunded: "Refunded",
  void: "Not collected",
};
