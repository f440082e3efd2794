import { type TypicalVisit, typicalVisits } from "#site/typical-visits.ts";
import type { Service } from "../listings/listing.ts";

/** `amount`: what a typical visit takes, where the listed price is for a part of one. */
export type VisitPrice = { minCents: number; maxCents: number; amount: TypicalVisit | null };
type Entry = Pick<Service, "treatment" | "priceMinCents" | "priceMaxCents" | "priceUnit">;

/** The price of a visit by the listed price; null where no price is listed, or one for a part of a visit whose typical amount is unknown. */
export function visitPrice({
  treatment,
  priceMinCents,
  priceMaxCents,
  priceUnit,
}: Entry): VisitPrice | null {
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
