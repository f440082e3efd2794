import { originalLangUnlessTranslated } from "#app/components/ui/original-lang.ts";
import { type FormAnswer, readForm, rejectForm } from "#app/forms/form-result.ts";
import { photoReselectErrors } from "#app/forms/photo-upload.server.ts";
import { paidMissing } from "#domain/reviews/review.ts";
import { type ReviewInput, reviewSchema } from "#domain/reviews/review-input.ts";
import type { Services } from "#domain/services.ts";
import { localDay } from "#shared/local-day.ts";
import { say, sayStored } from "#shared/say.ts";

export const todayAt = (clock: () => Date) => localDay(clock());

const order = [
  "rating",
  "text",
  "treatment",
  "visitedOn",
  "paid",
  "result",
  "care",
  "cleanliness",
  "value",
];

export function readReviewForm(
  { clock }: Pick<Services, "clock">,
  form: FormData,
): { input: ReviewInput } | { answer: FormAnswer } {
  const read = readForm(reviewSchema(todayAt(clock)), form);
  if ("data" in read && read.data.paid !== null) return { input: read.data };
  if ("answer" in read && read.answer.isDone) return read;
  const unsaid: Record<string, string[]> = form.get("paid") ? {} : { paid: [paidMissing] };
  const errors: Record<string, string[]> = {
    ...("answer" in read && !read.answer.isDone ? read.answer.errors : {}),
    ...unsaid,
  };
  return {
    answer: rejectForm(form, {
      ...Object.fromEntries(order.flatMap((name) => (errors[name] ? [[name, errors[name]]] : []))),
      ...photoReselectErrors(form),
    }),
  };
}

type ListingServices = { services: { treatment: string | null; name: string }[] };

/**
 * Returns the treatments of the listing without duplicates, plus the one that the review already
 * names.
 */
export function treatmentOptions({ services }: ListingServices) {
  const named = new Map<string, string>();
  for (const { treatment, name } of services)
    if (treatment && !named.has(treatment)) named.set(treatment, name);
  return [
    { value: "", label: say("Not on the list") },
    ...[...named].map(([value, label]) => ({
      value,
      label: sayStored(label),
      ...originalLangUnlessTranslated(label),
    })),
  ];
}
