import { z } from "zod";
import { emailAddress } from "#shared/email-address.ts";
import { offerProblem } from "#shared/promises.ts";
import { typedDay } from "#shared/typed-day.ts";
import { typedName } from "#shared/typed-name.ts";
import { oneLine, typedText } from "#shared/typed-text.ts";
import { discountOf } from "./special.ts";

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

const cents = (dollars: number | null | undefined) =>
  dollars == null ? null : Math.round(dollars * 100);

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
