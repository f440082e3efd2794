import { eq } from "drizzle-orm";
import { invoices, plans } from "#database/schema/billing.ts";
import { medSpas } from "#database/schema/catalogue/med-spas.ts";
import { cities } from "#database/schema/catalogue/reference.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/policy.ts";
import type { BillingTouches } from "./touches.ts";

/** One invoice with who is asked for it, for the owner of its listing. */
export async function findInvoice({ db }: Pick<BillingTouches, "db">, actor: Actor, id: number) {
  const [found] = await db
    .select({
      invoice: invoices,
      provider: plans.provider,
      payerEmail: plans.payerEmail,
      medSpa: { id: medSpas.id, name: medSpas.name, address: medSpas.address, city: cities.name, zipCode: medSpas.zipCode },
    })
    .from(invoices)
    .innerJoin(plans, eq(plans.id, invoices.planId))
    .innerJoin(medSpas, eq(medSpas.id, plans.medSpaId))
    .innerJoin(cities, eq(cities.id, medSpas.cityId))
    .where(eq(invoices.id, id));
  return found && may(actor, "see an invoice", { medSpaId: found.medSpa.id }) ? found : null;
}
