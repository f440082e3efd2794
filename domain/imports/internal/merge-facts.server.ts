import { areFactsEqual } from "#domain/catalogue/listings/are-facts-equal.server.ts";
import type { FactName, ListingFacts } from "#domain/catalogue/listings/listing-facts.ts";
import type { StoredListing } from "#domain/catalogue/listings/read-listing.server.ts";
import { type ImportRuleName, type ImportRules, ruleOf } from "../import-fields.ts";
import { phoneDigits } from "./known-listings.server.ts";

/** Changes that a row makes to a listing, and differing fields that stay. */
export type MergedFacts = {
  changes: Record<string, { before: unknown; after: unknown }>;
  kept: string[];
};

/** Merges the facts of a row into a listing. `owned`: fields that an owner wrote or confirmed. */
export function mergeFacts(
  held: StoredListing,
  imported: Partial<ListingFacts>,
  rules: ImportRules,
  owned: Set<string>,
): MergedFacts {
  const ours = held.facts;
  const differing = (Object.keys(imported) as FactName[]).filter(
    (field) => !isSameFact(field, ours[field], joined(field, ours, imported, "take")),
  );
  const merged: MergedFacts = { changes: {}, kept: [] };
  for (const field of differing) {
    const rule = ruleOf(field);
    const merge = rules.merge[rule] ?? "fill";
    const after = joined(field, ours, imported, merge);
    const isOurs = owned.has(field) && !rules.overOwners;
    const writes =
      !isOurs &&
      (merge === "take" ||
        (merge === "fill" &&
          (isAdding(field) ? !isSameFact(field, ours[field], after) : isEmpty(rule, field, ours))));
    if (writes) merged.changes[field] = { before: ours[field], after };
    else merged.kept.push(field);
  }
  return withItsCity(merged, ours);
}

const isAdding = (field: string) => field === "socialMediaLinks" || field === "licenses";

/** Merges links and licenses of both; the rule decides on entries that both have. */
function joined(
  field: FactName,
  ours: ListingFacts,
  imported: Partial<ListingFacts>,
  merge: "take" | "fill" | "keep",
): unknown {
  if (field === "socialMediaLinks") {
    const links =
      merge === "take"
        ? { ...ours.socialMediaLinks, ...imported.socialMediaLinks }
        : { ...imported.socialMediaLinks, ...ours.socialMediaLinks };
    return Object.fromEntries(
      Object.entries(links).sort(([one], [other]) => (one < other ? -1 : 1)),
    );
  }
  if (field !== "licenses") return imported[field];
  const all =
    merge === "take"
      ? [...(imported.licenses ?? []), ...ours.licenses]
      : [...ours.licenses, ...(imported.licenses ?? [])];
  const byNumber = new Map(all.toReversed().map((license) => [license.number, license]));
  return [...byNumber.values()].sort((one, other) => (one.number < other.number ? -1 : 1));
}

/**
 * Reports whether a field is empty. Hours and pins are empty only as a whole: halves of two sources
 * do not fit together.
 */
function isEmpty(rule: ImportRuleName, field: FactName, ours: ListingFacts) {
  if (rule === "hours") return ours.hoursText === "" && ours.weeklyHours.length === 0;
  if (rule === "pin") return ours.latitude === null;
  const value = ours[field];
  return value === null || value === "" || (Array.isArray(value) && value.length === 0);
}

export function isSameFact(field: string, one: unknown, other: unknown) {
  if (field === "phone")
    return (
      phoneDigits(String(one)) === phoneDigits(String(other)) &&
      String(one).replace(/\D/g, "") !== ""
    );
  return areFactsEqual(field, one, other);
}

/**
 * Drops a ZIP code that does not go with the city: a street in one city and the ZIP code of another
 * do not make an address.
 */
function withItsCity(merged: MergedFacts, ours: ListingFacts): MergedFacts {
  const { city, zipCode, ...others } = merged.changes;
  if (!merged.kept.includes("city") || !zipCode) return merged;
  return {
    changes: { ...others, ...(city && { city }) },
    kept: ours.zipCode === zipCode.after ? merged.kept : [...merged.kept, "zipCode"],
  };
}
