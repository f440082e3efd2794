import { z } from "zod";
import { localDay } from "#shared/local-day.ts";
import { flagFilter } from "./flag-filter.ts";

const words =
  /^(special|deal|discount|promo|promotion|coupon|oferta|descuento|rebaja)s?$|^(promocion|cupon)(es)?$|^especiales$/;

export const offers = flagFilter({
  name: "offers",
  label: "With specials",
  description: "Listings with a special that runs today.",
  check: ({ table, at }) => {
    const today = localDay(at);
    return (slot) => {
      const { offers: all } = table.at(slot);
      return all.length > 0 && all.some(({ from, to }) => from <= today && today <= to);
    };
  },
  savedAs: () => "with offers",
  spoken: ({ words: said, index }) =>
    words.test(said[index] ?? "") ? { length: 1, value: "1" } : null,
  tool: { hasOffer: z.boolean().optional().describe("Only providers with a current special.") },
});
