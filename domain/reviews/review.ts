import { z } from "zod";
import { oneLine, typedText } from "#shared/typed-text.ts";

/** Aspects rated besides the overall rating, in form order. */
export const reviewAspects = ["result", "care", "cleanliness", "value"] as const;
export type ReviewAspect = (typeof reviewAspects)[number];
export type Stars = 1 | 2 | 3 | 4 | 5;

export const reviewAspectNames: Record<ReviewAspect, string> = {
  result: "Result",
  care: "Care",
  cleanliness: "Cleanliness",
  value: "Value",
};
export const starNames: Record<Stars, string> = {
  5: "Excellent",
  4: "Good",
  3: "All right",
  2: "Poor",
  1: "Bad",
};
export const allStars = [5, 4, 3, 2, 1] as const;

export const reviewStatuses = ["waiting", "published", "refused", "removed", "withdrawn"] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];
export const reviewProofs = ["booking", "deal", "email"] as const;
export type ReviewProof = (typeof reviewProofs)[number];
export const reviewProofNames: Record<ReviewProof, string> = {
  booking: "Verified by a visit",
  deal: "Verified by a voucher, at a reduced price",
  email: "Verified by email only",
};

/** Price statement of the author. The law wants free or reduced treatments disclosed. */
export const paymentKinds = ["regular", "reduced", "free"] as const;
export type PriceDisclosure = (typeof paymentKinds)[number];
export const paymentKindChoices: Record<PriceDisclosure, string> = {
  regular: "I paid the regular price, and was given nothing for this review",
  reduced: "I paid a reduced price",
  free: "I got it free, or was given something for this review",
};
export const paymentKindNotes: Partial<Record<PriceDisclosure, string>> = {
  reduced: "The author paid a reduced price.",
  free: "The author got it free, or was given something for the review.",
};
export const paidMissing = "Choose what you paid: readers need to know.";

/** All reasons for removal. A negative rating is deliberately not one of them. */
export const reviewFaults = [
  "not a visit",
  "wrong listing",
  "own interest",
  "abuse",
  "private facts",
  "advertising",
  "copied",
  "unlawful",
] as const;
export type ReviewFault = (typeof reviewFaults)[number];
export const reviewFaultNames: Record<ReviewFault, string> = {
  "not a visit": "Not based on the reviewer’s own visit",
  "wrong listing": "Is about another provider",
  "own interest": "Written by the provider, someone close to it, or a competitor",
  abuse: "Insults, threatens or degrades someone",
  "private facts": "Reveals private facts about someone else",
  advertising: "Advertises something",
  copied: "Copied, or the same as another",
  unlawful: "The law forbids it",
};

export const maxReviewPhotos = 4;
export const textBounds = { least: 40, most: 4000 } as const;
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
const emptyAsNothing = (given: unknown) => (given === "" || given === undefined ? null : given);
const aspect = z.preprocess(emptyAsNothing, stars.nullable().default(null));

const earliestVisit = "2000-01-01";
const dayMissing = "Enter the day of your visit.";

/** Content of a review. `today` is the local date at the listing; future visits are invalid. */
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

/** "Gina R.": enough to tell authors apart, too little to identify them. */
export function shortenAuthorName(name: string) {
  const words = name.replace(/\s+/g, " ").trim().split(" ");
  const [first = "", ...others] = words;
  const initial = [...(others.at(-1) ?? "")].find((content) => /\p{L}/u.test(content));
  return initial ? `${first} ${initial.toUpperCase()}.` : first;
}
