import { onTestFinished } from "vitest";
import type { Executor } from "#database/database.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { handlePaymentEvent } from "#domain/billing/handle-event.server.ts";
import { startPlan } from "#domain/billing/start-plan.server.ts";
import type { TestCard } from "#domain/billing/test-payments/ledger.ts";
import { createStripePayments } from "#integrations/payments/stripe.ts";
import { testAccounts } from "./accounts.ts";
import { webhookSecret } from "./stripe-books.ts";
import { startStripe } from "./stripe-server.ts";

export async function stripeBilling(db: Executor) {
  const accounts = testAccounts(db);
  const stripe = await startStripe(accounts.clock);
  onTestFinished(stripe.stop);
  const keys = {
    secretKey: "sk_test_1",
    publishableKey: "pk_test_1",
    webhookSecret,
    priceId: "price_premier",
    apiUrl: stripe.url,
  };
  const deps = { ...accounts, payments: createStripePayments(keys, accounts.clock) };
  return {
    ...deps,
    stripe,
    days: (days: number) => accounts.pass(days * 24 * 60),
    hear: () => stripe.tellEvents((body, signature) => handlePaymentEvent(deps, body, signature)),
  };
}

export async function payByStripe(
  billing: Awaited<ReturnType<typeof stripeBilling>>,
  actor: Actor,
  listingId: number,
  card: TestCard = "works",
) {
  const started = await startPlan(billing, { actor }, listingId);
  if (started.outcome !== "started") throw new Error(started.outcome);
  const refusal = billing.stripe.enterCard(started.clientSecret, card);
  await billing.hear();
  return { ...started, refusal };
}
