import { z } from "zod";
import { oneLine, typedText } from "#shared/typed-text.ts";
import { paidMissing, paymentKinds, reviewFaults, textBounds } from "./review.ts";

const replyBounds = { least: 20, most: 2000 } as const;

/** Counts code points, as the database does: an emoji counts as one. */
const contentsOf = (text: string) => [...text].length;

const longText = (tooShort: string, { least, most }: { least: number; most: number }) =>
  typedText(tooShort)
    .overwrite((text) => text.replace(/\r\n?/g, "\n").replace(/\n{3,}/g, "\n\n"))
    .refine((text) => contentsOf(text) >= least, { error: tooShort, abort: true })
    .refine(
      (text) => contentsOf(text) <= most,
      `This is longer than ${most.toLocaleString("en-US")} characters.`,
    );

const stars = z.coerce
  .number<unknown>("Choose one to five stars.")
  .int("Choose one to five stars.")
  .min(1, "Choose one to five stars.")
  .max(5, "Choose one to five stars.");

const emptyAsNothing = (value: unknown) => (value === "" || value === undefined ? null : value);

const aspect = z.preprocess(emptyAsNothing, stars.nullable().default(null));

const earliestVisit = "2000-01-01";

const dayMissing = "Enter the day of your visit.";

/**
 * Creates the schema of a review. `today` is the local date at the listing; future visits are
 * invalid.
 */
export const reviewSchema = (today: string) =>
  z.object({
    rating: z.preprocess(emptyAsNothing, stars),
    result: aspect,
    care: aspect,
    cleanliness: aspect,
    value: aspect,
    paid: z.preprocess(emptyAsNothing, z.enum(paymentKinds, paidMissing).nullable().default(null)),
    treatment: z.preprocess(
      emptyAsNothing,
      oneLine("").max(100, "Choose a treatment from the list.").nullable().default(null),
    ),
    text: longText(`Say what it was like: at least ${textBounds.least} characters.`, textBounds),
    visitedOn: z.iso
      .date(dayMissing)
      .refine((day) => day <= today, "This day is in the future.")
      .refine((day) => day >= earliestVisit, dayMissing),
  });

export type ReviewInput = z.infer<ReturnType<typeof reviewSchema>>;

export const replySchema = z.object({
  text: longText(`Enter your answer: at least ${replyBounds.least} characters.`, replyBounds),
});

export const faultSchema = z.object({
  fault: z.enum(reviewFaults, "Choose what is wrong with it."),
});
