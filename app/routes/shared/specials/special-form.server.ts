import {
  type FormAnswer,
  formErrorKey,
  readForm,
  rejectForm,
  rejectWith,
} from "#app/forms/form-result.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { problemOf } from "#domain/problem.ts";
import type { Services } from "#domain/services.ts";
import {
  changeSpecial,
  createSpecial,
  type OwnSpecial,
  type SpecialAct,
  saveSpecial,
  specialActs,
} from "#domain/specials/own-specials.server.ts";
import {
  createSpecialProblems,
  saveSpecialProblems,
  specialStateProblems,
} from "#domain/specials/problems.ts";
import { formerPriceMissing, type SpecialInput, specialSchema } from "#domain/specials/special.ts";
import { pick } from "#shared/pick.ts";

const numbers = ["originalPrice", "specialPrice", "discountPercentage", "mostClaims"];

/** Parses numbers such as "$1,250" and "20%". Empty input is not a number. */
function numberIn(text: string) {
  const plain = text.replace(/[$,%\s]/g, "");
  return plain === "" ? null : Number(plain);
}

function readSpecial(form: FormData): { data: SpecialInput } | { answer: FormAnswer } {
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

export type SpecialFormResult =
  | { done: "created" | "saved" | SpecialAct }
  | { answer: FormAnswer }
  | "not-found";

export async function createSpecialFromForm(
  services: Services,
  actor: Actor,
  listingId: number,
  form: FormData,
): Promise<SpecialFormResult> {
  const read = readSpecial(form);
  if ("answer" in read) return read;
  const created = await createSpecial(services, actor, listingId, read.data);
  if (created.outcome === "not-found") return "not-found";
  if (created.outcome === "created") return { done: "created" };
  return { answer: rejectWith(form, problemOf(createSpecialProblems, created)) };
}

export async function updateSpecialFromForm(
  services: Services,
  actor: Actor,
  special: OwnSpecial,
  form: FormData,
): Promise<SpecialFormResult> {
  const act = specialActs.find((each) => each === form.get("intent"));
  if (act) {
    const changed = await changeSpecial(services, actor, special.id, act);
    if (changed === "not-found") return changed;
    return changed === "done"
      ? { done: act }
      : { answer: rejectWith(form, problemOf(specialStateProblems, changed), formErrorKey) };
  }
  const read = readSpecial(form);
  if ("answer" in read) return read;
  const saved = await saveSpecial(services, actor, special.id, read.data);
  if (saved === "not-found") return saved;
  if (saved === "done") return { done: "saved" };
  const problem =
    saved === "over" && special.endedAt
      ? problemOf(specialStateProblems, saved)
      : problemOf(saveSpecialProblems, saved);
  return { answer: rejectWith(form, problem) };
}

const dollars = (cents: number | null) => (cents === null ? "" : String(cents / 100));

/** Initial form values. A discount that follows from the prices stays empty. */
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
