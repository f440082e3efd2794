import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import type { Executor } from "#database/database.ts";
import { invoices, plans, testPayments } from "#database/schema/billing.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import { listingClaims } from "#database/schema/listing-claims.ts";
import { deleteAccount } from "#domain/accounts/delete-account.server.ts";
import { addMembership } from "#domain/accounts/site-admins/command-line.server.ts";
import { changeListingStatus } from "#domain/admin/listings/change-status.server.ts";
import { decideListingClaim } from "#domain/listing-claims/decide-claim.server.ts";
import { sendDocument } from "#domain/listing-claims/send-document.server.ts";
import { changeMember } from "#domain/listing-team/run-team.server.ts";
import { PaymentsUnreachable } from "#integrations/payments/payments.ts";
import { payWith, stripeBilling, testBilling } from "#tests/support/billing.ts";
import { test } from "#tests/support/database.ts";
import { addPeople, people } from "#tests/support/people.ts";
import { cancelEndedPlans, endTestPlans } from "./end-plans.server.ts";
import { listInvoices } from "./list-invoices.server.ts";
import { trialFor } from "./list-plans.server.ts";
import { plansOfAccount } from "./plans-of-account.server.ts";
import { startPlan } from "./start-plan.server.ts";
import type { TestCard } from "./test-payments/ledger.ts";

/** Prepares a plan: Olivia pays for Glow; Gina co-owns it. */
async function paid(
  db: Executor,
  { isShared = false, card = "works" }: { isShared?: boolean; card?: TestCard } = {},
) {
  const billing = { ...(await stripeBilling(db)), accountParts: [plansOfAccount] };
  const all = await addPeople(billing);
  if (isShared)
    await addMembership(billing, all.gina.userId, { listingId: all.glow, role: "owner" });
  await payWith(billing, all.olivia, all.glow, card);
  const stand = async () => {
    const [plan] = await db.select({ state: plans.state, listingId: plans.listingId }).from(plans);
    const [listing] = await db
      .select({ isPremium: listings.isPremium })
      .from(listings)
      .where(eq(listings.id, all.glow));
    return [plan?.state, listing?.isPremium];
  };
  const ended = () =>
    billing.stripe.asked.filter(
      ({ method, path }) => method === "DELETE" && path.startsWith("/v1/subscriptions/"),
    ).length;
  return { billing, stand, ended, ...all };
}

describe("ending a plan at Stripe", () => {
  test("happens once after its only owner deletes their account", async ({ db }) => {
    const { billing, olivia, stand, ended } = await paid(db);
    expect(await deleteAccount(billing, olivia)).toBe("done");
    expect([await stand(), ended()]).toEqual([["trialing", true], 0]);
    expect([await cancelEndedPlans(billing), await cancelEndedPlans(billing)]).toEqual([1, 0]);
    expect([await stand(), ended()]).toEqual([["ended", false], 1]);
    expect((await billing.emailsTo(people.olivia.email))[0]?.text).toContain(
      "Premier for Glow Studio has ended",
    );
    billing.days(40);
    await billing.deliverEvents();
    expect(await db.select().from(invoices)).toEqual([]);
  });

  test("happens when the paying owner leaves, and the other owner is notified", async ({ db }) => {
    const { billing, olivia, stand } = await paid(db, { isShared: true });
    await deleteAccount(billing, olivia);
    expect(await cancelEndedPlans(billing)).toBe(1);
    expect((await stand())[0]).toBe("ended");
    expect(
      (await billing.emailsTo(people.gina.email)).filter(({ kind }) => kind === "plan"),
    ).toHaveLength(1);
  });

  test("does not happen when an owner who does not pay leaves", async ({ db }) => {
    const { billing, gina, stand } = await paid(db, { isShared: true });
    await deleteAccount(billing, gina);
    expect(await cancelEndedPlans(billing)).toBe(0);
    expect((await stand())[0]).toBe("trialing");
  });

  test("happens when the payer is no longer an owner", async ({ db }) => {
    const { billing, olivia, glow, stand } = await paid(db, { isShared: true });
    expect(await changeMember(billing, olivia, glow, olivia.userId, "manager")).toBe("done");
    expect(await cancelEndedPlans(billing)).toBe(1);
    expect((await stand())[0]).toBe("ended");
  });

  test("happens when a listing claim replaces the owner", async ({ db }) => {
    const { billing, gina, ada, stand } = await paid(db);
    await sendDocument(
      billing,
      gina,
      "glow-studio",
      {
        explanation: "I bought the practice.",
        link: "https://register.example.com/1",
        phone: "(949) 555-0142",
      },
      [],
    );
    const [claim] = await db
      .select({ id: listingClaims.id })
      .from(listingClaims)
      .where(eq(listingClaims.state, "waiting"));
    expect(
      await decideListingClaim(billing, ada, claim?.id ?? 0, {
        decision: "approve",
        replaces: "yes",
      }),
    ).toBe("approved");
    expect(await cancelEndedPlans(billing)).toBe(1);
    expect((await stand())[0]).toBe("ended");
  });

  test("happens when the listing is removed from the site, which then cannot start a plan", async ({
    db,
  }) => {
    const { billing, olivia, glow, stand } = await paid(db);
    await db.update(listings).set({ status: "inactive" }).where(eq(listings.id, glow));
    expect(await cancelEndedPlans(billing)).toBe(1);
    expect(await stand()).toEqual(["ended", false]);
    expect(await startPlan(billing, { actor: olivia }, glow)).toEqual({ outcome: "not-found" });
  });

  test("happens when an admin hides the listing, and showing it again does not revive the plan", async ({
    db,
  }) => {
    const { billing, ada, glow, stand } = await paid(db);
    expect(
      await changeListingStatus(billing, ada, [glow], {
        standing: "inactive",
        reason: "There is no such street.",
      }),
    ).toMatchObject({ changed: 1 });
    await changeListingStatus(billing, ada, [glow], { standing: "active" });
    expect(await cancelEndedPlans(billing)).toBe(1);
    expect(await stand()).toEqual(["ended", false]);
  });

  test("cancels open invoices too", async ({ db }) => {
    const { billing, olivia, stand } = await paid(db, { card: "fails later" });
    billing.days(31);
    await billing.deliverEvents();
    expect((await stand())[0]).toBe("past due");
    await deleteAccount(billing, { ...olivia, provenAt: billing.clock() });
    await cancelEndedPlans(billing);
    expect(await db.select({ state: invoices.state }).from(invoices)).toEqual([{ state: "void" }]);
  });

  test("is retried while Stripe does not respond, and one failure does not block other plans", async ({
    db,
  }) => {
    const { billing, olivia, oscar, glow, harbor, stand } = await paid(db);
    await payWith(billing, oscar, harbor);
    await deleteAccount(billing, olivia);
    await deleteAccount(billing, oscar);
    const [first] = await db
      .select({ externalId: plans.externalId })
      .from(plans)
      .where(eq(plans.listingId, glow));
    const end = async (id: string) => {
      if (id === first?.externalId) throw new PaymentsUnreachable("Not now");
      await billing.payments.end(id);
    };
    await expect(
      cancelEndedPlans({ ...billing, payments: { ...billing.payments, end } }),
    ).rejects.toThrow("Not now");
    const statesOf = () => db.select({ state: plans.state }).from(plans).orderBy(plans.id);
    expect(await statesOf()).toEqual([{ state: "trialing" }, { state: "ended" }]);
    expect(await cancelEndedPlans(billing)).toBe(1);
    expect([await statesOf(), await stand()]).toEqual([
      [{ state: "ended" }, { state: "ended" }],
      ["ended", false],
    ]);
  });

  test("deletes a plan that never started at Stripe", async ({ db }) => {
    const { billing, oscar, harbor } = await paid(db);
    billing.stripe.fail("silent");
    await expect(startPlan(billing, { actor: oscar }, harbor)).rejects.toThrow(PaymentsUnreachable);
    await deleteAccount(billing, oscar);
    expect(await cancelEndedPlans(billing)).toBe(1);
    expect(await db.select().from(plans).where(eq(plans.listingId, harbor))).toEqual([]);
  });
});

test("the data export has the plans that the user pays for, with agreed terms and invoices", async ({
  db,
}) => {
  const { billing, olivia, gina } = await paid(db);
  billing.days(31);
  await billing.deliverEvents();
  expect(await plansOfAccount.collect(db, olivia.userId)).toMatchObject([
    {
      medSpa: "Glow Studio",
      card: "Visa ending in 4242",
      agreedTo: expect.stringContaining("until you cancel"),
      invoices: [{ state: "paid", amountCents: 2900 }],
    },
  ]);
  expect(await plansOfAccount.collect(db, gina.userId)).toEqual([]);
});

describe("switching to Stripe", () => {
  test("ends test plans once with one email, never calls Stripe and keeps the free month available", async ({
    db,
  }) => {
    const inTest = testBilling(db);
    const { olivia, oscar, glow, harbor } = await addPeople(inTest);
    await payWith(inTest, olivia, glow);
    await db.update(listings).set({ isDemo: true }).where(eq(listings.id, harbor));
    await payWith(inTest, oscar, harbor);
    expect(await endTestPlans(inTest)).toBe(0);
    const billing = await stripeBilling(db);
    expect([await endTestPlans(billing), await endTestPlans(billing)]).toEqual([2, 0]);
    expect(
      await db
        .select({ isPremium: listings.isPremium })
        .from(listings)
        .where(eq(listings.id, glow)),
    ).toEqual([{ isPremium: false }]);
    const titles = async (email: string) =>
      (await billing.emailsTo(email)).map(({ text }) => text.split("\n")[0]);
    expect((await titles(people.olivia.email))[0]).toBe(
      "Premier for Glow Studio was a test, and has ended",
    );
    expect(await titles(people.oscar.email)).not.toContain(
      "Premier for Harbor Studio was a test, and has ended",
    );
    inTest.days(40);
    await inTest.deliverEvents();
    expect(await db.select({ state: plans.state }).from(plans)).toEqual([
      { state: "ended" },
      { state: "ended" },
    ]);
    expect([await db.select().from(testPayments), await db.select().from(invoices)]).toEqual([
      [],
      [],
    ]);
    expect(billing.stripe.asked).toEqual([]);
    expect(await trialFor(billing, glow)).toBe(30);
  });

  test("grants no second free month to the same business under a new listing", async ({ db }) => {
    const billing = testBilling(db);
    const { olivia, glow, harbor } = await addPeople(billing);
    await payWith(billing, olivia, glow);
    expect(await trialFor(billing, harbor)).toBe(30);
    const [its] = await db
      .select({ phone: listings.phone })
      .from(listings)
      .where(eq(listings.id, glow));
    await db
      .update(listings)
      .set({ phone: its?.phone.replaceAll(/\D/g, "-") ?? "" })
      .where(eq(listings.id, harbor));
    expect(await trialFor(billing, harbor)).toBe(0);
  });

  test("offers no refunds for test payments", async ({ db }) => {
    const inTest = testBilling(db);
    const { ada, olivia, glow } = await addPeople(inTest);
    await payWith(inTest, olivia, glow);
    inTest.days(31);
    await inTest.deliverEvents();
    const refundable = (billing: Parameters<typeof listInvoices>[0]) =>
      listInvoices(billing, ada, { state: "refundable" }, { limit: 10, offset: 0 });
    expect(await refundable(inTest)).toMatchObject({ sums: { count: 1 } });
    expect(await refundable({ ...(await stripeBilling(db)), clock: inTest.clock })).toMatchObject({
      sums: { count: 0 },
      invoices: [],
    });
  });
});
