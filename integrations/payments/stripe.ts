import { createHash } from "node:crypto";
import type Stripe from "stripe";
import { z } from "zod";
import type { StripeConfig } from "#platform/config.ts";
import type { PaymentEvent, Payments } from "./payments.ts";
import { createStripeClient, isRefusal, statusOf } from "./stripe-client.ts";
import {
  idOf,
  isCancelling,
  paymentOf,
  type StripeRecords,
  toPlanTruth,
  waitsForCard,
} from "./stripe-truth.ts";

const cardsOnly = ["card" as const];
const most = 500;
/** States of setup intents that still wait for a card. */
const open = ["requires_payment_method", "requires_confirmation", "requires_action", "processing"];

export function createStripePayments(config: StripeConfig, clock: () => Date): Payments {
  const ask = createStripeClient(config);

  return {
    provider: "stripe",
    publishableKey: config.publishableKey,
    start: ({ key, plan, email, name, trialDays }) =>
      ask(async (stripe) => {
        const price = config.prices[plan];
        // Plan ids repeat across databases: the email separates sites on one Stripe account.
        const once = createHash("sha256")
          .update(JSON.stringify([key, email, price, trialDays]))
          .digest("hex")
          .slice(0, 32);
        const customer = await stripe.customers.create(
          { email, name },
          { idempotencyKey: `customer-${once}` },
        );
        const { id } = await stripe.subscriptions.create(
          {
            customer: customer.id,
            items: [{ price }],
            payment_behavior: "default_incomplete",
            payment_settings: {
              save_default_payment_method: "on_subscription",
              payment_method_types: cardsOnly,
            },
            ...(trialDays > 0
              ? {
                  trial_period_days: trialDays,
                  trial_settings: { end_behavior: { missing_payment_method: "cancel" as const } },
                }
              : {}),
            metadata: { key },
            expand: ["pending_setup_intent", "latest_invoice.confirmation_secret"],
          },
          { idempotencyKey: `plan-${once}` },
        );
        return id;
      }),
    read: (planId) =>
      ask(async (stripe) => {
        const current = await readPlan(stripe, planId);
        return (
          current &&
          toPlanTruth(
            (await takeCard(stripe, current))
              ? ((await readPlan(stripe, planId)) ?? current)
              : current,
          )
        );
      }),
    async cancelAtPeriodEnd(planId) {
      await ask((stripe) => stripe.subscriptions.update(planId, { cancel_at_period_end: true }));
    },
    async keepOn(planId) {
      await ask(async (stripe) => {
        const subscription = await stripe.subscriptions.retrieve(planId);
        if (!isCancelling(subscription)) return;
        await stripe.subscriptions.update(
          planId,
          subscription.cancel_at_period_end ? { cancel_at_period_end: false } : { cancel_at: "" },
        );
      });
    },
    async newCard(planId) {
      await ask(async (stripe) => {
        const current = await readPlan(stripe, planId);
        const hasTaken = current && (await takeCard(stripe, current));
        if (!current || (current.newCard && !hasTaken)) return;
        const { subscription } = hasTaken ? ((await readPlan(stripe, planId)) ?? current) : current;
        const customer = idOf(subscription.customer) ?? "";
        const intent = await stripe.setupIntents.create(
          {
            customer,
            allowed_payment_method_types: cardsOnly,
            usage: "off_session",
            metadata: { plan: planId },
          },
          { idempotencyKey: `card-${planId}-${idOf(subscription.default_payment_method)}` },
        );
        await stripe.subscriptions.update(planId, { metadata: { new_card: intent.id } });
      });
    },
    async end(planId) {
      await ask((stripe) =>
        stripe.subscriptions.cancel(planId).catch((error) => {
          if (!isRefusal(error, "resource_missing")) throw error;
        }),
      );
    },
    async refund(_, invoiceId) {
      await ask(async (stripe) => {
        const payment = paymentOf(
          await stripe.invoices.retrieve(invoiceId, { expand: ["payments"] }),
        );
        if (!payment) throw new Error(`Invoice ${invoiceId} was not paid through Stripe`);
        await stripe.refunds
          .create({ payment_intent: payment }, { idempotencyKey: `refund-${invoiceId}` })
          .catch((error) => {
            if (!isRefusal(error, "charge_already_refunded")) throw error;
          });
      });
    },
    readEvent: (body, signature) =>
      ask(async ({ webhooks }) => {
        const [secret, now] = [config.webhookSecret, clock().getTime()];
        try {
          return readStripeEvent(
            webhooks.constructEvent(body, signature, secret, undefined, undefined, now),
          );
        } catch {
          return null;
        }
      }),
  };
}

async function readPlan(stripe: Stripe, planId: string): Promise<StripeRecords | null> {
  const subscription = await stripe.subscriptions
    .retrieve(planId, {
      expand: [
        "pending_setup_intent",
        "default_payment_method",
        "latest_invoice.confirmation_secret",
      ],
    })
    .catch((error) => {
      if (isRefusal(error, "resource_missing")) return null;
      throw error;
    });
  if (!subscription) return null;
  if (waitsForCard(subscription)) return { subscription, invoices: [], charges: [], newCard: null };
  const customer = idOf(subscription.customer) ?? "";
  const [invoices, newCard] = await Promise.all([
    stripe.invoices
      .list({ subscription: planId, limit: 100, expand: ["data.payments"] })
      .autoPagingToArray({ limit: most }),
    openCardOf(stripe, subscription),
  ]);
  const isPaid = invoices.some(({ status, total }) => status === "paid" && total > 0);
  const charges = isPaid
    ? await stripe.charges.list({ customer, limit: 100 }).autoPagingToArray({ limit: most })
    : [];
  return { subscription, invoices, charges, newCard };
}

/** Finds the pending card change, unless it has expired. */
async function openCardOf(stripe: Stripe, { metadata }: Stripe.Subscription) {
  const intent = metadata.new_card ? await stripe.setupIntents.retrieve(metadata.new_card) : null;
  return intent && (open.includes(intent.status) || intent.status === "succeeded") ? intent : null;
}

/** Adopts a new card for the plan and pays open invoices with it. Returns if there was one. */
async function takeCard(stripe: Stripe, { subscription, invoices, newCard }: StripeRecords) {
  if (
    ["canceled", "incomplete_expired"].includes(subscription.status) ||
    waitsForCard(subscription)
  )
    return false;
  const card =
    newCard?.status === "succeeded"
      ? idOf(newCard.payment_method)
      : subscription.default_payment_method
        ? null
        : await firstCardOf(stripe, subscription);
  if (!card) return false;
  await stripe.subscriptions.update(subscription.id, { default_payment_method: card });
  for (const { id, status } of invoices)
    if (status === "open")
      await stripe.invoices
        .pay(id, { payment_method: card }, { idempotencyKey: `pay-${id}-${card}` })
        .catch((error) => {
          // Declined, or paid meanwhile: the next read shows which.
          if (![400, 402].includes(statusOf(error))) throw error;
        });
  if (newCard) await stripe.subscriptions.update(subscription.id, { metadata: { new_card: "" } });
  return true;
}

/** Finds the first card of a trial, which Stripe keeps with the customer. */
async function firstCardOf(stripe: Stripe, { customer }: Stripe.Subscription) {
  const { data } = await stripe.customers.listPaymentMethods(idOf(customer) ?? "", {
    type: "card",
    limit: 1,
  });
  return data[0]?.id ?? null;
}

const id = z.union([z.string(), z.object({ id: z.string() }).transform((thing) => thing.id)]);
const event = z.object({
  id: z.string(),
  type: z.string(),
  data: z.object({
    object: z.object({
      id: z.string().optional(),
      object: z.string().optional(),
      metadata: z.object({ plan: z.string().optional() }).nullish(),
      parent: z
        .object({ subscription_details: z.object({ subscription: id.nullish() }).nullish() })
        .nullish(),
    }),
  }),
});

function readStripeEvent(signed: object): PaymentEvent | null {
  const read = event.safeParse(signed);
  if (!read.success) return null;
  const { object } = read.data.data;
  const planId =
    object.object === "subscription"
      ? object.id
      : (object.parent?.subscription_details?.subscription ?? object.metadata?.plan);
  return { externalId: read.data.id, kind: read.data.type, planId: planId ?? null };
}
