import { z } from "zod";
import { oneLine, typedText } from "#shared/typed-text.ts";

/** What the operator keeps beside listings: the words that searches, filters, pages and menus stand on. */
const referenceKinds = ["treatments", "categories", "cities"] as const;
export type ReferenceKind = (typeof referenceKinds)[number];
export const isReferenceKind = (text: string): text is ReferenceKind => referenceKinds.some((kind) => kind === text);

export const referenceNames: Record<ReferenceKind, { one: string; many: string }> = {
  treatments: { one: "treatment", many: "Treatments" },
  categories: { one: "category", many: "Categories" },
  cities: { one: "city", many: "Cities" },
};

/** Where visitors read of one. */
export const publicPath: Record<ReferenceKind, (slug: string) => string> = {
  treatments: (slug) => `/search?treatment=${slug}`,
  categories: (slug) => `/category/${slug}`,
  cities: (slug) => `/city/${slug}`,
};

/** How a field is typed: `lines` has one entry a line. */
export type ReferenceField = {
  name: string;
  label: string;
  as: "line" | "text" | "lines" | "number" | "choice";
  hint?: string;
  choices?: readonly string[];
  isOptional?: true;
};

const name: ReferenceField = { name: "name", label: "Name", as: "line" };
const slug: ReferenceField = {
  name: "slug",
  label: "In addresses",
  as: "line",
  hint: "Small letters, digits and hyphens. The address before leads to the new one for ever.",
};
const text = (field: string, label: string): ReferenceField => ({ name: field, label, as: "text" });
const lines = (field: string, label: string, hint = "One a line."): ReferenceField => ({ name: field, label, as: "lines", hint });
const number = (field: string, label: string, hint?: string): ReferenceField => ({ name: field, label, as: "number", ...(hint ? { hint } : {}) });

const trends = ["rising", "stable", "declining"] as const;

export const referenceFields: Record<ReferenceKind, ReferenceField[]> = {
  treatments: [
    name,
    slug,
    { name: "group", label: "Group", as: "line", hint: "As injectables, skin or laser: pages of several treatments are made of groups." },
    { name: "category", label: "Category", as: "choice" },
    lines("synonyms", "Also searched for as", "One a line. Searches understand each, misspelled too."),
    text("description", "In a sentence"),
    text("longDescription", "In a paragraph"),
    lines("benefits", "Benefits"),
    lines("sideEffects", "Side effects"),
    lines("idealFor", "Suits"),
    number("priceMin", "Usual price from", "In dollars."),
    number("priceMax", "to", "In dollars."),
    { name: "priceUnit", label: "For", as: "line", hint: "As session or unit." },
    number("sessionMinutesMin", "Minutes from"),
    number("sessionMinutesMax", "to"),
    { name: "downtime", label: "Downtime", as: "line" },
    { name: "recovery", label: "Recovery", as: "line" },
    { ...number("popularity", "Popularity", "1 to 100; empty, it is counted from the listings that offer it."), isOptional: true },
    { name: "trend", label: "Trend", as: "choice", choices: trends },
  ],
  categories: [
    name,
    slug,
    number("position", "Place in the order"),
    text("description", "In a sentence"),
    text("detailedDescription", "In a paragraph"),
    lines("benefits", "Benefits"),
    lines("treatmentProcess", "How it goes"),
    text("recoveryTime", "Recovery"),
    lines("idealCandidates", "Suits"),
    lines("precautions", "Precautions"),
    lines("sideEffects", "Side effects"),
    text("expectedResults", "What to expect"),
  ],
  cities: [name, slug, text("description", "Description"), number("latitude", "Latitude"), number("longitude", "Longitude"), lines("zipCodes", "ZIP codes")],
};

const most = 4000;
const line = oneLine("This is needed.").min(1, "This is needed.").max(200, "This is longer than 200 characters.");
const paragraph = typedText("This is needed.").min(10, "Write at least 10 characters.").max(most, `This is longer than ${most} characters.`);
const address = oneLine("This is needed.")
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "Small letters, digits and hyphens alone.")
  .max(60, "This is longer than 60 characters.");
const list = typedText("This is needed.")
  .transform((typed) =>
    typed
      .split("\n")
      .map((each) => each.trim())
      .filter(Boolean),
  )
  .pipe(z.array(z.string().max(300, "A line is longer than 300 characters.")).max(60, "At most 60 lines."));
const wholeNumber = (least: number, greatest: number) =>
  z.coerce
    .number<string>(`Give a number from ${least} to ${greatest}.`)
    .int(`Give a whole number.`)
    .min(least, `At least ${least}.`)
    .max(greatest, `At most ${greatest}.`);
const minutes = wholeNumber(1, 1440);
const dollars = z.coerce.number<string>("Give an amount in dollars.").min(0, "Give an amount in dollars.").max(1_000_000, "This is too much.");

export const referenceSchemas = {
  treatments: z
    .object({
      name: line,
      slug: address,
      group: address,
      category: address,
      synonyms: list,
      description: paragraph,
      longDescription: paragraph,
      benefits: list,
      sideEffects: list,
      idealFor: list,
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
    .refine(({ priceMin, priceMax }) => priceMin <= priceMax, { path: ["priceMax"], message: "This is less than where it begins." })
    .refine((given) => given.sessionMinutesMin <= given.sessionMinutesMax, { path: ["sessionMinutesMax"], message: "This is less than where it begins." }),
  categories: z.object({
    name: line,
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
    name: line,
    slug: address,
    description: paragraph,
    latitude: z.coerce.number<string>("Give the latitude.").min(-90, "From -90 to 90.").max(90, "From -90 to 90."),
    longitude: z.coerce.number<string>("Give the longitude.").min(-180, "From -180 to 180.").max(180, "From -180 to 180."),
    zipCodes: list.pipe(z.array(z.string().regex(/^\d{5}$/, "ZIP codes have five digits."))),
  }),
};
export type ReferenceEntry = { [Kind in ReferenceKind]: { kind: Kind; input: z.infer<(typeof referenceSchemas)[Kind]> } }[ReferenceKind];
