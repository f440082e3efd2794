/** An offer as its owner writes it. Days are local days of the place; the last one counts whole. */
export type SpecialDraft = {
  medSpa: string;
  title: string;
  description: string;
  originalPriceCents: number | null;
  specialPriceCents: number | null;
  discountPercentage: number | null;
  validFrom: string;
  validTo: string;
  termsConditions: string | null;
};

/** Whole percent off, as the two prices say. */
export function discountOf(originalCents: number, specialCents: number) {
  return Math.round((1 - specialCents / originalCents) * 100);
}

export const specialsTag = "specials";

/** From so many days before the end an offer is marked. */
export const expiringDays = 7;
