import type { Weekday } from "#shared/hours.ts";

/** What a search must understand and find in the demonstration catalogue. What a row does not say, it leaves open. */
export type Expected = {
  /** As typed. */
  q: string;
  /** The rule it guards. */
  why?: string;
  /** Slugs that must be understood, in any order. */
  treatments?: string[];
  /** Slug, understood from a name, a nickname, a neighbourhood or a ZIP. */
  city?: string;
  category?: string;
  /** Dollars, as listed for the treatment. */
  price?: { from?: number; to?: number };
  open?: "now" | Weekday;
  /** "$$" */
  level?: number;
  /** "4.5 stars" */
  rating?: number;
  /** "botox deals" */
  offers?: true;
  /** "within 5 miles of Irvine" */
  miles?: number;
  /** "near me" */
  near?: true;
  /** Something was misspelled and put right, and the page says so. */
  corrected?: true;
  /** The listing that comes first: the name asked for, even before Premier. */
  first?: string;
  /** Listings among the first twelve. */
  finds?: string[];
  /** Nothing can match: no results, and no failure. */
  none?: true;
  /** Says nothing that narrows: lists everything. */
  all?: true;
  /** Holds for every result. A price is where the understood treatment, or a kind of it, starts. */
  every?: { treatment?: string; city?: string; priceAtMost?: number };
};

export type Rows = Record<string, Expected[]>;
