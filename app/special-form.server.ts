import { type FormAnswer, mistaken, readForm } from "#app/form-answer.ts";
import type { OwnSpecial } from "#domain/specials/own-specials.server.ts";
import { type SpecialInput, specialSchema } from "#domain/specials/special.ts";

const numbers = ["originalPrice", "specialPrice", "discountPercentage", "mostClaims"];

/** Numbers as people write them: "$1,250", "20%". Nothing is no number. */
function numberIn(text: string) {
  const plain = text.replace(/[$,%\s]/g, "");
  return plain === "" ? null : Number(plain);
}

export function readSpecial(form: FormData): { data: SpecialInput } | { answer: FormAnswer } {
  const typed = Object.fromEntries([...form].map(([name, value]) => [name, numbers.includes(name) ? numberIn(String(value)) : value]));
  return readForm(specialSchema, form, typed);
}

export const endedBefore = (form: FormData) => mistaken(form, { validTo: ["End date must not be before today"] });

const dollars = (cents: number | null) => (cents === null ? "" : String(cents / 100));

/** What the form begins with. A discount that the prices make is not typed again. */
export function specialAsTyped({
  title,
  description,
  originalPriceCents,
  specialPriceCents,
  discountPercentage,
  validFrom,
  validTo,
  termsConditions,
  mostClaims,
}: OwnSpecial) {
  const hasPrices = originalPriceCents !== null && specialPriceCents !== null;
  return {
    title,
    description,
    originalPrice: dollars(originalPriceCents),
    specialPrice: dollars(specialPriceCents),
    discountPercentage: hasPrices ? "" : String(discountPercentage ?? ""),
    validFrom,
    validTo,
    termsConditions: termsConditions ?? "",
    mostClaims: String(mostClaims ?? ""),
  };
}
