import { type FormAnswer, readForm, rejectForm } from "#app/forms/form-result.ts";
import type { Services } from "#domain/services.ts";
import type { OwnSpecial } from "#domain/specials/own-specials.server.ts";
import { formerPriceMissing } from "#domain/specials/special.ts";
import { type SpecialInput, specialSchema } from "#domain/specials/special-input.ts";
import { pick } from "#shared/pick.ts";

const numbers = ["originalPrice", "specialPrice", "discountPercentage", "mostClaims"];

/** Parses numbers such as "$1,250" and "20%". Empty input is not a number. */
function numberIn(text: string) {
  const plain = text.replace(/[$,%\s]/g, "");
  return plain === "" ? null : Number(plain);
}

export function readSpecial(form: FormData): { data: SpecialInput } | { answer: FormAnswer } {
  const typed = Object.fromEntries(
    [...form].map(([name, value]) => [
      name,
      numbers.includes(name) ? numberIn(String(value)) : value,
    ]),
  );
  const read = readForm(specialSchema, form, typed);
  if ("answer" in read || read.data.originalPrice == null || form.get("formerPrice") === "yes")
    return read;
  return { answer: rejectForm(form, { formerPrice: [formerPriceMissing] }) };
}

const dollars = (cents: number | null) => (cents === null ? "" : String(cents / 100));

/** Returns the initial form values. A discount that follows from the prices stays empty. */
export function specialAsTyped(special: OwnSpecial) {
  const { originalPriceCents, specialPriceCents } = special;
  const hasPrices = originalPriceCents !== null && specialPriceCents !== null;
  return {
    ...pick(special, ["title", "description", "validFrom", "validTo"]),
    originalPrice: dollars(originalPriceCents),
    specialPrice: dollars(specialPriceCents),
    discountPercentage: hasPrices ? "" : String(special.discountPercentage ?? ""),
    termsConditions: special.termsConditions ?? "",
    mostClaims: String(special.mostClaims ?? ""),
    treatment: special.treatment ?? "",
    formerPrice: originalPriceCents === null ? "" : "yes",
  };
}

export async function treatmentChoices({ reference }: Pick<Services, "reference">) {
  const { names } = await reference();
  return names.treatments
    .map(({ slug, name }) => ({ value: slug, label: name }))
    .toSorted((one, other) => one.label.localeCompare(other.label, "en"));
}
