import { describe, expect } from "vitest";
import { invoices, planHistory, plans } from "#database/schema/billing.ts";
import {
  openBilling,
  openStripeBilling,
  paymentSigner,
  payWith,
  planEmailTitles,
  readPlan,
} from "#tests/support/billing.ts";
import { test } from "#tests/support/database.ts";
import { people } from "#tests/support/people.ts";
import { findInvoice } from "./find-invoice.server.ts";
import { refreshListingPlan } from "./handle-event.server.ts";
import { listPlans } from "./list-plans.server.ts";
import {
  advanceTestPlan,
  cancelPlan,
  changeCard,
  refundInvoice,
  resumePlan,
} from "./manage-plan.server.ts";
import { notifyTrialEnds } from "./plan-jobs.server.ts";
import { notifyOfNewPrice, remindYearly } from "./renewal-notices.server.ts";
import { startPlan } from "./start-plan.server.ts";
import { createTestPayments } from "./test-payments/provider.server.ts";

describe.for([
  ["the built-in provider", openBilling],
  ["Stripe", openStripeBilling],
] as const)("a plan at %s", ([, open]) => {
  test("waits for a card, is free for thirty days, then billed monthly, and makes the listing Premier throughout", async ({
    db,
  }) => {
    const { billing, olivia, glow } = await open(db);
    const started = await startPlan(billing, { actor: olivia }, glow);
    await refreshListingPlan(billing, glow);
    expect(await readPlan(db, glow)).toEqual({ state: "none", isPremium: false, bills: [] });
    expect(await payWith(billing, olivia, glow)).toMatchObject(started);
    expect(await readPlan(db, glow)).toEqual({ state: "trialing", isPremium: true, bills: [] });
    expect(await listPlans(billing, olivia)).toMatchObject([
      { card: "Visa ending in 4242", trialEndsAt: new Date("2026-12-21T18:00:00Z") },
    ]);
    billing.days(31);
    await billing.deliverEvents();
    expect(await readPlan(db, glow)).toEqual({ state: "active", isPremium: true, bills: ["paid"] });
    billing.days(62);
    await billing.deliverEvents();
    expect(await readPlan(db, glow)).toEqual({
      state: "active",
      isPremium: true,
      bills: ["paid", "paid", "paid"],
    });
    expect(await planEmailTitles(billing, people.olivia.email)).toEqual([
      ...Array.from({ length: 3 }, () => "Receipt: $29 for Premier"),
      "Glow Studio is now Premier",
    ]);
  });

  test("stays active until the month ends after a cancellation, without further charges", async ({
    db,
  }) => {
    const { billing, olivia, glow } = await open(db);
    await payWith(billing, olivia, glow);
    expect(await cancelPlan(billing, olivia, glow)).toBe("done");
    expect(await readPlan(db, glow)).toEqual({ state: "cancelling", isPremium: true, bills: [] });
    billing.days(29);
    await billing.deliverEvents();
    expect((await readPlan(db, glow)).state).toBe("cancelling");
    billing.days(2);
    await billing.deliverEvents();
    expect(await readPlan(db, glow)).toEqual({ state: "ended", isPremium: false, bills: [] });
    expect(await planEmailTitles(billing, people.olivia.email)).toEqual([
      "Premier for Glow Studio has ended",
      "Premium Service Cancelled",
      "Glow Studio is now Premier",
    ]);
  });

  test("continues when the cancellation is undone before the end", async ({ db }) => {
    const { billing, olivia, glow } = await open(db);
    await payWith(billing, olivia, glow);
    await cancelPlan(billing, olivia, glow);
    expect(await resumePlan(billing, olivia, glow)).toBe("done");
    billing.days(31);
    await billing.deliverEvents();
    expect(await readPlan(db, glow)).toEqual({ state: "active", isPremium: true, bills: ["paid"] });
  });

  test("has no free month the second time", async ({ db }) => {
    const { billing, olivia, glow } = await open(db);
    await payWith(billing, olivia, glow);
    await cancelPlan(billing, olivia, glow);
    billing.days(31);
    await billing.deliverEvents();
    await payWith(billing, olivia, glow);
    const rows = await db
      .select({ state: plans.state, consent: plans.consentText })
      .from(plans)
      .orderBy(plans.id);
    expect(rows.map(({ state }) => state)).toEqual(["ended", "active"]);
    expect(rows[1]?.consent).toMatch(/^\$29 a month from today/);
    expect(await listPlans(billing, olivia)).toMatchObject([
      { state: "active", invoices: [{ state: "paid", amountCents: 2900 }] },
    ]);
  });

  test.for([
    ["declined", "Your card was declined."],
    ["expired", "Your card has expired."],
  ] as const)(
    "a card that is %s starts nothing and gives the reason",
    async ([card, message], { db }) => {
      const { billing, olivia, glow } = await open(db);
      const { refusal } = await payWith(billing, olivia, glow, card);
      expect(refusal).toBe(message);
      expect(await readPlan(db, glow)).toEqual({ state: "none", isPremium: false, bills: [] });
      await payWith(billing, olivia, glow);
      expect((await readPlan(db, glow)).state).toBe("trialing");
    },
  );

  test("retries a later failure four times in two weeks, sends an email each time, then ends the plan", async ({
    db,
  }) => {
    const { billing, olivia, glow } = await open(db);
    await payWith(billing, olivia, glow, "fails later");
    billing.days(30);
    await billing.deliverEvents();
    expect(await readPlan(db, glow)).toEqual({
      state: "past due",
      isPremium: true,
      bills: ["open"],
    });
    billing.days(14);
    await billing.deliverEvents();
    expect((await readPlan(db, glow)).state).toBe("past due");
    billing.days(2);
    await billing.deliverEvents();
    expect(await readPlan(db, glow)).toEqual({ state: "ended", isPremium: false, bills: ["void"] });
    const titles = await planEmailTitles(billing, people.olivia.email);
    expect(
      titles.filter((title) => title === "The payment for Glow Studio did not go through"),
    ).toHaveLength(3);
    expect(titles[0]).toBe("The payment for Glow Studio did not go through");
  });

  test("another card pays the open invoice, and a second declined one pays nothing", async ({
    db,
  }) => {
    const { billing, olivia, glow } = await open(db);
    await payWith(billing, olivia, glow, "fails later");
    billing.days(31);
    await billing.deliverEvents();
    for (const [card, state, bill, shown] of [
      ["fails later", "past due", "open", "Visa ending in 0341"],
      ["works", "active", "paid", "Visa ending in 4242"],
    ] as const) {
      const secret = await changeCard(billing, olivia, glow);
      expect(await changeCard(billing, olivia, glow)).toBe(secret);
      expect(await billing.enterCard(secret ?? "", card)).toBeNull();
      await refreshListingPlan(billing, glow);
      expect(await readPlan(db, glow)).toEqual({ state, isPremium: true, bills: [bill] });
      expect(await listPlans(billing, olivia)).toMatchObject([{ card: shown }]);
    }
  });

  test("an admin can refund a payment once within seven days, which ends Premier", async ({
    db,
  }) => {
    const { billing, olivia, ada, glow } = await open(db);
    await payWith(billing, olivia, glow);
    billing.days(30);
    await billing.deliverEvents();
    const [bill] = await db.select({ id: invoices.id }).from(invoices);
    expect(await refundInvoice(billing, olivia, bill?.id ?? 0)).toBe("not-found");
    expect(await refundInvoice(billing, ada, bill?.id ?? 0)).toBe("done");
    expect(await refundInvoice(billing, ada, bill?.id ?? 0)).toBe("refused");
    expect(
      await db.select({ state: invoices.state, back: invoices.refundedCents }).from(invoices),
    ).toEqual([{ state: "refunded", back: 2900 }]);
    const ended = { state: "ended", isPremium: false, bills: ["refunded"] };
    expect(await readPlan(db, glow)).toEqual(ended);
    billing.days(62);
    await billing.deliverEvents();
    expect(await readPlan(db, glow)).toEqual(ended);
  });
});

describe("a plan at the built-in provider alone", () => {
  test("lets only the owner skip ahead in time when no real money is charged", async ({ db }) => {
    const { billing, olivia, oscar, glow } = await openBilling(db);
    const pass = (actor = olivia) => advanceTestPlan(billing, billing.payments, actor, glow);
    expect(await pass()).toBe("not-found");
    await payWith(billing, olivia, glow, "fails later");
    expect(await pass(oscar)).toBe("not-found");
    const states: (string | undefined)[] = [];
    for (let step = 0; step < 5; step++) {
      expect(await pass()).toBe(step < 4 ? "done" : "not-found");
      states.push((await readPlan(db, glow)).state);
    }
    expect(states).toEqual(["past due", "past due", "past due", "ended", "ended"]);
    const [bill] = await db.select({ issuedAt: invoices.issuedAt }).from(invoices);
    expect(bill?.issuedAt).toEqual(new Date(billing.clock().getTime() - 15 * 24 * 60 * 60_000));
    expect(await listPlans(billing, olivia)).toMatchObject([
      { state: "none", lastEndedAt: billing.clock() },
    ]);
  });

  test("starts the trial only after the bank's authentication succeeds", async ({ db }) => {
    const { billing, olivia, glow } = await openBilling(db);
    const { clientSecret } = await payWith(billing, olivia, glow, "authentication");
    expect((await readPlan(db, glow)).state).toBe("none");
    expect(await billing.payments.authenticate(clientSecret, false)).toMatchObject({
      outcome: "refused",
    });
    expect(await billing.payments.authenticate(clientSecret, true)).toEqual({
      outcome: "not-found",
    });
    await billing.payments.enterCard(clientSecret, "authentication");
    expect(await billing.payments.authenticate(clientSecret, true)).toMatchObject({
      outcome: "accepted",
    });
    await billing.deliverEvents();
    expect((await readPlan(db, glow)).state).toBe("trialing");
  });

  test("a plan started on the 31st bills on the last day of short months, then on the 31st again", async ({
    db,
  }) => {
    let now = new Date("2027-01-01T18:00:00Z");
    const payments = createTestPayments({ db, clock: () => now, signer: paymentSigner });
    const id = await payments.start({
      key: "31",
      plan: "premier",
      email: "",
      name: "",
      trialDays: 30,
    });
    await payments.enterCard((await payments.read(id))?.clientSecret ?? "", "works");
    now = new Date("2027-06-15T18:00:00Z");
    const days = (await payments.read(id))?.invoices.map(({ issuedAt }) =>
      issuedAt.toISOString().slice(0, 10),
    );
    expect(days).toEqual(["2027-01-31", "2027-02-28", "2027-03-31", "2027-04-30", "2027-05-31"]);
  });
});

describe("a renewing plan", () => {
  test("announces the end of a trial a week ahead, once", async ({ db }) => {
    const { billing, olivia, glow } = await openBilling(db);
    await payWith(billing, olivia, glow);
    expect(await notifyTrialEnds(billing)).toBe(0);
    billing.days(24);
    expect([await notifyTrialEnds(billing), await notifyTrialEnds(billing)]).toEqual([1, 0]);
    expect((await planEmailTitles(billing, people.olivia.email))[0]).toBe(
      "Your free trial ends on Dec 21, 2026",
    );
  });

  test("reminds its payer of the terms once a year", async ({ db }) => {
    const { billing, olivia, glow } = await openBilling(db);
    await payWith(billing, olivia, glow);
    billing.days(364);
    expect(await remindYearly(billing)).toBe(0);
    billing.days(1);
    expect([await remindYearly(billing), await remindYearly(billing)]).toEqual([1, 0]);
    const [reminder] = await billing.emailsTo(people.olivia.email);
    expect(reminder?.text).toContain("renews automatically at $29 a month");
    expect(reminder?.text).toContain("To cancel, in two clicks: https://");
    billing.days(365);
    expect(await remindYearly(billing)).toBe(1);
  });

  test("charges a new price only after one notice 30 to 7 days ahead", async ({ db }) => {
    const { billing, olivia, glow } = await openBilling(db);
    await payWith(billing, olivia, glow);
    const notify = (fromDay: string, dollars = "35") =>
      notifyOfNewPrice(billing, { dollars, fromDay });
    expect([await notify("2026-12-22"), await notify("2026-11-27"), await notify("", "")]).toEqual([
      0, 0, 0,
    ]);
    expect([await notify("2026-12-21"), await notify("2026-12-21")]).toEqual([1, 0]);
    const texts = (await billing.emailsTo(people.olivia.email)).map(({ text }) => text);
    expect(
      texts.filter((text) => text.includes("Premier will cost $35 a month from Dec 21, 2026")),
    ).toHaveLength(1);
  });
});

describe("billing permissions", () => {
  test("only the owner sees and changes a listing's billing", async ({ db }) => {
    const { billing, olivia, tess, oscar, ada, glow } = await openBilling(db);
    for (const other of [tess, oscar, ada])
      expect(await startPlan(billing, { actor: other }, glow)).toEqual({ outcome: "not-found" });
    expect(await startPlan(billing, { submitted: glow + 1 }, glow)).toEqual({
      outcome: "not-found",
    });
    await payWith(billing, olivia, glow);
    for (const other of [tess, oscar, ada]) {
      expect(await cancelPlan(billing, other, glow)).toBe("not-found");
      expect(await resumePlan(billing, other, glow)).toBe("not-found");
      expect(await changeCard(billing, other, glow)).toBeNull();
    }
    expect(await listPlans(billing, tess)).toEqual([]);
    expect((await listPlans(billing, oscar)).map(({ listing }) => listing.slug)).toEqual([
      "harbor-studio",
    ]);
  });

  test("only the owner sees an invoice, and the receipt links to it", async ({ db }) => {
    const { billing, olivia, oscar, glow } = await openBilling(db);
    await payWith(billing, olivia, glow);
    billing.days(31);
    await billing.deliverEvents();
    const [bill] = await db.select({ id: invoices.id }).from(invoices);
    const id = bill?.id ?? 0;
    expect(await findInvoice(billing, olivia, id)).toMatchObject({
      invoice: { id, state: "paid", amountCents: 2_900 },
      listing: { name: "Glow Studio" },
    });
    expect([
      await findInvoice(billing, oscar, id),
      await findInvoice(billing, olivia, id + 1),
    ]).toEqual([null, null]);
    const receipt = (await billing.emailsTo(people.olivia.email)).find(({ text }) =>
      text.startsWith("Receipt"),
    );
    expect(receipt?.text).toContain(`/owner/plan/invoices/${id}`);
  });

  test("the browser that submitted a listing may start its plan", async ({ db }) => {
    const { billing, glow } = await openBilling(db);
    expect(await startPlan(billing, { submitted: glow }, glow)).toMatchObject({
      outcome: "started",
    });
  });

  test("an admin cannot refund a payment after seven days", async ({ db }) => {
    const { billing, olivia, ada, glow } = await openBilling(db);
    await payWith(billing, olivia, glow);
    billing.days(31);
    await billing.deliverEvents();
    billing.days(8);
    const [bill] = await db.select({ id: invoices.id }).from(invoices);
    expect(await refundInvoice(billing, ada, bill?.id ?? 0)).toBe("refused");
  });
});

test("fifty simultaneous clicks on Pay create one plan", async ({ own }) => {
  const { billing, olivia, glow } = await openBilling(own.db);
  const clicks = await Promise.all(
    Array.from({ length: 50 }, () => startPlan(billing, { actor: olivia }, glow)),
  );
  const secrets = clicks.map((click) =>
    click.outcome === "started" ? click.clientSecret : click.outcome,
  );
  expect(new Set(secrets).size).toBe(1);
  expect(await own.db.$count(plans)).toBe(1);
  expect(await own.db.$count(planHistory)).toBe(1);
});
