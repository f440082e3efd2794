import { timeField, trapField } from "#app/form-fields.ts";
import type { Services } from "#domain/services.ts";

type Guarding = Pick<Services, "formSigner" | "clock">;

const quickest = 1_500;
const longest = 24 * 60 * 60_000;

export function stampForm({ formSigner, clock }: Guarding) {
  return formSigner.sign(String(clock().getTime()));
}

/** "bot" is answered as if all were well; "stale" is asked to send again. */
export function judgeForm({ formSigner, clock }: Guarding, form: FormData): "person" | "bot" | "stale" {
  if (form.get(trapField)) return "bot";
  const made = formSigner.read(String(form.get(timeField) ?? ""));
  if (made === null) return "stale";
  const age = clock().getTime() - Number(made);
  if (age < quickest) return "bot";
  return age > longest ? "stale" : "person";
}

export const staleMessage = "This form was open for a long time. Please send it again.";
