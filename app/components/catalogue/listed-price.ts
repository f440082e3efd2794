import type { Service } from "#domain/catalogue/med-spa.ts";
import { formatCentsRange } from "#shared/money.ts";
import { sayStored } from "#shared/say.ts";

export type Listed = Pick<Service, "priceMinCents" | "priceMaxCents" | "priceUnit">;

/** A price as the menu states it: "$13.50 per unit"; null where it states none. */
export function listedPrice({ priceMinCents, priceMaxCents, priceUnit }: Listed) {
  if (priceMinCents === null) return null;
  const price = formatCentsRange(priceMinCents, priceMaxCents ?? priceMinCents);
  return priceUnit ? `${price} ${sayStored(priceUnit)}` : price;
}
