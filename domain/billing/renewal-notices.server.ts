import { and, eq, inArray, isNull, lte, ne, or } from "drizzle-orm";
import { plans } from "#database/schema/billing.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import { queueEmail } from "#domain/email/queue-email.server.ts";
import type { EmailContent } from "#shared/email-parts.ts";
import { addDays, localDay } from "#shared/local-day.ts";
import { ownerPlanPath } from "#shared/paths.ts";
import { type ListingPlan, paidPlans } from "#site/plans.ts";
import { type BilledListing, newPriceEmail, yearlyReminderEmail } from "./billing-emails.ts";
import type { BillingDeps } from "./deps.ts";

type Deps = Omit<BillingDeps, "payments">;
type DueRenewal = { id: number; email: string; plan: ListingPlan; listing: string };

const year = 365 * 24 * 60 * 60_000;
const renews = inArray(plans.state, ["trialing", "active", "past due"]);

/**
 * Sends the yearly reminder that California requires: what renews, for how much, and how to cancel.
 */
export async function remindYearly(deps: Deps) {
  const before = new Date(deps.clock().getTime() - year);
  const isDue = and(
    renews,
    lte(plans.consentAt, before),
    or(isNull(plans.remindedAt), lte(plans.remindedAt, before)),
  );
  return sendNotices(deps, isDue, { remindedAt: deps.clock() }, "yearly reminder", (place) =>
    yearlyReminderEmail(place),
  );
}

/**
 * The law requires 7 to 30 days' notice of a new price. An admin sets the price here, and changes
 * it at the payment provider on the day.
 */
const noticeDays = { first: 30, last: 7 };

export async function notifyOfNewPrice(
  deps: Deps,
  { dollars, fromDay }: { dollars: string; fromDay: string },
) {
  const today = localDay(deps.clock());
  if (
    dollars === "" ||
    fromDay < addDays(today, noticeDays.last) ||
    fromDay > addDays(today, noticeDays.first)
  )
    return 0;
  const cents = Math.round(Number(dollars) * 100);
  const notifiedOfPrice = `${cents} ${fromDay}`;
  const isDue = and(
    renews,
    eq(plans.plan, paidPlans[0]),
    or(isNull(plans.notifiedOfPrice), ne(plans.notifiedOfPrice, notifiedOfPrice)),
  );
  return sendNotices(deps, isDue, { notifiedOfPrice }, "new price", (place) =>
    newPriceEmail(place, { cents, from: fromDay }),
  );
}

async function sendNotices(
  deps: Deps,
  isDue: ReturnType<typeof and>,
  mark: Partial<typeof plans.$inferInsert>,
  kind: string,
  write: (place: BilledListing) => EmailContent,
) {
  const { db, siteUrl } = deps;
  const due: DueRenewal[] = await db
    .select({ id: plans.id, email: plans.payerEmail, plan: plans.plan, listing: listings.name })
    .from(plans)
    .innerJoin(listings, eq(listings.id, plans.listingId))
    .where(isDue);
  for (const { id, email, plan, listing } of due)
    await db.transaction(async (tx) => {
      const marked = await tx
        .update(plans)
        .set(mark)
        .where(and(eq(plans.id, id), isDue))
        .returning({ id: plans.id });
      if (marked.length > 0)
        await queueEmail(
          { ...deps, db: tx },
          { kind, to: email, content: write({ listing, plan, planPage: siteUrl + ownerPlanPath }) },
        );
    });
  return due.length;
}
