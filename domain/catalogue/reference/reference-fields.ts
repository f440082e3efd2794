import { z } from "zod";
import { categoryPath, cityPath, treatmentSearchPath } from "#shared/paths.ts";
import { treatmentProblems } from "#shared/treatment-rules.ts";
import { containsAddress, nameWithAddress } from "#shared/typed-name.ts";
import { oneLine, typedText } from "#shared/typed-text.ts";
import { whoMayNames } from "#site/who-may.ts";

const referenceKinds = ["treatments", "categories", "cities"] as const;
export type ReferenceKind = (typeof referenceKinds)[number];
export const isReferenceKind = (text: string): text is ReferenceKind =>
  referenceKinds.some((kind) => kind === text);

export const referenceNames: Record<ReferenceKind, { one: string; many: string }> = {
  treatments: { one: "treatment", many: "Treatments" },
  categories: { one: "category", many: "Categories" },
  cities: { one: "city", many: "Cities" },
};

export const publicPath: Record<ReferenceKind, (slug: string) => string> = {
  treatments: (slug) => treatmentSearchPath(slug),
  categories: (slug) => categoryPath(slug),
  cities: (slug) => cityPath(slug),
};

/** Input type of a field: `lines` has one entry per line. */
export type ReferenceField = {
  name: string;
  label: string;
  as: "line" | "text" | "lines" | "number" | "day" | "choice";
  hint?: string;
  choices?: readonly string[];
  isOptional?: true;
};

const name: ReferenceField = { name: "name", label: "Name", as: "line" };
const slug: ReferenceField = {
  name: "slug",
  label: "Web address",
  as: "line",
  hint: "Lowercase letters, digits and hyphens. The old address will always redirect to the new one.",
};
const text = (field: string, label: string): ReferenceField => ({ name: field, label, as: "text" });
const lines = (field: string, label: string, hint = "One per line."): ReferenceField => ({
  name: field,
  label,
  as: "lines",
  hint,
});
const number = (field: string, label: string, hint?: string): ReferenceField => ({
  name: field,
  label,
  as: "number",
  ...(hint ? { hint } : {}),
});

/** Most treatments that are not medical have no rule. */
const noRule = "none";
const trends = ["rising", "stable", "declining"] as const;

export const referenceFields: Record<ReferenceKind, ReferenceField[]> = {
  treatments: [
    name,
    slug,
    {
      name: "group",
      label: "Group",
      as: "line",
      hint: "Such as injectables, skin or laser: pages that cover several treatments use groups.",
    },
    { name: "category", label: "Category", as: "choice" },
    lines(
      "synonyms",
      "Also searched for as",
      "One per line. Search understands each of them, even misspelled.",
    ),
    text("description", "In a sentence"),
    text("longDescription", "In a paragraph"),
    {
      name: "isMedical",
      label: "Medical treatment",
      as: "choice",
      choices: ["yes", "no"],
      hint: "Yes if California requires a medical license.",
    },
    {
      name: "isPrivate",
      label: "Reproductive or sexual health",
      as: "choice",
      choices: ["no", "yes"],
      hint: "If yes, visitors arrange it by phone: it cannot be booked, and callback requests, vouchers and photo pairs do not name it.",
    },
    {
      name: "whoMay",
      label: "Who may perform it",
      as: "choice",
      choices: [noRule, ...whoMayNames],
      hint: "The page prints the sentence of this rule.",
    },
    {
      ...text("fdaStatus", "FDA status"),
      isOptional: true,
      hint: "What the FDA has cleared or approved, and for whom. What it has not. Medical treatments need it.",
    },
    {
      ...text("warning", "Warning"),
      isOptional: true,
      hint: "If no use is approved, or a regulator warned about it. It is shown first on the page, and the treatment cannot have specials.",
    },
    lines(
      "notFor",
      "Who should avoid it or ask first",
      "One per line, most serious first. Shown above the benefits.",
    ),
    lines("benefits", "Benefits"),
    lines(
      "seriousSideEffects",
      "Serious side effects",
      "One per line, most serious first: tooltips show the first two.",
    ),
    lines("sideEffects", "Common side effects"),
    lines("idealFor", "Often chosen for", "One per line. No warnings here."),
    lines(
      "sources",
      "Sources",
      "One per line: a title, a space, and the address, which begins with https://.",
    ),
    lines(
      "lookUps",
      "Where to look it up",
      "Registers, search forms and home pages, one per line, written like sources.",
    ),
    { name: "checkedOn", label: "Sources read on", as: "day", isOptional: true },
    {
      name: "reviewedBy",
      label: "Reviewed by",
      as: "line",
      isOptional: true,
      hint: "The physician who signs these texts, with MD or DO after the name. If empty, the page says that no physician has.",
    },
    {
      name: "reviewerLicense",
      label: "License of the reviewer",
      as: "line",
      isOptional: true,
      hint: "MD or DO and the California number, such as MD A 123456 or DO 20A 12345.",
    },
    {
      name: "reviewedOn",
      label: "Reviewed on",
      as: "day",
      isOptional: true,
      hint: "Changing the texts removes the review, unless this day changes too.",
    },
    number("priceMin", "Usual price from", "In dollars."),
    number("priceMax", "to", "In dollars."),
    { name: "priceUnit", label: "For", as: "line", hint: "Such as session or unit." },
    number("sessionMinutesMin", "Minutes from"),
    number("sessionMinutesMax", "to"),
    { name: "downtime", label: "Downtime", as: "line" },
    { name: "recovery", label: "Recovery", as: "line" },
    {
      ...number(
        "popularity",
        "Popularity",
        "1 to 100. If empty, it is computed from the listings that offer the treatment.",
      ),
      isOptional: true,
    },
    { name: "trend", label: "Trend", as: "choice", choices: trends },
  ],
  categories: [
    name,
    slug,
    number("position", "Position in the order"),
    text("description", "In a sentence"),
    text("detailedDescription", "In a paragraph"),
    lines("benefits", "Benefits"),
    lines("treatmentProcess", "How the treatment works"),
    text("recoveryTime", "Recovery"),
    lines("idealCandidates", "Suits"),
    lines("precautions", "Precautions"),
    lines("sideEffects", "Side effects"),
    text("expectedResults", "What to expect"),
  ],
  cities: [
    name,
    slug,
    text("description", "Description"),
    number("latitude", "Latitude"),
    number("longitude", "Longitude"),
    lines("zipCodes", "ZIP codes"),
  ],
};

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
    .refine((given) => given.sessionMinutesMin <= given.sessionMinutesMax, {
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
