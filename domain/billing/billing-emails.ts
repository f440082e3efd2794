import type { EmailContent } from "#shared/email-parts.ts";
import { formatDay, localDay } from "#shared/local-day.ts";
import { formatCents } from "#shared/money.ts";
import { type ListingPlan, planDetails, refundDays } from "#site/plans.ts";

export type BilledListing = { listing: string; plan: ListingPlan; planPage: string };

const dayOf = (at: Date) => formatDay(localDay(at));
const nameOf = ({ plan }: BilledListing) => planDetails(plan).name;
const priceOf = ({ plan }: BilledListing) => formatCents(planDetails(plan).priceCents);
const open = ({ planPage }: BilledListing) => ({ text: "See your plan", href: planPage });
const cancel = ({ planPage }: BilledListing) => `To cancel, in two clicks: ${planPage}`;

export const trialStartedEmail = (
  place: BilledListing & { isPublic: boolean; consentText: string },
  trialEndsAt: Date,
): EmailContent => ({
  title: `${place.listing} is now ${nameOf(place)}`,
  paragraphs: [
    `Your free trial runs until ${dayOf(trialEndsAt)}. Then it is ${priceOf(place)} a month until you cancel.`,
    place.isPublic
      ? "Your listing comes before Standard ones in every treatment and city it serves when sorted by relevance, marked as a paid placement."
      : "As soon as your listing is live, it comes before Standard ones in every treatment and city it serves when sorted by relevance, marked as a paid placement.",
  ],
  action: open(place),
  after: [
    `You agreed: ${place.consentText}`,
    "We will write again before the trial ends.",
    cancel(place),
  ],
});

export const trialEndingEmail = (place: BilledListing, trialEndsAt: Date): EmailContent => ({
  title: `Your free trial ends on ${dayOf(trialEndsAt)}`,
  paragraphs: [
    `After that, ${nameOf(place)} for ${place.listing} is ${priceOf(place)} a month. If you do not want that, cancel before then, and nothing is charged.`,
  ],
  action: open(place),
  after: [cancel(place)],
});

type Bill = { number: string; amountCents: number; periodFrom: Date; periodTo: Date };

export const receiptEmail = (
  place: BilledListing,
  { number, amountCents, periodFrom, periodTo }: Bill,
  invoicePage: string,
): EmailContent => ({
  title: `Receipt: ${formatCents(amountCents)} for ${nameOf(place)}`,
  paragraphs: [
    `${place.listing}, ${dayOf(periodFrom)} to ${dayOf(periodTo)}. Invoice ${number}, paid.`,
  ],
  action: { text: "See the invoice", href: invoicePage },
  after: [`You can get a refund within ${refundDays} days: reply to this email.`, cancel(place)],
});

export const paymentFailedEmail = (
  place: BilledListing,
  { number, amountCents }: Bill,
  isLast: boolean,
): EmailContent => ({
  title: `The payment for ${place.listing} did not go through`,
  paragraphs: [
    `We could not charge ${formatCents(amountCents)} to your card for invoice ${number}.`,
    isLast
      ? "We tried for two weeks and will not try again."
      : "We will try again in a few days. Nothing changes until then. To pay now, use another card.",
  ],
  action: { text: isLast ? "See your plan" : "Use another card", href: place.planPage },
});

export const planCancelledEmail = (place: BilledListing, until: Date): EmailContent => ({
  title: "Premium Service Cancelled",
  paragraphs: [
    `${place.listing} stays ${nameOf(place)} until ${dayOf(until)}, and is a standard listing after that. Nothing more is charged.`,
  ],
  action: { text: `Keep ${nameOf(place)}`, href: place.planPage },
});

export const cancellationUndoneEmail = (place: BilledListing, next: Date): EmailContent => ({
  title: `${place.listing} stays ${nameOf(place)}`,
  paragraphs: [
    `You undid your cancellation. The next payment of ${priceOf(place)} is on ${dayOf(next)}.`,
  ],
  action: open(place),
  after: [cancel(place)],
});

export const planEndedEmail = (place: BilledListing): EmailContent => ({
  title: `${nameOf(place)} for ${place.listing} has ended`,
  paragraphs: ["It is now a standard listing: still listed, still free, with its content kept."],
  action: { text: "Start over", href: place.planPage },
});

export const testPlanEndedEmail = (place: BilledListing): EmailContent => ({
  title: `${nameOf(place)} for ${place.listing} was a test, and has ended`,
  paragraphs: [
    `So far, no money was charged for ${nameOf(place)}, and nothing is charged for it now. Your listing is a standard listing until you start ${nameOf(place)} again with a real card.`,
  ],
  action: { text: "See your plan", href: place.planPage },
});

export const refundEmail = (place: BilledListing, { number, amountCents }: Bill): EmailContent => ({
  title: `Refund: ${formatCents(amountCents)}`,
  paragraphs: [
    `We refunded invoice ${number} for ${place.listing} to your card. Banks take up to ten days.`,
  ],
  action: open(place),
});

/** Builds the yearly reminder: what the plan is, what it costs, how often, and how to cancel. */
export const yearlyReminderEmail = (place: BilledListing): EmailContent => ({
  title: `Your ${nameOf(place)} plan for ${place.listing}`,
  paragraphs: [
    `This is your yearly reminder. ${nameOf(place)} puts ${place.listing} before Standard listings in every treatment and city it serves when sorted by relevance, marked as a paid placement.`,
    `It renews automatically at ${priceOf(place)} a month, charged to your card, until you cancel.`,
  ],
  action: open(place),
  after: [cancel(place)],
});

export const newPriceEmail = (
  place: BilledListing,
  { cents, from }: { cents: number; from: string },
): EmailContent => ({
  title: `${nameOf(place)} will cost ${formatCents(cents)} a month from ${formatDay(from)}`,
  paragraphs: [
    `Until then ${nameOf(place)} for ${place.listing} stays at ${priceOf(place)} a month. From ${formatDay(from)} your card is charged ${formatCents(cents)} a month.`,
    "If you agree, you do not need to do anything. If you do not, cancel before that day, and nothing is charged at the new price.",
  ],
  action: open(place),
  after: [cancel(place)],
});
