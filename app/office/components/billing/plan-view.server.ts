import type { ListingPlan } from "#domain/billing/list-plans.server.ts";
import { invoiceNames, planStateName } from "#domain/billing/plan.ts";
import { formatDay, localDay } from "#shared/local-day.ts";
import { formatCents } from "#shared/money.ts";
import { paidPlans, planDetails } from "#site/plans.ts";

export const formatLocalDay = (at: Date) => formatDay(localDay(at));

export type PlanView = ReturnType<typeof presentPlan>;

export function presentPlan(plan: ListingPlan) {
  const { listing, state, openSince, trialEndsAt, periodEndsAt, lastEndedAt, invoices } = plan;
  const planName = planDetails(plan.plan === "standard" ? paidPlans[0] : plan.plan).name;
  const open = invoices.find((invoice) => invoice.state === "open");
  const until = periodEndsAt ? formatLocalDay(periodEndsAt) : "";
  const standard = `${lastEndedAt ? `${planName} ended on ${formatLocalDay(lastEndedAt)}. ` : ""}Found by its name, its treatments and its city. Free.`;
  const cancelling = `${planName} until ${until}. Nothing more is charged.`;
  const next = {
    none: openSince
      ? `You chose ${planName} on ${formatLocalDay(openSince)}, but no card has been entered yet. Nothing is charged, and ${planName} has not started.`
      : standard,
    trialing: `Free until ${trialEndsAt ? formatLocalDay(trialEndsAt) : ""}; then the first payment.`,
    active: `The next payment is on ${until}.`,
    "past due": `We could not charge ${formatCents(open?.amountCents ?? 0)} to your card. We try again; until then nothing changes.`,
    cancelling,
    ended: standard,
  }[state];
  return {
    id: listing.id,
    slug: listing.slug,
    name: listing.name,
    isPublic: listing.status === "active",
    state,
    planName,
    openPlan: openSince && plan.plan !== "standard" ? plan.plan : null,
    plan: planStateName(plan),
    next,
    untilWhenCancelled: cancelling,
    card: plan.card,
    isOpen: openSince !== null,
    hasEnded: lastEndedAt !== null,
    invoices: invoices.map(
      ({ id, number, amountCents, state: invoiceState, periodFrom, periodTo }) => ({
        id,
        number,
        period: `${formatLocalDay(periodFrom)} to ${formatLocalDay(periodTo)}`,
        amount: formatCents(amountCents),
        state: invoiceNames[invoiceState],
        isPaid: invoiceState === "paid",
      }),
    ),
  };
}
