import { z } from "zod";
import { emailAddress } from "#shared/email-address.ts";
import { offerProblem } from "#shared/promises.ts";
import { typedDay } from "#shared/typed-day.ts";
import { typedName } from "#shared/typed-name.ts";
import { oneLine, typedText } from "#shared/typed-text.ts";

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

const tooLong = (most: number) => `This is longer than ${most.toLocaleString("en-US")} characters`;
const priceMissing = "Enter a price in dollars, like 250";
const price = z
  .number(priceMissing)
  .min(0, priceMissing)
  .max(100_000, "This is more than $100,000")
  .refine(
    (dollars) => Number.isInteger(Math.round(dollars * 1e6) / 1e4),
    "Enter dollars and whole cents, like 249.50",
  );
/** Programs may send the time at which the day begins. */
const day = (missing: string) =>
  z
    .string(missing)
    .overwrite((text) => text.trim().replace(/^(\d{4}-\d\d-\d\d)T[\d:.]+Z$/, "$1"))
    .pipe(
      z
        .string()
        .min(1, { error: missing, abort: true })
        .pipe(typedDay("Write the date as YYYY-MM-DD, like 2027-01-31")),
    );
const whole = (least: number, most: number) => {
  const sentence = `Enter a whole number from ${least} to ${most.toLocaleString("en-US")}`;
  return z.number(sentence).int(sentence).min(least, sentence).max(most, sentence);
};

const offered = (text: string, context: z.RefinementCtx) => {
  const problem = offerProblem(text);
  if (problem) context.addIssue({ code: "custom", message: problem });
};

const fields = {
  title: oneLine("Title is required")
    .min(1, "Title is required")
    .max(100, tooLong(100))
    .superRefine(offered),
  description: typedText("Description is required")
    .min(1, "Description is required")
    .max(600, tooLong(600))
    .superRefine(offered),
  originalPrice: price.nullish(),
  specialPrice: price.nullish(),
  discountPercentage: z.preprocess(
    (value) => (value === "" ? undefined : value),
    whole(1, 99).nullish(),
  ),
  validFrom: day("Start date is required"),
  validTo: day("End date is required"),
  termsConditions: typedText("").max(600, tooLong(600)).superRefine(offered).nullish(),
  mostClaims: whole(1, 100_000).nullish(),
  treatment: oneLine("").max(100, tooLong(100)).nullish(),
};

type SpecialPrices = {
  originalPrice?: number | null | undefined;
  specialPrice?: number | null | undefined;
  discountPercentage?: number | null | undefined;
};
const computed = ({ originalPrice, specialPrice }: SpecialPrices) =>
  originalPrice != null && specialPrice != null
    ? originalPrice > 0
      ? discountOf(originalPrice, specialPrice)
      : 0
    : null;

/** Input of an owner. The discount has to match the two prices. */
export const specialSchema = z
  .object({ ...fields, isActive: z.boolean().optional() })
  .superRefine((special, context) => {
    const { originalPrice, specialPrice, discountPercentage, validFrom, validTo } = special;
    const blame = (field: string, message: string) =>
      context.addIssue({ code: "custom", path: [field], message });
    const discount = computed(special);
    if (validTo && validTo < validFrom)
      blame("validTo", "End date must not be before the start date");
    if (originalPrice != null && specialPrice == null)
      blame("specialPrice", "Enter the special price, too");
    if (originalPrice == null && specialPrice != null && discountPercentage != null)
      blame("originalPrice", "Enter the price that the discount is taken from");
    if (discount === null || Number.isNaN(discount)) return;
    if (discount < 1)
      blame(
        "specialPrice",
        "Special price must be below the original price, by one percent at least",
      );
    else if (discountPercentage != null && discountPercentage !== Math.min(discount, 99))
      blame(
        "discountPercentage",
        `The two prices make a discount of ${Math.min(discount, 99)}%. Leave this empty, or change a price`,
      );
  });
export type SpecialInput = z.infer<typeof specialSchema>;

const cents = (dollars: number | null | undefined) =>
  dollars == null ? null : Math.round(dollars * 100);

/** Statement next to the original price in the form, stored with the special. */
export const formerPriceWords =
  "I charged the original price for this service within the last three months.";
export const formerPriceMissing =
  "Please confirm this. The law allows a comparison only with a price that was really charged.";

export function toSpecialColumns({
  originalPrice,
  specialPrice,
  discountPercentage,
  termsConditions,
  mostClaims,
  title,
  description,
  validFrom,
  validTo,
}: SpecialInput) {
  const discount = computed({ originalPrice, specialPrice });
  return {
    title,
    description,
    originalPriceCents: cents(originalPrice),
    specialPriceCents: cents(specialPrice),
    discountPercentage: discount === null ? (discountPercentage ?? null) : Math.min(discount, 99),
    validFrom,
    validTo,
    termsConditions: termsConditions || null,
    mostClaims: mostClaims ?? null,
  };
}

export const voucherSchema = z.object({
  email: z
    .string("Please enter your email address.")
    .trim()
    .toLowerCase()
    .min(1, { error: "Please enter your email address.", abort: true })
    .max(200, "This is longer than 200 characters")
    .pipe(emailAddress("Please enter a valid email address.")),
  name: typedName("").max(120, tooLong(120)).nullish(),
});
export type VoucherInput = z.infer<typeof voucherSchema>;

/** Why a special is refused. */
export type SpecialProblem =
  | "unknown-treatment"
  | "not-allowed"
  | "private"
  | "regular-price-missing";

/** States of a special that has no vouchers to give. */
export type VoucherRefusal = "ended" | "paused" | "to come" | "sold out";
