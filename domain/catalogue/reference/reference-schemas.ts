import { z } from "zod";
import { treatmentProblems } from "#shared/treatment-rules.ts";
import { containsAddress, nameWithAddress } from "#shared/typed-name.ts";
import { oneLine, typedText } from "#shared/typed-text.ts";
import { whoMayNames } from "#site/who-may.ts";
import { noRule, type ReferenceKind, trends } from "./reference-fields.ts";

const most = 4000;
const line = oneLine("This is required.")
  .min(1, "This is required.")
  .max(200, "This is longer than 200 characters.");
const entryName = line.refine((name) => !containsAddress(name), nameWithAddress);
const paragraph = typedText("This is required.")
  .min(10, "Write at least 10 characters.")
  .max(most, `This is longer than ${most} characters.`);
const address = oneLine("This is required.")
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "Use only lowercase letters, digits and hyphens.")
  .max(60, "This is longer than 60 characters.");
const list = typedText("This is required.")
  .transform((typed) =>
    typed
      .split("\n")
      .map((each) => each.trim())
      .filter(Boolean),
  )
  .pipe(
    z
      .array(z.string().max(300, "A line is longer than 300 characters."))
      .max(60, "At most 60 lines."),
  );
const wholeNumber = (least: number, greatest: number) =>
  z.coerce
    .number<string>(`Enter a number from ${least} to ${greatest}.`)
    .int(`Enter a whole number.`)
    .min(least, `At least ${least}.`)
    .max(greatest, `At most ${greatest}.`);
const minutes = wholeNumber(1, 1440);
const yesOrNo = z.enum(["yes", "no"], "Choose one.").transform((choice) => choice === "yes");
const optionalLine = oneLine("This is required.")
  .max(200, "This is longer than 200 characters.")
  .transform((typed) => typed || null);
const optionalParagraph = typedText("This is required.")
  .max(most, `This is longer than ${most} characters.`)
  .transform((typed) => typed || null);
const reviewerNotPhysician = "Only a physician signs these texts: end the name with MD or DO.";
const licenseNotPhysicians =
  "Enter a California physician’s license: MD with A, G or C and the number, or DO with 20A and the number.";
/** Medical Board of California: A, C or G and up to six digits. Osteopathic Medical Board: 20A. */
const physicianLicense = /^(?:MD (?:A|C|G) ?\d{4,6}|DO 20A ?\d{4,6})$/;
const optionalDay = z.union([
  z.literal("").transform(() => null),
  z.iso.date("Enter a date, like 2026-11-26."),
]);
const dollars = z.coerce
  .number<string>("Enter an amount in dollars.")
  .min(0, "Enter an amount in dollars.")
  .max(1_000_000, "This amount is too high.");

export const referenceSchemas = {
  treatments: z
    .object({
      name: entryName,
      slug: address,
      group: address,
      category: address,
      synonyms: list,
      description: paragraph,
      longDescription: paragraph,
      isMedical: yesOrNo,
      isPrivate: yesOrNo,
      whoMay: z
        .enum(["", noRule, ...whoMayNames], "Choose one.")
        .transform((name) => (name === "" || name === noRule ? null : name)),
      fdaStatus: optionalParagraph,
      warning: optionalParagraph,
      notFor: list,
      benefits: list,
      seriousSideEffects: list,
      sideEffects: list,
      idealFor: list,
      sources: list,
      lookUps: list,
      checkedOn: optionalDay,
      reviewedBy: optionalLine
        .refine((name) => !containsAddress(name ?? ""), nameWithAddress)
        .refine((name) => name === null || /, (?:MD|DO)$/.test(name), reviewerNotPhysician),
      reviewerLicense: optionalLine.refine(
        (license) => license === null || physicianLicense.test(license),
        licenseNotPhysicians,
      ),
      reviewedOn: optionalDay,
      priceMin: dollars,
      priceMax: dollars,
      priceUnit: line,
      sessionMinutesMin: minutes,
      sessionMinutesMax: minutes,
      downtime: line,
      recovery: line,
      popularity: z.union([z.literal("").transform(() => null), wholeNumber(1, 100)]),
      trend: z.enum(trends, "Choose one."),
    })
    .refine(({ priceMin, priceMax }) => priceMin <= priceMax, {
      path: ["priceMax"],
      message: "The end must not be below the start.",
    })
    .refine((input) => input.sessionMinutesMin <= input.sessionMinutesMax, {
      path: ["sessionMinutesMax"],
      message: "The end must not be below the start.",
    })
    .superRefine((treatment, context) => {
      const { reviewedBy, reviewerLicense, reviewedOn } = treatment;
      for (const { field, message } of treatmentProblems(treatment))
        context.addIssue({ code: "custom", path: [field], message });
      const review = Object.entries({ reviewedBy, reviewerLicense, reviewedOn });
      const isPart = review.some(([, value]) => value !== null);
      for (const [name, value] of review)
        if (isPart && value === null)
          context.addIssue({
            code: "custom",
            path: [name],
            message: "A review needs a name, a license and a day.",
          });
    }),
  categories: z.object({
    name: entryName,
    slug: address,
    position: wholeNumber(0, 1000),
    description: paragraph,
    detailedDescription: paragraph,
    benefits: list,
    treatmentProcess: list,
    recoveryTime: paragraph,
    idealCandidates: list,
    precautions: list,
    sideEffects: list,
    expectedResults: paragraph,
  }),
  cities: z.object({
    name: entryName,
    slug: address,
    description: paragraph,
    latitude: z.coerce
      .number<string>("Enter the latitude.")
      .min(-90, "From -90 to 90.")
      .max(90, "From -90 to 90."),
    longitude: z.coerce
      .number<string>("Enter the longitude.")
      .min(-180, "From -180 to 180.")
      .max(180, "From -180 to 180."),
    zipCodes: list.pipe(z.array(z.string().regex(/^\d{5}$/, "ZIP codes have five digits."))),
  }),
};
export type ReferenceEntry = {
  [Kind in ReferenceKind]: { kind: Kind; input: z.infer<(typeof referenceSchemas)[Kind]> };
}[ReferenceKind];
