import { formatCents, formatCentsRange } from "#shared/money.ts";
import { say, sayStored } from "#shared/say.ts";
import type { TypicalVisit } from "#site/typical-visits.ts";
import { visitPrice } from "../reference/visit-price.ts";
import type { Service } from "./listing.ts";

type Listed = Pick<Service, "priceMinCents" | "priceMaxCents" | "priceUnit">;

/** A price as the menu states it: "$13.50 per unit"; null where it states none. */
export function listedPrice({ priceMinCents, priceMaxCents, priceUnit }: Listed) {
  if (priceMinCents === null) return null;
  const price = formatCentsRange(priceMinCents, priceMaxCents ?? priceMinCents);
  return priceUnit ? `${price} ${sayStored(priceUnit)}` : price;
}

/** "about $270 to $540 a visit, 20 to 40 units", where the listed price is for a part of a visit; else null. */
export function visitEstimate(entry: Listed & Pick<Service, "treatment">) {
  const visit = visitPrice(entry);
  if (!visit?.amount) return null;
  return say("about {low} to {high} a visit, {amount}", {
    low: formatCents(visit.minCents),
    high: formatCents(visit.maxCents),
    amount: amountText(visit.amount),
  });
}

function amountText({ unit, from, to }: TypicalVisit) {
  if (unit === "per unit") return say("{from} to {to} units", { from, to });
  if (unit === "per cycle") return say("{from} to {to} cycles", { from, to });
  return unit === "per syringe"
    ? say("{from} to {to} syringes", { from, to })
    : say("{from} to {to} vials", { from, to });
}

/** The listed price and, in parentheses, what a visit comes to. */
export function priceWithEstimate(entry: Listed & Pick<Service, "treatment">) {
  const [listed, estimate] = [listedPrice(entry), visitEstimate(entry)];
  return estimate === null ? listed : `${listed} (${estimate})`;
}
