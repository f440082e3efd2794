import type { FactName, ListingFacts } from "#domain/catalogue/listings/listing-facts.ts";
import { fieldNames } from "#domain/listing-edits/sections.ts";

/**
 * Fields that are chosen together: half of each address would be wrong. Licenses of both are
 * kept, so there is no choice.
 */
const together: { name: string; title: string; fields: FactName[] }[] = [
  {
    name: "address",
    title: "Address",
    fields: ["address", "locality", "city", "zipCode", "latitude", "longitude"],
  },
  { name: "weeklyHours", title: "Opening hours", fields: ["weeklyHours", "hoursText"] },
];
const apart = (Object.keys(fieldNames) as FactName[]).filter(
  (field) => field !== "licenses" && !together.some(({ fields }) => fields.includes(field)),
);
const titles: Partial<Record<FactName, string>> = {
  detailedDescription: "Detailed description",
  treatmentPhilosophy: "Approach",
  consultationProcess: "First visit",
};
const choices = [
  { name: "name", title: "Name", fields: ["name"] as FactName[] },
  ...together,
  ...apart
    .filter((field) => field !== "name")
    .map((field) => ({
      name: field as string,
      title: titles[field] ?? fieldNames[field],
      fields: [field],
    })),
];

export type MergeChoice = (typeof choices)[number] & { isTaken: boolean };

/**
 * Lists fields with different values. If only the other listing has a value, it is taken by
 * default.
 */
export const choicesBetween = (kept: ListingFacts, other: ListingFacts): MergeChoice[] =>
  choices
    .filter(({ fields }) => !isSaid(fields, kept, other))
    .filter(({ fields }) => !isUnsaid(fields, other))
    .map((choice) => ({ ...choice, isTaken: isUnsaid(choice.fields, kept) }));

export function chosenFacts(
  kept: ListingFacts,
  other: ListingFacts,
  names: string[],
): Partial<ListingFacts> {
  const fields = choicesBetween(kept, other).flatMap((choice) =>
    names.includes(choice.name) ? choice.fields : [],
  );
  return Object.fromEntries(fields.map((field) => [field, other[field]]));
}

const isSaid = (fields: FactName[], kept: ListingFacts, other: ListingFacts) =>
  fields.every(
    (field) =>
      JSON.stringify(comparable(field, kept[field])) ===
      JSON.stringify(comparable(field, other[field])),
  );

/**
 * Normalizes for comparison: the format of a phone number and the date of a price do not matter.
 */
function comparable(field: FactName, value: unknown) {
  if (field === "phone") return String(value).replace(/\D/g, "").slice(-10);
  if (field === "services" && Array.isArray(value))
    return value.map((entry: object) => ({ ...entry, pricedOn: null }));
  return value;
}

/** Reports whether a group of fields is empty. Its first field decides. */
function isUnsaid(fields: FactName[], facts: ListingFacts) {
  const texts = fields.filter(
    (field) => field === "address" || field === "weeklyHours" || field === "hoursText",
  );
  return (texts.length > 0 ? texts : fields).every((field) => isEmpty(facts[field]));
}

const isEmpty = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === "" ||
  (typeof value === "object" && Object.keys(value).length === 0);

export type MergeRefusal = "same" | "both-plans" | "not-shown" | "payer";
type MergeSide = { id: number; status: string };
type Member = { listingId: number; email: string | null; role: string };
type RunningPlan = { listingId: number; payerEmail: string };
type MergeRequest = {
  kept: MergeSide;
  other: MergeSide;
  members: Member[];
  running: RunningPlan[];
  comeAlong: boolean;
};

/** Returns the reason why two listings cannot be merged now; null if they can. */
export function findMergeRefusal({
  kept,
  other,
  members,
  running,
  comeAlong,
}: MergeRequest): MergeRefusal | null {
  if (kept.id === other.id) return "same";
  const theirs = running.filter(({ listingId }) => listingId === other.id);
  if (theirs.length > 0 && running.length > theirs.length) return "both-plans";
  if (kept.status !== "active" && other.status === "active") return "not-shown";
  const of = (id: number) => members.filter(({ listingId }) => listingId === id);
  const comes = comeAlong || !of(kept.id).some(({ role }) => role === "owner");
  const isLeft = ({ payerEmail }: RunningPlan) =>
    of(other.id).some(({ email }) => email === payerEmail) &&
    !of(kept.id).some(({ email }) => email === payerEmail);
  return !comes && theirs.some(isLeft) ? "payer" : null;
}

export const refusalWords: Record<MergeRefusal, string> = {
  same: "Choose two different listings: this is the same one twice.",
  "both-plans": "Both listings have a Premier plan that is active or was started: end one first.",
  "not-shown":
    "Visitors cannot see the listing that stays, but they can see the other: swap them, or publish it first.",
  payer:
    "The person who pays for its Premier plan would no longer manage the listing: move its team too, or end the plan first.",
};
