import { type TypicalVisit, typicalVisits } from "#site/typical-visits.ts";
import type { ListingService } from "../listings/listing.ts";

/** `amount`: units of a typical visit, if the listed price covers only part of one. */
export type VisitPrice = { minCents: number; maxCents: number; amount: TypicalVisit | null };
type PriceEntry = Pick<
  ListingService,
  "treatment" | "priceMinCents" | "priceMaxCents" | "priceUnit"
>;

/**
 * Returns the price per visit; null without a listed price, or if the typical amount is unknown.
 */
export function visitPrice({
  treatment,
  priceMinCents,
  priceMaxCents,
  priceUnit,
}: PriceEntry): VisitPrice | null {
  if (priceMinCents === null) return null;
  const highest = priceMaxCents ?? priceMinCents;
  const typical = treatment === null ? undefined : typicalVisits[treatment];
  if (typical?.unit === priceUnit && typical)
    return {
      minCents: priceMinCents * typical.from,
      maxCents: highest * typical.to,
      amount: typical,
    };
  return priceUnit === "per unit" || priceUnit === "per cycle"
    ? null
    : { minCents: priceMinCents, maxCents: highest, amount: null };
}
