import type { FactName, ListingFacts } from "#domain/catalogue/listings/listing-facts.ts";
import type { Source } from "#domain/catalogue/listings/source.ts";
import { type Section, sectionNames, sectionOf, sections } from "./sections.ts";

export type Change = { before: unknown; after: unknown; source: Source };
export type Changes = Record<string, Change>;

export const sectionsOf = (changes: Changes): Section[] =>
  sectionNames.filter((name) => Object.keys(changes).some((field) => sectionOf(field) === name));

export const without = (changes: Changes, section: Section): Changes =>
  Object.fromEntries(Object.entries(changes).filter(([field]) => sectionOf(field) !== section));

export const within = (changes: Changes, section: Section): Changes =>
  Object.fromEntries(Object.entries(changes).filter(([field]) => sectionOf(field) === section));

export const isModerated = (field: string) =>
  Boolean(sections[sectionOf(field) ?? "name"].isModerated);

/** Facts of the listing if these changes apply. They were valid when they were written. */
export function afterwards(changes: Changes): Partial<ListingFacts> {
  return Object.fromEntries(
    Object.entries(changes).map(([field, { after }]) => [field as FactName, after]),
  );
}
