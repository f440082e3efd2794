import { eq } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { invoices, plans } from "#database/schema/billing.ts";
import { listingCategories } from "#database/schema/catalogue/listing-facets.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { handlePaymentEvent } from "#domain/billing/handle-event.server.ts";
import { startPlan } from "#domain/billing/start-plan.server.ts";
import type { TestCard } from "#domain/billing/test-payments/ledger.ts";
import { createTestPayments } from "#domain/billing/test-payments/provider.server.ts";
import { createSigner } from "#platform/secret.ts";
import { testAccounts } from "./accounts.ts";
import { addPeople } from "./people.ts";

export const paymentSigner = createSigner("the secret of the tests", "test payments");
export type TestBilling = ReturnType<typeof testBilling>;

export function testBilling(db: Executor) {
  const accounts = testAccounts(db);
  const payments = createTestPayments({ db, clock: accounts.clock, signer: paymentSigner });
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

export async function openBilling(db: Executor) {
  const billing = testBilling(db);
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
        .orderBy(invoices.id)
    : [];
  const isPremium = new Set([listing?.isPremium, ...lists.map((list) => list.isPremium)]);
  return {
    state: plan?.state,
    isPremium: isPremium.size === 1 ? listing?.isPremium : "mixed",
    bills: bills.map(({ state }) => state),
  };
}

export const planEmailTitles = async (billing: TestBilling, email: string) =>
  (await billing.emailsTo(email))
    .filter(({ kind }) => kind === "plan" || kind === "trial ends")
    .map(({ text }) => text.split("\n")[0]);
