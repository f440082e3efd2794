import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import type { Executor } from "#database/database.ts";
import { invoices, plans } from "#database/schema/billing.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import { PaymentsUnreachable } from "#integrations/payments/payments.ts";
import { createStripePayments } from "#integrations/payments/stripe.ts";
import { test } from "#tests/support/database.ts";
import { addPeople, people } from "#tests/support/people.ts";
import { payByStripe, stripeBilling } from "#tests/support/stripe-billing.ts";
import { signStripeEvent, webhookSecret } from "#tests/support/stripe-books.ts";
import { handlePaymentEvent, refreshListingPlan } from "./handle-event.server.ts";
import { listPlans } from "./list-plans.server.ts";
import { cancelPlan, changeCard, refundInvoice, resumePlan } from "./manage-plan.server.ts";
import { deleteUnpaidPlans } from "./plan-jobs.server.ts";
import { startPlan } from "./start-plan.server.ts";

async function opened(db: Executor) {
  const billing = await stripeBilling(db);
  return { billing, ...(await addPeople(billing)) };
}

async function standing(db: Executor, listingId: number) {
  const [plan] = await db
    .select()
    .from(plans)
    .where(eq(plans.listingId, listingId))
    .orderBy(plans.id);
  const [listing] = await db
    .select({ isPremium: listings.isPremium })
    .from(listings)
    .where(eq(listings.id, listingId));
  const bills = plan
    ? await db
        .select({ state: invoices.state })
        .from(invoices)
        .where(eq(invoices.planId, plan.id))
        .orderBy(invoices.issuedAt)
    : [];
  return {
    state: plan?.state,
    isPremium: listing?.isPremium,
    bills: bills.map(({ state }) => state),
  };
}

describe("a Stripe plan from first card to end", () => {
  test("waits for a card, is free for thirty days and is then billed monthly", async ({ db }) => {
    const { billing, olivia, glow } = await opened(db);
    const started = await startPlan(billing, { actor: olivia }, glow);
    await refreshListingPlan(billing, glow);
    expect(await standing(db, glow)).toEqual({ state: "none", isPremium: false, bills: [] });
    if (started.outcome !== "started") throw new Error(started.outcome);
    expect(billing.stripe.enterCard(started.clientSecret, "works")).toBeNull();
    await refreshListingPlan(billing, glow);
    expect(await standing(db, glow)).toEqual({ state: "trialing", isPremium: true, bills: [] });
    expect(await listPlans(billing, olivia)).toMatchObject([
      { card: "Visa ending in 4242", trialEndsAt: new Date("2026-12-21T18:00:00Z") },
    ]);
    billing.days(62);
    await billing.hear();
    expect(await standing(db, glow)).toEqual({
      state: "active",
      isPremium: true,
      bills: ["paid", "paid"],
    });
    const titles = (await billing.emailsTo(people.olivia.email))
      .filter(({ kind }) => kind === "plan")
      .map(({ text }) => text.split("\n")[0]);
    expect(titles.sort()).toEqual([
      "Glow Studio is now Premier",
      "Receipt: $29 for Premier",
      "Receipt: $29 for Premier",
    ]);
  });

  test("is created at Stripe with the price, a free month and an automatic end without a card", async ({
    db,
  }) => {
    const { billing, olivia, glow } = await opened(db);
    await startPlan(billing, { actor: olivia }, glow);
    const [customer, subscription] = billing.stripe.asked;
    expect([customer?.path, Object.fromEntries(customer?.form ?? [])]).toEqual([
      "/v1/customers",
      { email: people.olivia.email, name: "Glow Studio" },
    ]);
    expect(Object.fromEntries(subscription?.form ?? [])).toMatchObject({
      "items[0][price]": "price_premier",
      payment_behavior: "default_incomplete",
      "payment_settings[save_default_payment_method]": "on_subscription",
      trial_period_days: "30",
      "trial_settings[end_behavior][missing_payment_method]": "cancel",
    });
    expect(subscription?.key).toMatch(/^plan-/);
  });

  test("stays active until the month ends after a cancellation", async ({ db }) => {
    const { billing, olivia, glow } = await opened(db);
    await payByStripe(billing, olivia, glow);
    expect(await cancelPlan(billing, olivia, glow)).toBe("done");
    expect(await standing(db, glow)).toEqual({ state: "cancelling", isPremium: true, bills: [] });
    billing.days(31);
    await billing.hear();
    expect(await standing(db, glow)).toEqual({ state: "ended", isPremium: false, bills: [] });
  });

  test("continues after the cancellation is undone", async ({ db }) => {
    const { billing, olivia, glow } = await opened(db);
    await payByStripe(billing, olivia, glow);
    await cancelPlan(billing, olivia, glow);
    expect(await resumePlan(billing, olivia, glow)).toBe("done");
    billing.days(31);
    await billing.hear();
    expect(await standing(db, glow)).toEqual({ state: "active", isPremium: true, bills: ["paid"] });
  });

  test("has no free month the second time and is charged when the card is entered", async ({
    db,
  }) => {
    const { billing, olivia, glow } = await opened(db);
    await payByStripe(billing, olivia, glow);
    await cancelPlan(billing, olivia, glow);
    billing.days(31);
    await billing.hear();
    await payByStripe(billing, olivia, glow);
    expect(await listPlans(billing, olivia)).toMatchObject([
      { state: "active", invoices: [{ state: "paid", amountCents: 2900 }] },
    ]);
  });

  test("expires after a day without a first payment, counts as no plan and can be started again", async ({
    db,
  }) => {
    const { billing, olivia, glow } = await opened(db);
    await payByStripe(billing, olivia, glow);
    await cancelPlan(billing, olivia, glow);
    billing.days(31);
    await billing.hear();
    const [before] = await listPlans(billing, olivia);
    const first = await startPlan(billing, { actor: olivia }, glow);
    expect((await payByStripe(billing, olivia, glow, "declined")).planId).toBe(
      first.outcome === "started" ? first.planId : 0,
    );
    billing.days(1);
    const emails = (await billing.emailsTo(people.olivia.email)).length;
    const anew = await startPlan(billing, { actor: olivia }, glow);
    expect(anew).toMatchObject({ outcome: "started", clientSecret: expect.stringMatching(/^pi_/) });
    expect(anew).not.toEqual(first);
    expect(
      await db.select({ state: plans.state, card: plans.card }).from(plans).orderBy(plans.id),
    ).toEqual([
      { state: "ended", card: "Visa ending in 4242" },
      { state: "ended", card: null },
      { state: "none", card: null },
    ]);
    expect((await billing.emailsTo(people.olivia.email)).length).toBe(emails);
    expect((await listPlans(billing, olivia))[0]?.lastEndedAt).toEqual(before?.lastEndedAt);
  });

  test("lets an admin refund an invoice once", async ({ db }) => {
    const { billing, olivia, ada, glow } = await opened(db);
    await payByStripe(billing, olivia, glow);
    billing.days(30);
    await billing.hear();
    const [bill] = await db.select({ id: invoices.id }).from(invoices);
    expect(await refundInvoice(billing, ada, bill?.id ?? 0)).toBe("done");
    expect(await refundInvoice(billing, ada, bill?.id ?? 0)).toBe("refused");
    expect(
      await db.select({ state: invoices.state, back: invoices.refundedCents }).from(invoices),
    ).toEqual([{ state: "refunded", back: 2900 }]);
    expect(billing.stripe.asked.filter(({ path }) => path === "/v1/refunds")).toHaveLength(1);
    expect(await standing(db, glow)).toMatchObject({ state: "ended", isPremium: false });
  });

  test("without a card is ended at Stripe and then deleted", async ({ db }) => {
    const { billing, olivia, glow } = await opened(db);
    const started = await startPlan(billing, { actor: olivia }, glow);
    billing.days(3);
    expect(await deleteUnpaidPlans(billing)).toBe(1);
    expect(await standing(db, glow)).toEqual({ state: undefined, isPremium: false, bills: [] });
    expect(
      billing.stripe.asked.some(
        ({ method, path }) => method === "DELETE" && path.startsWith("/v1/subscriptions/"),
      ),
    ).toBe(true);
    expect(started.outcome).toBe("started");
  });

  test("with a payment that we missed is found instead of deleted", async ({ db }) => {
    const { billing, olivia, glow } = await opened(db);
    const started = await startPlan(billing, { actor: olivia }, glow);
    billing.stripe.enterCard(started.outcome === "started" ? started.clientSecret : "", "works");
    billing.days(3);
    expect(await deleteUnpaidPlans(billing)).toBe(0);
    expect((await standing(db, glow)).state).toBe("trialing");
  });
});

describe("failing cards at Stripe", () => {
  test("a card declined at the start starts nothing", async ({ db }) => {
    const { billing, olivia, glow } = await opened(db);
    expect((await payByStripe(billing, olivia, glow, "declined")).refusal).toBe(
      "Your card was declined.",
    );
    expect(await standing(db, glow)).toEqual({ state: "none", isPremium: false, bills: [] });
  });

  test("a card declined later leaves the invoice open and ends the plan after the last retry", async ({
    db,
  }) => {
    const { billing, olivia, glow } = await opened(db);
    await payByStripe(billing, olivia, glow, "fails later");
    billing.days(30);
    await billing.hear();
    expect(await standing(db, glow)).toEqual({
      state: "past due",
      isPremium: true,
      bills: ["open"],
    });
    billing.days(16);
    await billing.hear();
    expect(await standing(db, glow)).toEqual({ state: "ended", isPremium: false, bills: ["void"] });
  });

  test("another card becomes the default and pays the open invoice; a second declined card pays nothing", async ({
    db,
  }) => {
    const { billing, olivia, glow } = await opened(db);
    await payByStripe(billing, olivia, glow, "fails later");
    billing.days(31);
    await billing.hear();
    for (const [card, state, bill, shown] of [
      ["fails later", "past due", "open", "Visa ending in 0341"],
      ["works", "active", "paid", "Visa ending in 4242"],
    ] as const) {
      const secret = await changeCard(billing, olivia, glow);
      expect(await changeCard(billing, olivia, glow)).toBe(secret);
      expect(billing.stripe.enterCard(secret ?? "", card)).toBeNull();
      await refreshListingPlan(billing, glow);
      expect(await standing(db, glow)).toEqual({ state, isPremium: true, bills: [bill] });
      expect(await listPlans(billing, olivia)).toMatchObject([{ card: shown }]);
    }
  });
});

describe("Stripe events and outages", () => {
  test("an event is applied once, and not at all if forged or unrelated", async ({ db }) => {
    const { billing, olivia, glow } = await opened(db);
    await payByStripe(billing, olivia, glow);
    const [plan] = await db.select({ id: plans.externalId }).from(plans);
    const about = (object: object) =>
      JSON.stringify({ id: "evt_one", type: "x", data: { object } });
    const take = (body: string, secret?: string) =>
      handlePaymentEvent(billing, body, signStripeEvent(body, billing.clock(), secret));
    const right = about({ object: "setup_intent", id: "seti_1", metadata: { plan: plan?.id } });
    expect(await take(right, "another secret")).toBe("forged");
    expect([await take(right), await take(right)]).toEqual(["applied", "repeated"]);
    expect(await take(about({ object: "subscription", id: "sub_of_another_shop" }))).toBe(
      "not-found",
    );
    expect(await take(about({ object: "charge", id: "ch_1" }))).toBe("not-found");
  });

  test("a call with a lost response is retried and starts nothing twice", async ({ db }) => {
    const { billing, olivia, glow } = await opened(db);
    billing.stripe.fail("answer lost");
    await expect(startPlan(billing, { actor: olivia }, glow)).rejects.toBeInstanceOf(
      PaymentsUnreachable,
    );
    billing.stripe.fail(null);
    await payByStripe(billing, olivia, glow);
    expect(billing.stripe.count()).toBe(1);
    expect((await standing(db, glow)).state).toBe("trialing");
  });

  test.for([429, 500, "silent"] as const)(
    "outage %s fails a command with an error, while reading shows the last known state",
    async (how, { db }) => {
      const { billing, olivia, glow } = await opened(db);
      await payByStripe(billing, olivia, glow);
      billing.stripe.fail(how);
      await expect(cancelPlan(billing, olivia, glow)).rejects.toBeInstanceOf(PaymentsUnreachable);
      await refreshListingPlan(billing, glow);
      expect(await standing(db, glow)).toEqual({ state: "trialing", isPremium: true, bills: [] });
    },
  );

  test("an unknown API key is not treated as an outage", async ({ db }) => {
    const { billing } = await opened(db);
    const wrong = {
      secretKey: "wrong",
      publishableKey: "pk_test_1",
      webhookSecret,
      priceId: "p",
      apiUrl: billing.stripe.url,
    };
    const asked = createStripePayments(wrong, billing.clock).read("sub_1");
    await expect(asked).rejects.toThrow("Invalid API Key");
    await expect(asked).rejects.not.toBeInstanceOf(PaymentsUnreachable);
  });
});

test("fifty simultaneous clicks on Pay create one plan at Stripe", async ({ own }) => {
  const { billing, olivia, glow } = await opened(own.db);
  const clicks = await Promise.all(
    Array.from({ length: 50 }, () => startPlan(billing, { actor: olivia }, glow)),
  );
  expect(
    new Set(
      clicks.map((click) => (click.outcome === "started" ? click.clientSecret : click.outcome)),
    ).size,
  ).toBe(1);
  expect(billing.stripe.count()).toBe(1);
});
