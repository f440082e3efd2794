import { randomInt } from "node:crypto";
import Stripe from "stripe";
import {
  acceptCard,
  chargeOpenInvoice,
  endBook,
  newBook,
  queueTestEvent,
  refundTestInvoice,
  refusalOf,
  setCancelling,
  settleTestBook,
  type TestCard,
} from "#domain/billing/test-payments/ledger.ts";
import {
  chargeObjects,
  invoiceObjects,
  type Setup,
  type StripePlan,
  setupObject,
  subscriptionObject,
} from "./stripe-objects.ts";

export const webhookSecret = "whsec_of_the_tests";
export type StripeBooks = ReturnType<typeof openBooks>;

export const signStripeEvent = (payload: string, at: Date, secret = webhookSecret) =>
  Stripe.webhooks.generateTestHeaderString({
    payload,
    secret,
    timestamp: Math.floor(at.getTime() / 1000),
  });

export const declined = {
  error: { type: "card_error", code: "card_declined", message: "Your card was declined." },
};

type Call = (id: string, form: URLSearchParams) => object | null;

/** State of the fake Stripe; applies elapsed time on each read. */
export function openBooks(clock: () => Date) {
  const plans = new Map<string, StripePlan>();
  const setups = new Map<string, Setup>();
  const cards = new Map<string, TestCard>();
  const name = (kind: string) => `${kind}_${randomInt(10 ** 12)}`;
  const settled = (id: string) => {
    const kept = plans.get(id);
    if (kept) settleTestBook(kept.book, clock());
    return kept ?? null;
  };
  const shown = (id: string) => {
    const kept = settled(id);
    return kept && subscriptionObject(kept, clock());
  };
  const planOf = (invoice: string) =>
    [...plans.values()].find(({ book }) =>
      book.invoices.some(({ externalId }) => externalId === invoice),
    );
  const addSetup = (customer: string, metadata: Record<string, string>) => {
    const setup = {
      id: name("seti"),
      status: "requires_payment_method",
      customer,
      method: null,
      metadata,
    };
    setups.set(setup.id, setup);
    return setup;
  };
  const list = (data: object[]) => ({ object: "list", data, has_more: false });

  const calls: Record<string, Call> = {
    "POST customers": (_, form) => ({
      id: name("cus"),
      object: "customer",
      email: form.get("email"),
    }),
    "POST subscriptions": (_, form) => {
      const customer = form.get("customer") ?? "";
      const days = Number(form.get("trial_period_days") ?? 0);
      const book = newBook(
        name("sub"),
        { plan: "premier", trialDays: days },
        `${name("pi")}_secret_of_it`,
      );
      const firstSetup = days > 0 ? addSetup(customer, {}) : null;
      plans.set(book.id, {
        book,
        customer,
        metadata: {},
        method: null,
        firstSetup,
        createdAt: Math.floor(clock().getTime() / 1000),
      });
      return shown(book.id);
    },
    "GET subscriptions/:id": shown,
    "DELETE subscriptions/:id": (id) => {
      const kept = settled(id);
      if (!kept) return null;
      const unpaid = kept.book.invoices.filter(({ state }) => state === "open");
      endBook(kept.book, clock());
      // Stripe leaves these invoices open, but stops collecting them.
      for (const invoice of unpaid) invoice.state = "open";
      return shown(id);
    },
    "POST subscriptions/:id": (id, form) => {
      const kept = settled(id);
      if (!kept) return null;
      const cancels = form.get("cancel_at_period_end");
      if (cancels !== null) setCancelling(kept.book, cancels === "true");
      const newCard = form.get("metadata[new_card]");
      if (newCard !== null) kept.metadata = newCard ? { new_card: newCard } : {};
      const method = form.get("default_payment_method");
      if (method) {
        kept.method = method;
        kept.book.card = cards.get(method) ?? null;
        queueTestEvent(kept.book, "customer.subscription.updated");
      }
      return shown(id);
    },
    "GET invoices": (_, form) => {
      const kept = settled(form.get("subscription") ?? "");
      return list(kept ? invoiceObjects(kept) : []);
    },
    "GET invoices/:id": (id) => {
      const kept = planOf(id);
      return (kept && invoiceObjects(kept).find((invoice) => invoice.id === id)) ?? null;
    },
    "POST invoices/:id/pay": (id, form) => {
      const kept = planOf(id);
      if (!kept) return null;
      if (cards.get(form.get("payment_method") ?? "") === "fails later") return declined;
      chargeOpenInvoice(kept.book, clock());
      return calls["GET invoices/:id"]?.(id, form) ?? null;
    },
    "GET charges": (_, form) =>
      list(
        [...plans.values()]
          .filter(({ customer }) => customer === form.get("customer"))
          .flatMap(chargeObjects),
      ),
    "POST refunds": (_, form) => {
      const id = form.get("payment_intent")?.replace(/^pi_/, "") ?? "";
      const kept = planOf(id);
      if (!kept) return null;
      refundTestInvoice(kept.book, id);
      return { id: name("re"), object: "refund" };
    },
    "POST setup_intents": (_, form) =>
      setupObject(addSetup(form.get("customer") ?? "", { plan: form.get("metadata[plan]") ?? "" })),
    "GET setup_intents/:id": (id) => {
      const setup = setups.get(id);
      return setup ? setupObject(setup) : null;
    },
    "GET customers/:id/payment_methods": (id) =>
      list(
        [...setups.values()].flatMap(({ customer, method }) =>
          customer === id && method ? [{ id: method, object: "payment_method" }] : [],
        ),
      ),
  };

  return {
    calls,
    count: () => plans.size,
    /** Mimics the Payment Element with a client secret: null, or the error. */
    enterCard(clientSecret: string, card: TestCard) {
      const refusal = refusalOf(card);
      if (refusal) return refusal;
      const method = name("pm");
      cards.set(method, card);
      const setup = setups.get(clientSecret.replace(/_secret_of_it$/, ""));
      if (setup) Object.assign(setup, { status: "succeeded", method });
      const kept = [...plans.values()].find(({ book, firstSetup }) =>
        setup ? firstSetup === setup : book.secret === clientSecret,
      );
      if (!setup && !kept) return "There is no such secret.";
      if (kept) acceptCard(kept.book, card, clock());
      if (kept && !setup) kept.method = method;
      return null;
    },
    async sendEvents(take: (body: string, signature: string) => Promise<string>) {
      for (const { book } of plans.values()) {
        settleTestBook(book, clock());
        for (const { id, kind } of book.pendingEvents.splice(0)) {
          // Stripe's event about a charge names no plan.
          if (kind.startsWith("charge.")) continue;
          const object = kind.startsWith("invoice.")
            ? {
                id: `in_${id}`,
                object: "invoice",
                parent: {
                  type: "subscription_details",
                  subscription_details: { subscription: book.id },
                },
              }
            : { id: book.id, object: "subscription" };
          const body = JSON.stringify({ id, object: "event", type: kind, data: { object } });
          await take(body, signStripeEvent(body, clock()));
        }
      }
    },
  };
}
