import { eq } from "drizzle-orm";
import { pickColumns } from "#database/pick-columns.ts";
import { invoices, plans } from "#database/schema/billing.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import { cities } from "#database/schema/catalogue/reference.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import type { BillingDeps } from "./deps.ts";

type Deps = Pick<BillingDeps, "db">;

/** Finds an invoice with its recipient, for the listing's owner. */
export async function findInvoice(deps: Deps, actor: Actor, id: number) {
  const found = await readInvoice(deps, id);
  return found && may(actor, "invoices.read", { listingId: found.listing.id }) ? found : null;
}

/** Finds any invoice, for admins. */
export const findAnyInvoice = async (deps: Deps, actor: Actor, id: number) =>
  may(actor, "revenue.read") ? readInvoice(deps, id) : null;

export type InvoiceDetails = NonNullable<Awaited<ReturnType<typeof readInvoice>>>;

async function readInvoice({ db }: Deps, id: number) {
  const [found] = await db
    .select({
      invoice: invoices,
      provider: plans.provider,
      payerEmail: plans.payerEmail,
      listing: {
        ...pickColumns(listings, "id", "slug", "name", "address", "locality"),
        city: cities.name,
        zipCode: listings.zipCode,
      },
    })
    .from(invoices)
    .innerJoin(plans, eq(plans.id, invoices.planId))
    .innerJoin(listings, eq(listings.id, plans.listingId))
    .innerJoin(cities, eq(cities.id, listings.cityId))
    .where(eq(invoices.id, id));
  return found ?? null;
}
