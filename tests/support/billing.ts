import type { Executor } from "#database/database.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { handlePaymentEvent } from "#domain/billing/handle-event.server.ts";
import { startPlan } from "#domain/billing/start-plan.server.ts";
import type { TestCard } from "#domain/billing/test-payments/ledger.ts";
import { createTestPayments } from "#domain/billing/test-payments/provider.server.ts";
import { testAccounts } from "./accounts.ts";

export const paymentSecret = "the secret of the test provider";
export type TestBilling = ReturnType<typeof testBilling>;

export function testBilling(db: Executor) {
  const accounts = testAccounts(db);
  const payments = createTestPayments({ db, clock: accounts.clock, secret: paymentSecret });
  const deps = { ...accounts, payments };
  return {
    ...deps,
    days: (days: number) => accounts.pass(days * 24 * 60),
    hear: () => payments.tellEvents((body, signature) => handlePaymentEvent(deps, body, signature)),
  };
}

export async function payWith(
  billing: TestBilling,
  actor: Actor,
  listingId: number,
  card: TestCard = "works",
) {
  const started = await startPlan(billing, { actor }, listingId);
  if (started.outcome !== "started") throw new Error(started.outcome);
  const entered = await billing.payments.enterCard(started.clientSecret, card);
  await billing.hear();
  return { ...started, entered };
}
