import { eq, sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { testPayments } from "#database/schema/billing.ts";
import type { Payments } from "#integrations/payments/payments.ts";
import { createToken } from "#platform/random-token.ts";
import type { Signer } from "#platform/secret.ts";
import {
  acceptCard,
  advanceTestBook,
  endBook,
  newBook,
  planTruthOfBook,
  refundTestInvoice,
  refusalOf,
  setCancelling,
  settleTestBook,
  type TestCard,
  type TestPlan,
} from "./ledger.ts";

type Deps = { db: Executor; clock: () => Date; signer: Signer };
type EnterCardResult =
  | { outcome: "accepted"; planId: string }
  | { outcome: "authenticate" | "not-found" }
  | { outcome: "refused"; message: string };

export type TestPayments = ReturnType<typeof createTestPayments>;

const most = 1_000;

export const signTestEvent = (signer: Signer, body: string) =>
  signer.sign(body).slice(body.length + 1);

/**
 * Simulates Stripe without money, with cards that work, fail, or need authentication. Events are
 * signed, because they are accepted where Stripe's are.
 */
export function createTestPayments({ db, clock, signer }: Deps) {
  /** Serializes changes per plan. */
  const change = <Answer>(
    where: { id: string } | { clientSecret: string },
    work: (book: TestPlan) => Answer,
  ) =>
    db.transaction(async (tx) => {
      const isIt =
        "id" in where
          ? eq(testPayments.id, where.id)
          : sql`${testPayments.document} ->> 'secret' = ${where.clientSecret}`;
      const [row] = await tx.select().from(testPayments).where(isIt).for("update");
      if (!row) return null;
      const book = row.document as TestPlan;
      const answer = work(book);
      await tx.update(testPayments).set({ document: book }).where(eq(testPayments.id, book.id));
      return answer;
    });

  const payments: Payments = {
    provider: "test",
    publishableKey: "pk_test_built_in",
    async start({ key, plan, trialDays }) {
      const id = `test_plan_${key}`;
      await db
        .insert(testPayments)
        .values({ id, document: newBook(id, { plan, trialDays }, `test_secret_${createToken()}`) })
        .onConflictDoNothing();
      return id;
    },
    read: (id) =>
      change({ id }, (book) => {
        settleTestBook(book, clock());
        return planTruthOfBook(book, clock());
      }),
    async cancelAtPeriodEnd(id) {
      await change({ id }, (book) => setCancelling(book, true));
    },
    async keepOn(id) {
      await change({ id }, (book) => setCancelling(book, false));
    },
    async newCard(id) {
      await change({ id }, (book) => {
        if (!book.endedAt) book.secret ??= `test_secret_${createToken()}`;
      });
    },
    async end(id) {
      await change({ id }, (book) => {
        if (!book.endedAt) endBook(book, clock());
      });
    },
    async refund(id, invoiceId) {
      await change({ id }, (book) => refundTestInvoice(book, invoiceId));
    },
    async readEvent(body, signature) {
      if (signer.read(`${body}.${signature}`) === null) return null;
      const { id, type, data } = JSON.parse(body) as {
        id: string;
        type: string;
        data: { object: { id: string } };
      };
      return { externalId: id, kind: type, planId: data.object.id };
    },
  };

  return {
    ...payments,
    enterCard: async (clientSecret: string, card: TestCard): Promise<EnterCardResult> =>
      (await change({ clientSecret }, (book): EnterCardResult => {
        const message = refusalOf(card);
        if (message) return { outcome: "refused", message };
        if (card === "authentication") {
          book.unproven = card;
          return { outcome: "authenticate" };
        }
        acceptCard(book, card, clock());
        return { outcome: "accepted", planId: book.id };
      })) ?? { outcome: "not-found" },
    authenticate: async (clientSecret: string, isRight: boolean): Promise<EnterCardResult> =>
      (await change({ clientSecret }, (book): EnterCardResult => {
        if (!book.unproven) return { outcome: "not-found" };
        if (isRight) acceptCard(book, book.unproven, clock());
        book.unproven = null;
        return isRight
          ? { outcome: "accepted", planId: book.id }
          : {
              outcome: "refused",
              message: "Your bank did not approve the card. Try again, or use another card.",
            };
      })) ?? { outcome: "not-found" },
    isAsking: async (clientSecret: string) =>
      (await change({ clientSecret }, ({ unproven }) => unproven !== null)) ?? false,
    async letTimePass(id: string) {
      await change({ id }, (book) => advanceTestBook(book, clock()));
    },
    async sendEvents(take: (body: string, signature: string) => Promise<string>) {
      const live = await db
        .select({ id: testPayments.id })
        .from(testPayments)
        .where(
          sql`${testPayments.document} -> 'endedAt' = 'null' or ${testPayments.document} -> 'pendingEvents' <> '[]'`,
        )
        .limit(most);
      let sent = 0;
      for (const { id } of live) {
        const pending = await change({ id }, (book) => {
          settleTestBook(book, clock());
          return [...book.pendingEvents];
        });
        for (const event of pending ?? []) {
          const body = JSON.stringify({ id: event.id, type: event.kind, data: { object: { id } } });
          await take(body, signTestEvent(signer, body));
          await change({ id }, (book) => {
            book.pendingEvents = book.pendingEvents.filter((other) => other.id !== event.id);
          });
          sent++;
        }
      }
      return sent;
    },
  };
}
