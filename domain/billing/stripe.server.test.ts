import { describe, expect } from "vitest";
import { invoices, plans } from "#database/schema/billing.ts";
import { PaymentsUnreachable } from "#integrations/payments/payments.ts";
import { createStripePayments } from "#integrations/payments/stripe.ts";
import { openStripeBilling, payWith, readPlan } from "#tests/support/billing.ts";
import { test } from "#tests/support/database.ts";
import { people } from "#tests/support/people.ts";
import { signStripeEvent, webhookSecret } from "#tests/support/stripe-books.ts";
import { handlePaymentEvent, refreshListingPlan } from "./handle-event.server.ts";
import { listPlans } from "./list-plans.server.ts";
import { cancelPlan, refundInvoice } from "./manage-plan.server.ts";
import { deleteUnpaidPlans } from "./plan-jobs.server.ts";
import { startPlan } from "./start-plan.server.ts";

describe("a plan at Stripe", () => {
  test("is created at Stripe with the price, a free month and an automatic end without a card", async ({
    db,
  }) => {
    const { billing, olivia, glow } = await openStripeBilling(db);
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

  test("expires after a day without a first payment, counts as no plan and can be started again", async ({
    db,
  }) => {
    const { billing, olivia, glow } = await openStripeBilling(db);
    await payWith(billing, olivia, glow);
    await cancelPlan(billing, olivia, glow);
    billing.days(31);
    await billing.deliverEvents();
    const [before] = await listPlans(billing, olivia);
    const first = await startPlan(billing, { actor: olivia }, glow);
    expect((await payWith(billing, olivia, glow, "declined")).planId).toBe(
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

  test("is refunded by one call", async ({ db }) => {
    const { billing, olivia, ada, glow } = await openStripeBilling(db);
    await payWith(billing, olivia, glow);
    billing.days(30);
    await billing.deliverEvents();
    const [bill] = await db.select({ id: invoices.id }).from(invoices);
    for (const outcome of ["done", "refused"])
      expect(await refundInvoice(billing, ada, bill?.id ?? 0)).toBe(outcome);
    expect(billing.stripe.asked.filter(({ path }) => path === "/v1/refunds")).toHaveLength(1);
  });

  test("without a card is ended at Stripe and then deleted", async ({ db }) => {
    const { billing, olivia, glow } = await openStripeBilling(db);
    const started = await startPlan(billing, { actor: olivia }, glow);
    billing.days(3);
    expect(await deleteUnpaidPlans(billing)).toBe(1);
    expect(await readPlan(db, glow)).toEqual({ state: undefined, isPremium: false, bills: [] });
    expect(
      billing.stripe.asked.some(
        ({ method, path }) => method === "DELETE" && path.startsWith("/v1/subscriptions/"),
      ),
    ).toBe(true);
    expect(started.outcome).toBe("started");
  });

  test("with a payment that we missed is found instead of deleted", async ({ db }) => {
    const { billing, olivia, glow } = await openStripeBilling(db);
    const started = await startPlan(billing, { actor: olivia }, glow);
    await billing.enterCard(started.outcome === "started" ? started.clientSecret : "", "works");
    billing.days(3);
    expect(await deleteUnpaidPlans(billing)).toBe(0);
    expect((await readPlan(db, glow)).state).toBe("trialing");
  });
});

describe("Stripe events and outages", () => {
  test("an event is applied once, and not at all if forged or unrelated", async ({ db }) => {
    const { billing, olivia, glow } = await openStripeBilling(db);
    await payWith(billing, olivia, glow);
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
    const { billing, olivia, glow } = await openStripeBilling(db);
    billing.stripe.fail("answer lost");
    await expect(startPlan(billing, { actor: olivia }, glow)).rejects.toBeInstanceOf(
      PaymentsUnreachable,
    );
    billing.stripe.fail(null);
    await payWith(billing, olivia, glow);
    expect(billing.stripe.count()).toBe(1);
    expect((await readPlan(db, glow)).state).toBe("trialing");
  });

  test.for([429, 500, "silent"] as const)(
    "outage %s fails a command with an error, while reading shows the last known state",
    async (how, { db }) => {
      const { billing, olivia, glow } = await openStripeBilling(db);
      await payWith(billing, olivia, glow);
      billing.stripe.fail(how);
      await expect(cancelPlan(billing, olivia, glow)).rejects.toBeInstanceOf(PaymentsUnreachable);
      await refreshListingPlan(billing, glow);
      expect(await readPlan(db, glow)).toEqual({ state: "trialing", isPremium: true, bills: [] });
    },
  );

  test("an unknown API key is not treated as an outage", async ({ db }) => {
    const { billing } = await openStripeBilling(db);
    const wrong = {
      secretKey: "wrong",
      publishableKey: "pk_test_1",
      webhookSecret,
      prices: { premier: "p" },
      apiUrl: billing.stripe.url,
    };
    const asked = createStripePayments(wrong, billing.clock).read("sub_1");
    await expect(asked).rejects.toThrow("Invalid API Key");
    await expect(asked).rejects.not.toBeInstanceOf(PaymentsUnreachable);
  });
});

test("fifty simultaneous clicks on Pay create one plan at Stripe", async ({ own }) => {
  const { billing, olivia, glow } = await openStripeBilling(own.db);
  const clicks = await Promise.all(
    Array.from({ length: 50 }, () => startPlan(billing, { actor: olivia }, glow)),
  );
  const secrets = clicks.map((click) =>
    click.outcome === "started" ? click.clientSecret : click.outcome,
  );
  expect(new Set(secrets).size).toBe(1);
  expect(billing.stripe.count()).toBe(1);
});
