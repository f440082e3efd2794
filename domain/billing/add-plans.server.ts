import { eq, inArray } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { invoices, plans, testPayments } from "#database/schema/billing.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import { createToken } from "#platform/random-token.ts";
import { paidPlans, planDetails } from "#site/plans.ts";
import { planAgreement } from "./plan.ts";
import { acceptCard, newBook, planTruthOfBook, settleTestBook } from "./test-payments/ledger.ts";

const plan = paidPlans[0];
const { trialDays } = planDetails(plan);

export async function addPlans(
  { db }: { db: Executor },
  plansToAdd: { listing: string; beganAt: Date }[],
  now: Date,
) {
  const slugs = plansToAdd.map(({ listing }) => listing);
  const rows = await db
    .select({ id: listings.id, slug: listings.slug, email: listings.email })
    .from(listings)
    .where(inArray(listings.slug, slugs));
  for (const { listing, beganAt } of plansToAdd) {
    const row = rows.find(({ slug }) => slug === listing);
    if (!row) continue;
    const consent = {
      consentText: planAgreement(plan, trialDays),
      consentAt: beganAt,
      createdAt: beganAt,
    };
    const [added] = await db
      .insert(plans)
      .values({ listingId: row.id, plan, provider: "test", payerEmail: row.email, ...consent })
      .returning({ id: plans.id });
    const planId = added?.id ?? 0;
    const book = newBook(`test_plan_${planId}`, { plan, trialDays }, createToken());
    acceptCard(book, "works", beganAt);
    settleTestBook(book, now);
    book.pendingEvents = [];
    await db.insert(testPayments).values({ id: book.id, document: book });
    const { clientSecret: _, invoices: bills, ...truth } = planTruthOfBook(book, now);
    await db
      .update(plans)
      .set({ ...truth, externalId: book.id, notifiedOfTrialEnd: true })
      .where(eq(plans.id, planId));
    if (bills.length > 0)
      await db.insert(invoices).values(bills.map((bill) => ({ planId, ...bill })));
  }
}
