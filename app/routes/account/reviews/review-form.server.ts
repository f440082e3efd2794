import { asStored } from "#app/components/ui/as-written.ts";
import { type FormAnswer, mistaken, readForm } from "#app/forms/form-result.ts";
import { chooseAgain } from "#app/forms/photo-upload.server.ts";
import { paidMissing, type ReviewInput, reviewSchema } from "#domain/reviews/review.ts";
import type { Services } from "#domain/services.ts";
import { localDay } from "#shared/local-day.ts";
import { say, sayStored } from "#shared/say.ts";
import { brand } from "#site/brand.ts";

export const todayAt = (clock: () => Date) => localDay(clock(), brand.region.timeZone);

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
    answer: mistaken(form, {
      ...Object.fromEntries(order.flatMap((name) => (errors[name] ? [[name, errors[name]]] : []))),
      ...chooseAgain(form),
    }),
  };
}

type Offered = { services: { treatment: string | null; name: string }[] };

/** Treatments of the listing without duplicates, plus the one that the review already names. */
export function treatmentOptions({ services }: Offered) {
  const named = new Map<string, string>();
  for (const { treatment, name } of services)
    if (treatment && !named.has(treatment)) named.set(treatment, name);
  return [
    { value: "", label: say("Not on the list") },
    ...[...named].map(([value, label]) => ({ value, label: sayStored(label), ...asStored(label) })),
  ];
}
