import { type ListingFieldName, listingField } from "./listing-fields.ts";
import { sayStored } from "./say.ts";

/**
 * Formats a value for visitors; empty if nothing is stated. Entries of lists stay in the owner's
 * wording.
 */
export function factTexts(name: ListingFieldName, value: unknown): string[] {
  const field = listingField(name);
  if (value === null) return [];
  if (field.kind === "yes-no") return [sayStored(value ? field.yes : field.no)];
  return Array.isArray(value) ? value.map(String) : [String(value)];
}
