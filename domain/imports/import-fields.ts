import { type Weekday, weekdays } from "#shared/hours.ts";
import {
  forEachListingField,
  isListingField,
  type ListingFieldName,
  listingFields,
} from "#shared/listing-fields.ts";

type PlainImportFields = {
  [Name in ListingFieldName]: readonly [label: string, rule: Name];
};
const plainFields = forEachListingField<PlainImportFields>(({ label }, name) => [label, name]);

/** Meanings of a column. `rule`: listing fields that it fills and that have a merge rule. */
const fields = {
  slug: ["Address on this site", "key"],
  status: ["Open, closed, draft or published", "key"],
  openingDate: ["Opening date", "key"],
  name: ["Name", "name"],
  address: ["Street address", "address"],
  houseNumber: ["House number", "address"],
  unit: ["Suite or unit", "address"],
  city: ["City", "address"],
  zipCode: ["ZIP code", "address"],
  position: ["Latitude and longitude in one column", "pin"],
  latitude: ["Latitude", "pin"],
  longitude: ["Longitude", "pin"],
  phone: ["Phone", "phone"],
  email: ["Email", "email"],
  website: ["Website", "website"],
  description: ["Description", "description"],
  categories: ["Categories", "categories"],
  services: ["Services", "services"],
  price: ["Price of the treatment named in the column header", "services"],
  hoursText: ["Opening hours", "hours"],
  weeklyHours: ["Opening hours as minutes of the week", "hours"],
  monday: ["Hours on Monday", "hours"],
  tuesday: ["Hours on Tuesday", "hours"],
  wednesday: ["Hours on Wednesday", "hours"],
  thursday: ["Hours on Thursday", "hours"],
  friday: ["Hours on Friday", "hours"],
  saturday: ["Hours on Saturday", "hours"],
  sunday: ["Hours on Sunday", "hours"],
  ownership: ["Owner of the practice", "ownership"],
  licenseNumber: ["License number", "licenses"],
  licenseHolder: ["License holder", "licenses"],
  licenses: ["Licenses", "licenses"],
  staff: ["Staff", "staff"],
  instagram: ["Instagram", "socialMediaLinks"],
  facebook: ["Facebook", "socialMediaLinks"],
  socialMediaLinks: ["Social profiles", "socialMediaLinks"],
  ...plainFields,
} as const;

export const importDays = weekdays.map((day) => day.toLowerCase() as Lowercase<Weekday>);

export type ImportField = keyof typeof fields;
export type ImportRuleName = Exclude<(typeof fields)[ImportField][1], "key">;

/** Fields that may use two columns: the first filled one counts; for names, the trade name. */
const twofold: string[] = ["name", "phone", "email", "website", "address"];
export const acceptsTwoColumns = (field: string) => twofold.includes(field);
export const isTradeName = (header: string) =>
  /\b(?:dba|d\/b\/a|doing business as|trade name)\b/i.test(header);

export const importFields = Object.keys(fields) as ImportField[];
export const isImportField = (name: string): name is ImportField => Object.hasOwn(fields, name);
export const fieldLabel = (field: ImportField) => fields[field][0];
/** Reports whether a field accepts several columns. */
export const acceptsManyColumns = (field: ImportField) =>
  ["services", "price", "categories", "description", "status", ...twofold].includes(field);

export const ruleNames = [...new Set(importFields.map((field) => fields[field][1]))].filter(
  (name): name is ImportRuleName => name !== "key",
);

const labels: Record<Exclude<ImportRuleName, ListingFieldName>, string> = {
  name: "Name",
  address: "Address, city, ZIP code",
  pin: "Pin on the map",
  phone: "Phone",
  email: "Email",
  website: "Website",
  description: "Description",
  categories: "Categories",
  services: "Menu",
  hours: "Opening hours",
  ownership: "Owner of the practice",
  licenses: "Licenses",
  staff: "Staff",
  socialMediaLinks: "Social profiles",
};
export const ruleLabel = (rule: ImportRuleName) =>
  isListingField(rule) ? listingFields[rule].label : labels[rule];

const together: Partial<Record<string, ImportRuleName>> = {
  city: "address",
  zipCode: "address",
  locality: "address",
  latitude: "pin",
  longitude: "pin",
  hoursText: "hours",
  weeklyHours: "hours",
};
export const ruleOf = (fact: string): ImportRuleName => together[fact] ?? (fact as ImportRuleName);
export const rulesOf = (columns: readonly string[]) =>
  ruleNames.filter((rule) =>
    columns.some((column) => isImportField(column) && fields[column][1] === rule),
  );

export const mergeRules = {
  fill: "Only fill empty fields",
  take: "Use the file",
  keep: "Keep ours",
} as const;
type MergeRule = keyof typeof mergeRules;

export type ImportRules = {
  merge: Partial<Record<ImportRuleName, MergeRule>>;
  /** Also overwrites facts from owners. */
  overOwners: boolean;
  added: "pending" | "active";
  duplicates: "skip" | "merge";
  /** Category of new listings for which the file names no known one. */
  category: string;
};
export const defaultImportRules = (category: string): ImportRules => ({
  merge: {},
  overOwners: false,
  added: "pending",
  duplicates: "skip",
  category,
});

export const rowVerdicts = {
  new: "New",
  changed: "Changed",
  same: "No change",
  duplicate: "Duplicate",
  closed: "Permanently closed",
  invalid: "Unreadable",
} as const;
export type ImportVerdict = keyof typeof rowVerdicts;
