import type { InvoiceState, PlanState } from "#integrations/payments/payments.ts";
import { say } from "#shared/say.ts";
import { termsWords } from "#shared/terms-agreement.ts";
import { type ListingPlan, premier } from "#site/plans.ts";

export type { InvoiceState, PlanState };

const price = `$${premier.priceCents / 100}`;

/** Consent to the price and the renewal of a new plan. */
export function consentTo(trialDays: number) {
  const { refundDays } = premier;
  return trialDays > 0
    ? say(
        "The first {days} days are free. Then it renews automatically, and {price} a month is charged to your card until you cancel. You can cancel in two clicks and keep Premier until the end of the paid month. You can ask for a refund within {refundDays} days of a payment.",
        { days: trialDays, price, refundDays },
      )
    : say(
        "{price} a month from today. It renews automatically and is charged to your card each month until you cancel. You can cancel in two clicks and keep Premier until the end of the paid month. You can ask for a refund within {refundDays} days of a payment.",
        { price, refundDays },
      );
}

/** All that a new plan agrees to, stored verbatim with it. */
export const planAgreement = (trialDays: number) => `${consentTo(trialDays)} ${termsWords()}`;

export const planNames: Record<PlanState, string> = {
  none: "Standard",
  trialing: "Premier, free trial",
  active: "Premier",
  "past due": "Premier, payment open",
  cancelling: "Premier, ending",
  ended: "Standard",
};

/** A plan runs while a payment is open, and until the end of a cancelled month. */
export const isRunning = (state: PlanState) => state !== "none" && state !== "ended";

/** The plan of the listing: standard while none runs. */
export const planOf = ({ plan, state }: { plan: ListingPlan; state: PlanState }): ListingPlan =>
  isRunning(state) ? plan : "standard";

const refundDays = premier.refundDays * 24 * 60 * 60_000;

/** End of the promised refund period; null if nothing can be refunded. */
export const refundableUntil = ({ state, paidAt }: { state: InvoiceState; paidAt: Date | null }) =>
  state === "paid" && paidAt ? new Date(paidAt.getTime() + refundDays) : null;

/** Earlier payments can no longer be refunded. */
export const refundableSince = (now: Date) => new Date(now.getTime() - refundDays);

export const invoiceNames: Record<InvoiceState, string> = {
  open: "Open",
  paid: "Paid",
  refunded: "Refunded",
  void: "Not collected",
};
