import type { CardRequest } from "#app/components/billing/card-request.ts";
import { redirectTo } from "#app/http/answers.server.ts";
import {
  refreshListingPlan,
  refreshPlanByExternalId,
} from "#domain/billing/handle-event.server.ts";
import { changeCard } from "#domain/billing/manage-plan.server.ts";
import { type Payer, startPlan } from "#domain/billing/start-plan.server.ts";
import { isTestCard } from "#domain/billing/test-payments/ledger.ts";
import type { TestPayments } from "#domain/billing/test-payments/provider.server.ts";
import type { Services } from "#domain/services.ts";
import { oneOf } from "#shared/one-of.ts";
import { termsMissing } from "#shared/terms-agreement.ts";
import { type PaidPlan, paidPlans } from "#site/plans.ts";
import { type FormAnswer, failForm, rejectForm } from "./form-result.ts";

/** `isNew`: the plan starts with this card, so the Terms are agreed to as well. */
type PaymentTarget = { id: number; plan: PaidPlan; path: string; done: string; isNew: boolean };

/** Returns the plan in the URL of a payment page. */
export const chosenPlan = ({ searchParams }: URL): PaidPlan =>
  oneOf(paidPlans, searchParams.get("plan") ?? "") ?? paidPlans[0];

const unexpected = "An unexpected error occurred";
const agreement = "Please agree to the price first.";

/** Starts a new plan, or changes the card of a running one. Null if nothing is due. */
export async function handlePaymentForm(
  services: Services,
  payer: Payer,
  target: PaymentTarget,
  form: FormData,
  report: (error: unknown) => void,
): Promise<FormAnswer | CardRequest | Response | null> {
  try {
    return await (services.testPayments
      ? payInTest(services, services.testPayments, payer, target, form)
      : askForCard(services, payer, target, form));
  } catch (error) {
    report(error);
    return failForm(form, unexpected);
  }
}

/** Asks for a card, which goes straight from the browser to the provider. */
async function askForCard(
  services: Services,
  payer: Payer,
  { id, plan, done, isNew }: PaymentTarget,
  form: FormData,
): Promise<FormAnswer | CardRequest | null> {
  const errors = missingAgreements(form, isNew);
  if (Object.keys(errors).length > 0) return rejectForm(form, errors);
  const clientSecret = await secretFor(services, payer, id, plan);
  return clientSecret === null
    ? null
    : { clientSecret, publishableKey: services.payments.publishableKey, next: done };
}

async function payInTest(
  services: Services,
  testPayments: TestPayments,
  payer: Payer,
  { id, plan, path, done, isNew }: PaymentTarget,
  form: FormData,
) {
  const card = form.get("card");
  const errors = {
    ...(isTestCard(card) ? {} : { card: ["Choose a card."] }),
    ...missingAgreements(form, isNew),
  };
  if (!isTestCard(card) || Object.keys(errors).length > 0) return rejectForm(form, errors);
  const clientSecret = await secretFor(services, payer, id, plan);
  if (!clientSecret) return null;
  const entered = await testPayments.enterCard(clientSecret, card);
  if (entered.outcome === "refused") return rejectForm(form, entered.message);
  if (entered.outcome === "authenticate")
    return redirectTo(bankPath(clientSecret, { path: withCard(path, card), done }));
  if (entered.outcome !== "accepted") return failForm(form, unexpected);
  await refreshPlanByExternalId(services, entered.planId);
  return redirectTo(done);
}

const missingAgreements = (form: FormData, isNew: boolean) => ({
  ...(form.get("agreed") === "yes" ? {} : { agreed: [agreement] }),
  ...(!isNew || form.get("terms") === "yes" ? {} : { terms: [termsMissing] }),
});

const withCard = (path: string, card: string) =>
  `${path}${path.includes("?") ? "&" : "?"}${new URLSearchParams({ card })}`;

/**
 * Restores the form after the bank rejected the check. It could only be sent with the boxes
 * checked.
 */
export function restoreRefusedForm({ searchParams }: URL, hasAgreed: boolean) {
  if (!searchParams.has("refused")) return null;
  const card = searchParams.get("card");
  const values: Record<string, string> = {
    ...(hasAgreed ? { agreed: "yes", terms: "yes" } : {}),
    ...(isTestCard(card) ? { card } : {}),
  };
  return { problem: "Your bank did not approve the card. Try again, or use another card.", values };
}

/**
 * Handles the return from the provider: its status is requested first, so the page is accurate.
 * Null for other requests.
 */
export async function handlePaymentReturn(
  services: Services,
  { searchParams }: URL,
  listingId: number,
): Promise<"taken" | "refused" | null> {
  const status = searchParams.get("redirect_status");
  if (status === null) return null;
  await refreshListingPlan(services, listingId);
  return status === "failed" ? "refused" : "taken";
}

async function secretFor(services: Services, payer: Payer, listingId: number, plan: PaidPlan) {
  const started = await startPlan(services, payer, listingId, plan);
  if (started.outcome === "started") return started.clientSecret;
  return started.outcome === "has-plan" && "actor" in payer
    ? changeCard(services, payer.actor, listingId)
    : null;
}

function bankPath(clientSecret: string, { path, done }: Pick<PaymentTarget, "path" | "done">) {
  return `/payment/bank/${clientSecret}?${new URLSearchParams({ back: path, next: done })}`;
}
