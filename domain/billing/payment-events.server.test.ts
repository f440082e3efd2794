import { eq } from "drizzle-orm";
import fc from "fast-check";
import { describe, expect } from "vitest";
import { paymentEvents, plans } from "#database/schema/billing.ts";
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
import { signStripeEvent } from "#tests/support/stripe-books.ts";
import { atLevel } from "#tests/support/test-level.ts";
import { handlePaymentEvent } from "./handle-event.server.ts";
import { cancelPlan } from "./manage-plan.server.ts";
import { startPlan } from "./start-plan.server.ts";
import { signTestEvent } from "./test-payments/provider.server.ts";

/** Few runs in `npm test`. Set ORDERS=1000 for many. */
const orders = atLevel(30, 1000);

describe("payment provider events", () => {
  test("a thousand forged events are rejected and leave no trace", async ({ db }) => {
    const { billing, olivia, glow } = await openStripeBilling(db);
    await payWith(billing, olivia, glow);
    const [plan] = await db.select({ id: plans.externalId }).from(plans);
    const body = JSON.stringify({
      id: "evt_forged",
      type: "customer.subscription.deleted",
      data: { object: { id: plan?.id, object: "subscription" } },
    });
    const right = signStripeEvent(body, billing.clock());
    const before = await db.select().from(paymentEvents);
    const taken = new Set<string>();
    const signatures = fc.sample(
      fc.oneof(
        fc.string(),
        fc.constant(signStripeEvent(body, billing.clock(), "another secret")),
        mutated(right),
      ),
      { numRuns: 1_000, seed: 7 },
    );
    for (const signature of signatures)
      taken.add(await handlePaymentEvent(billing, body, signature));
    taken.add(await handlePaymentEvent(billing, `${body} `, right));
    taken.add(
      await handlePaymentEvent(
        billing,
        body,
        signStripeEvent(body, new Date(billing.clock().getTime() - 10 * 60_000)),
      ),
    );
    expect([...taken]).toEqual(["forged"]);
    expect(await db.select().from(paymentEvents)).toEqual(before);
    expect((await readPlan(db, glow)).state).toBe("trialing");
  });

  test("a valid event is applied once", async ({ db }) => {
    const { billing, olivia, glow } = await openBilling(db);
    const { planId } = await payWith(billing, olivia, glow);
    const body = JSON.stringify({
      id: "evt_one",
      type: "invoice.paid",
      data: { object: { id: `test_plan_${planId}` } },
    });
    const signature = signTestEvent(paymentSigner, body);
    expect([
      await handlePaymentEvent(billing, body, signature),
      await handlePaymentEvent(billing, body, signature),
    ]).toEqual(["applied", "repeated"]);
    const elsewhere = JSON.stringify({
      id: "evt_two",
      type: "invoice.paid",
      data: { object: { id: "sub_of_another_shop" } },
    });
    expect(
      await handlePaymentEvent(billing, elsewhere, signTestEvent(paymentSigner, elsewhere)),
    ).toBe("not-found");
  });

  test("events in any order and number lead to the same state", {
    timeout: 600_000 + orders * 300,
  }, async ({ db }) => {
    const { billing, olivia, glow } = await openBilling(db);
    const events: { body: string; signature: string }[] = [];
    const started = await startPlan(billing, { actor: olivia }, glow);
    if (started.outcome !== "started") throw new Error(started.outcome);
    await billing.payments.enterCard(started.clientSecret, "works");
    billing.days(95);
    await billing.payments.sendEvents(async (body, signature) => {
      events.push({ body, signature });
      return "applied";
    });
    expect(events.length).toBeGreaterThan(3);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat({ max: events.length - 1 }), { minLength: 1, maxLength: 8 }),
        async (order) => {
          await db.delete(paymentEvents);
          for (const index of order)
            await handlePaymentEvent(
              billing,
              events[index]?.body ?? "",
              events[index]?.signature ?? "",
            );
          expect(await readPlan(db, glow)).toEqual({
            state: "active",
            isPremium: true,
            bills: ["paid", "paid", "paid"],
          });
        },
      ),
      { numRuns: orders },
    );
    expect(await planEmailTitles(billing, people.olivia.email)).toHaveLength(4);
  });

  test("a stale provider response does not overwrite a later one", async ({ db }) => {
    const { billing, olivia, glow } = await openBilling(db);
    const { planId } = await payWith(billing, olivia, glow);
    const stale = await billing.payments.read(`test_plan_${planId}`);
    await cancelPlan(billing, olivia, glow);
    const slow = { ...billing, payments: { ...billing.payments, read: async () => stale } };
    await db.update(plans).set({ requestedVersion: 0 }).where(eq(plans.id, planId));
    const body = JSON.stringify({
      id: "evt_slow",
      type: "x",
      data: { object: { id: `test_plan_${planId}` } },
    });
    await handlePaymentEvent(slow, body, signTestEvent(paymentSigner, body));
    expect((await readPlan(db, glow)).state).toBe("cancelling");
  });
});

function mutated(signature: string) {
  return fc
    .tuple(fc.nat({ max: signature.length - 1 }), fc.constantFrom(..."0123456789abcdefx,="))
    .map(([at, content]) => {
      const other = signature[at] === content ? "z" : content;
      return signature.slice(0, at) + other + signature.slice(at + 1);
    });
}
