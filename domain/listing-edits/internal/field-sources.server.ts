import { and, eq, isNotNull, max } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { services } from "#database/schema/catalogue/listing-details.ts";
import { readConfirmations } from "#domain/catalogue/listings/confirmations.server.ts";
import type { FactName } from "#domain/catalogue/listings/listing-facts.ts";
import type { FactSource } from "#domain/catalogue/listings/source.ts";
import { factNames } from "../sections.ts";

export type FieldSources = Record<FactName, { source: FactSource; confirmedOn: string }>;

/** Reads source and last confirmation of each field. Prices carry their own date. */
export async function readFieldSources(
  { db }: { db: Executor },
  listingId: number,
): Promise<FieldSources> {
  const { origin, fields } = await readConfirmations({ db }, listingId);
  const [prices] = await db
    .select({ on: max(services.pricedOn) })
    .from(services)
    .where(and(eq(services.listingId, listingId), isNotNull(services.pricedOn)));
  const usual = (field: FactName) =>
    field === "services" && prices?.on ? { ...origin, confirmedOn: prices.on } : origin;
  return Object.fromEntries(
    factNames.map((field) => [field, fields.get(field) ?? usual(field)]),
  ) as FieldSources;
}
