import type { ListingFieldName } from "#shared/listing-fields.ts";
import type { ListingIndex, TokenSource } from "../internal/search-listing.ts";
import type { ReferenceNames } from "../reference-names.ts";
import type { FilterParameter } from "./parameter.ts";

/** A filter choice and the number of listings it leaves: null where there are too many to count. */
export type FacetChoice = { value: string; label: string; count: number | null };

export type SlotTest = (slot: number) => boolean;

/** Names of what is stored in the database, in the locale of the page. */
export type FindName = (kind: "city" | "category" | "treatment", slug: string) => string;

/**
 * Definition of a filter. Its name is also the kind of the parts of a search that
 * say it. Filters that share a parameter narrow each other.
 */
export type Filter<Name extends string = string, Parameter extends string = string> = {
  name: Name;
  parameter: FilterParameter<Parameter>;
  /** A listing needs every ticked value. Otherwise, one is enough. */
  isNarrowing?: true;
  /** Recognizes its values among those of filters that share the parameter. */
  owns?(value: string): boolean;
  /** The kind of a part of the words that overrides those of this filter. */
  yieldsTo?: string;
  /** Returns which ticked values stay when another is ticked; all if it is missing. */
  staysBeside?(value: string): boolean;
  /** Recognizes it in the words. Cities, categories and treatments are names instead. */
  spoken?(words: SpokenWords): { length: number; value: string } | null;

  /** A field of the listing that must be true. */
  field?: ListingFieldName;
  /** Lists tokens of a listing, beside those of catalogue/facet-tokens.ts. */
  tokens?(listing: TokenSource): string[];
  matches(values: string[], search: FilterSearch): SlotTest;
  /** Marks a filter that is checked after all others. */
  isCostly?: true;
  /**
   * Lists choices in an order that does not depend on their counts: they keep their place while
   * others are ticked. Labels are in English, because facets are counted once for all locales.
   */
  choices(count: FacetCount): FacetChoice[];

  /** Names a choice on its own, without the title of its group. */
  label(value: string, nameOf: FindName): string;
  /** Names a choice below the title of its group; by its label in English if it is missing. */
  choiceLabel?(value: string): string;
  /** Names a choice of the words. */
  saidLabel?(value: string): string;
  /** Its labels are words of listings, mostly without a translation. */
  isInWordsOfListings?: true;
  /** Suggests a name for a saved search. */
  savedAs?(value: string): string;
};

export type FilterSearch = {
  table: ListingIndex;
  names: ReferenceNames;
  at: Date;
  /** Ids of the treatments that a price refers to, those of each wanted one; empty means any. */
  families: Set<number>[];
};

export type FacetCount = FilterSearch & {
  slots: number[];
  /** False if there are too many to count. */
  isCounted: boolean;
  /** Counts listings with a token. */
  having(token: string): number | null;
  suiting(suits: SlotTest): number | null;
  /** Lists names of the site that listings have: tokens of this prefix and an id. */
  named(filter: string, prefix: string, all: NamedItem[]): FacetChoice[];
  /** Lists the most common words of listings: tokens of this prefix. */
  common(prefix: string): FacetChoice[];
  tickedIn(filter: string): string[];
  /** Returns listings with exactly the name searched, which a filter of the words skips. */
  exemptFrom(filter: string): Set<number>;
};

type NamedItem = { id: number; slug: string; name: string };

/** The words of a search from an index on. */
export type SpokenWords = {
  words: string[];
  index: number;
  isFree(from: number, length: number): boolean;
};
