import type { FactName, ListingFacts } from "#domain/catalogue/listings/listing-facts.ts";
import type { FactSource } from "#domain/catalogue/listings/source.ts";
import {
  type ListingSection,
  profileSectionNames,
  profileSections,
  sectionOf,
} from "./sections.ts";

export type FactEdit = { before: unknown; after: unknown; source: FactSource };
export type FactEdits = Record<string, FactEdit>;

export const sectionsOf = (changes: FactEdits): ListingSection[] =>
  profileSectionNames.filter((name) =>
    Object.keys(changes).some((field) => sectionOf(field) === name),
  );

export const omitSection = (changes: FactEdits, section: ListingSection): FactEdits =>
  Object.fromEntries(Object.entries(changes).filter(([field]) => sectionOf(field) !== section));

export const pickSection = (changes: FactEdits, section: ListingSection): FactEdits =>
  Object.fromEntries(Object.entries(changes).filter(([field]) => sectionOf(field) === section));

export const isModerated = (field: string) =>
  Boolean(profileSections[sectionOf(field) ?? "name"].isModerated);

/** Facts of the listing if these changes apply. They were valid when they were written. */
export const applyEdits = (changes: FactEdits): Partial<ListingFacts> =>
  Object.fromEntries(
    Object.entries(changes).map(([field, { after }]) => [field as FactName, after]),
  );
