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

/** Shortens a name to "Gina R.": enough to distinguish authors, too little to identify them. */
export function shortenAuthorName(name: string) {
  const words = name.replace(/\s+/g, " ").trim().split(" ");
  const [first = "", ...others] = words;
  const initial = [...(others.at(-1) ?? "")].find((content) => /\p{L}/u.test(content));
  return initial ? `${first} ${initial.toUpperCase()}.` : first;
}
