import { and, desc, eq, gte, type SQL, sql } from "drizzle-orm";
import { containing } from "#database/matching.ts";
import { pickColumns } from "#database/pick-columns.ts";
import { invoices, plans } from "#database/schema/billing.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import { plainText } from "#shared/slug.ts";
import type { BillingDeps } from "./deps.ts";
import type { InvoiceFilter } from "./invoice-filter.ts";
import { refundableSince } from "./plan.ts";

type Deps = Pick<BillingDeps, "db" | "clock" | "payments">;

export type ListedInvoice = Exclude<
  Awaited<ReturnType<typeof listInvoices>>,
  "forbidden"
>["invoices"][number];

export async function listInvoices(
  deps: Deps,
  actor: Actor,
  filter: InvoiceFilter,
  { limit, offset }: { limit: number; offset: number },
) {
  if (!may(actor, "revenue.read")) return "forbidden" as const;
  const { db } = deps;
  const where = whereOf(deps, filter);
  const found = await db
    .select({
      ...pickColumns(invoices, "id", "number", "state", "amountCents"),
      ...pickColumns(invoices, "refundedCents", "issuedAt", "paidAt"),
      payerEmail: plans.payerEmail,
      listing: { slug: listings.slug, name: listings.name },
    })
    .from(invoices)
    .innerJoin(plans, eq(plans.id, invoices.planId))
    .innerJoin(listings, eq(listings.id, plans.listingId))
    .where(where)
    .orderBy(desc(invoices.issuedAt), desc(invoices.id))
    .limit(limit)
    .offset(offset);
  const isPaid = sql`${invoices.state} in ('paid', 'refunded')`;
  const [sums] = await db
    .select({
      count: sql<number>`count(*)::int`,
      paidCents: sql<number>`coalesce(sum(${invoices.amountCents}) filter (where ${isPaid}), 0)::int`,
      refundedCents: sql<number>`coalesce(sum(${invoices.refundedCents}), 0)::int`,
      openCents: sql<number>`coalesce(sum(${invoices.amountCents}) filter (where ${invoices.state} = 'open'), 0)::int`,
    })
    .from(invoices)
    .innerJoin(plans, eq(plans.id, invoices.planId))
    .innerJoin(listings, eq(listings.id, plans.listingId))
    .where(where);
  return {
    invoices: found,
    sums: sums ?? { count: 0, paidCents: 0, refundedCents: 0, openCents: 0 },
  };
}

function whereOf({ clock, payments }: Deps, { state, words }: InvoiceFilter) {
  const conditions: (SQL | undefined)[] = [
    eq(plans.provider, payments.provider),
    ...(words ? plainText(words).split(/\s+/).filter(Boolean).map(holds) : []),
  ];
  if (state === "refundable")
    conditions.push(eq(invoices.state, "paid"), gte(invoices.paidAt, refundableSince(clock())));
  else if (state) conditions.push(eq(invoices.state, state));
  return and(...conditions);
}

function holds(word: string) {
  const anywhere = containing(word);
  return sql`(${listings.sortName} like ${anywhere} or lower(${plans.payerEmail}) like ${anywhere} or lower(${invoices.number}) like ${anywhere})`;
}
