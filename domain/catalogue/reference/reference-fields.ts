import { categoryPath, cityPath, treatmentSearchPath } from "#shared/paths.ts";
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
export const noRule = "none";
export const trends = ["rising", "stable", "declining"] as const;

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
