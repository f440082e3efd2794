import { formatCents, formatCentsRange } from "#shared/money.ts";
import { say, sayStored } from "#shared/say.ts";
import { type TypicalVisit, typicalVisits } from "#site/typical-visits.ts";
import { visitPrice } from "../reference/visit-price.ts";
import type { ListingService } from "./listing.ts";

type PricedService = Pick<ListingService, "priceMinCents" | "priceMaxCents" | "priceUnit">;

/** Formats a menu price as "$13.50 per unit"; null if there is none. */
export function listedPrice({ priceMinCents, priceMaxCents, priceUnit }: PricedService) {
  if (priceMinCents === null) return null;
  const price = formatCentsRange(priceMinCents, priceMaxCents ?? priceMinCents);
  return priceUnit ? `${price} ${sayStored(priceUnit)}` : price;
}

/**
 * Formats "about $270 to $540 a visit, 20 to 40 units" if the price covers part of a visit, else
 * null.
 */
export function visitEstimate(entry: PricedService & Pick<ListingService, "treatment">) {
  const visit = visitPrice(entry);
  if (!visit?.amount) return null;
  return say("about {low} to {high} a visit, {amount}", {
    low: formatCents(visit.minCents),
    high: formatCents(visit.maxCents),
    amount: amountText(visit.amount),
  });
}

/** Formats "from $270 a visit" if the price covers only part of a visit, else null. */
export function fromPrice(entry: PricedService & Pick<ListingService, "treatment">) {
  const visit = visitPrice(entry);
  return visit?.amount ? say("from {price} a visit", { price: formatCents(visit.minCents) }) : null;
}

/** Formats "from $270 a visit ($13.50 per unit)", or the listed price if it covers a visit. */
export function bookingPrice(entry: PricedService & Pick<ListingService, "treatment">) {
  const [visit, listed] = [fromPrice(entry), listedPrice(entry)];
  return visit === null ? listed : `${visit} (${listed})`;
}

/**
 * Formats the amount that the price of a visit assumes, "20 to 40 units"; null if the treatment is
 * priced by visit.
 */
export function visitAmount(treatment: string) {
  const visit = typicalVisits[treatment];
  return visit ? amountText(visit) : null;
}

function amountText({ unit, from, to }: TypicalVisit) {
  if (unit === "per unit") return say("{from} to {to} units", { from, to });
  if (unit === "per cycle") return say("{from} to {to} cycles", { from, to });
  return unit === "per syringe"
    ? say("{from} to {to} syringes", { from, to })
    : say("{from} to {to} vials", { from, to });
}

export function priceWithEstimate(entry: PricedService & Pick<ListingService, "treatment">) {
  const [listed, estimate] = [listedPrice(entry), visitEstimate(entry)];
  return estimate === null ? listed : `${listed} (${estimate})`;
}
