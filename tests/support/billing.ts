import { eq } from "drizzle-orm";
import { onTestFinished } from "vitest";
import type { Executor } from "#database/database.ts";
import { invoices, plans } from "#database/schema/billing.ts";
import { listingCategories } from "#database/schema/catalogue/listing-facets.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import type { BillingDeps } from "#domain/billing/deps.ts";
import { handlePaymentEvent } from "#domain/billing/handle-event.server.ts";
import { startPlan } from "#domain/billing/start-plan.server.ts";
import type { TestCard } from "#domain/billing/test-payments/ledger.ts";
import { createTestPayments } from "#domain/billing/test-payments/provider.server.ts";
import { createStripePayments } from "#integrations/payments/stripe.ts";
import { createSigner } from "#platform/secret.ts";
import { testAccounts } from "./accounts.ts";
import { addPeople } from "./people.ts";
import { webhookSecret } from "./stripe-books.ts";
import { startStripe } from "./stripe-server.ts";

export const paymentSigner = createSigner("the secret of the tests", "test payments");
export type TestBilling = ReturnType<typeof testBilling>;

/** Billing with the built-in provider. */
export function testBilling(db: Executor) {
  const accounts = testAccounts(db);
  const payments = createTestPayments({ db, clock: accounts.clock, signer: paymentSigner });
  return {
    ...withEvents({ ...accounts, payments }, payments.sendEvents),
    enterCard: async (secret: string, card: TestCard) => {
      const entered = await payments.enterCard(secret, card);
      return entered.outcome === "refused" ? entered.message : null;
    },
  };
}

/** Billing with the Stripe adapter, which calls a fake Stripe by HTTP. */
export async function stripeBilling(db: Executor) {
  const accounts = testAccounts(db);
  const stripe = await startStripe(accounts.clock);
  onTestFinished(stripe.stop);
  const keys = {
    secretKey: "sk_test_1",
    publishableKey: "pk_test_1",
    webhookSecret,
    prices: { premier: "price_premier" },
    apiUrl: stripe.url,
  };
  const payments = createStripePayments(keys, accounts.clock);
  return {
    ...withEvents({ ...accounts, payments }, stripe.sendEvents),
    stripe,
    enterCard: async (secret: string, card: TestCard) => stripe.enterCard(secret, card),
  };
}

type TakeEvent = (body: string, signature: string) => Promise<string>;

const withEvents = <Deps extends BillingDeps & { pass: (minutes: number) => void }>(
  deps: Deps,
  sendEvents: (take: TakeEvent) => Promise<unknown>,
) => ({
  ...deps,
  days: (days: number) => deps.pass(days * 24 * 60),
  deliverEvents: () => sendEvents((body, signature) => handlePaymentEvent(deps, body, signature)),
});

type PayingBilling = BillingDeps & Pick<TestBilling, "deliverEvents" | "enterCard">;

/** Starts a plan and enters a card. `refusal`: why it was refused at once, or null. */
export async function payWith(
  billing: PayingBilling,
  actor: Actor,
  listingId: number,
  card: TestCard = "works",
) {
  const started = await startPlan(billing, { actor }, listingId);
  if (started.outcome !== "started") throw new Error(started.outcome);
  const refusal = await billing.enterCard(started.clientSecret, card);
  await billing.deliverEvents();
  return { ...started, refusal };
}

export async function openBilling(db: Executor) {
  const billing = testBilling(db);
  return { billing, ...(await addPeople(billing)) };
}

export async function openStripeBilling(db: Executor) {
  const billing = await stripeBilling(db);
  return { billing, ...(await addPeople(billing)) };
}

/** The listing's first plan, its invoices, and whether all its places in lists are Premier. */
export async function readPlan(db: Executor, listingId: number) {
  const [plan] = await db
    .select()
    .from(plans)
    .where(eq(plans.listingId, listingId))
    .orderBy(plans.id);
  const [listing] = await db
    .select({ isPremium: listings.isPremium })
    .from(listings)
    .where(eq(listings.id, listingId));
  const lists = await db
    .select({ isPremium: listingCategories.isPremium })
    .from(listingCategories)
    .where(eq(listingCategories.listingId, listingId));
  const bills = plan
    ? await db
        .select({ state: invoices.state })
        .from(invoices)
        .where(eq(invoices.planId, plan.id))
        .orderBy(invoices.issuedAt)
    : [];
  const isPremium = new Set([listing?.isPremium, ...lists.map((list) => list.isPremium)]);
  return {
    state: plan?.state,
    isPremium: isPremium.size === 1 ? listing?.isPremium : "mixed",
    bills: bills.map(({ state }) => state),
  };
}

export const planEmailTitles = async (billing: Pick<TestBilling, "emailsTo">, email: string) =>
  (await billing.emailsTo(email))
    .filter(({ kind }) => kind === "plan" || kind === "trial ends")
    .map(({ text }) => text.split("\n")[0]);
