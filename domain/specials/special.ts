/** A special as its owner enters it. Dates are local to the listing; the last one is inclusive. */
export type SpecialDraft = {
  listing: string;
  title: string;
  description: string;
  originalPriceCents: number | null;
  specialPriceCents: number | null;
  discountPercentage: number | null;
  validFrom: string;
  validTo: string;
  termsConditions: string | null;
  treatment?: string;
};

export const discountOf = (originalCents: number, specialCents: number) =>
  Math.round((1 - specialCents / originalCents) * 100);

export const specialsTag = "specials";

/** California requires this with a price for a medical treatment that may be prepaid. */
export const examinationFirstText =
  "Medical treatments start with an examination. If the treatment isn’t right for you, or you decide against it before you have it, you get a full refund of what you prepaid.";

/** Days before its end from which a special shows as expiring. */
export const expiringDays = 7;

export const specialStates = ["running", "to come", "paused", "ended"] as const;
type SpecialState = (typeof specialStates)[number];

type SpecialDates = { isActive: boolean; hasEnded: boolean; validFrom: string; validTo: string };

export function specialState(
  { isActive, hasEnded, validFrom, validTo }: SpecialDates,
  today: string,
): SpecialState {
  if (hasEnded || validTo < today) return "ended";
  if (!isActive) return "paused";
  return validFrom > today ? "to come" : "running";
}

/** Time to confirm a voucher by email. Until then it does not count against a limited special. */
export const confirmMinutes = 20;
export const hasVoucherExpired = ({ createdAt }: { createdAt: Date }, now: Date) =>
  now.getTime() - createdAt.getTime() > confirmMinutes * 60_000;

/** Limit per listing: current, upcoming and paused specials. */
export const maxSpecials = 20;

/** Statement next to the original price in the form, stored with the special. */
export const formerPriceWords =
  "I charged the original price for this service within the last three months.";
export const formerPriceMissing =
  "Please confirm this. The law allows a comparison only with a price that was really charged.";

/** Why a special is refused. */
export type SpecialProblem =
  | "unknown-treatment"
  | "not-allowed"
  | "private"
  | "regular-price-missing";

/** States of a special that has no vouchers to give. */
export type VoucherRefusal = "ended" | "paused" | "to come" | "sold out";
