import type { Weekday } from "#shared/hours.ts";

/** Expected meaning and results in the demo catalogue. Missing fields are not checked. */
export type Expected = {
  q: string;
  /** Rule that this row guards. */
  why?: string;
  /** Expected slugs, in any order. */
  treatments?: string[];
  /** Slug, from a name, a nickname, a neighborhood or a ZIP code. */
  city?: string;
  category?: string;
  /** In dollars, as listed for the treatment. */
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
  /** A misspelling was corrected, and the page says so. */
  corrected?: true;
  /** First listing: an exact name, even before Premier. */
  first?: string;
  /** Within the first twelve. */
  finds?: string[];
  /** Nothing can match: no results, but no error. */
  none?: true;
  /** No filter at all: lists everything. */
  all?: true;
  /** Applies to every result. Prices are minimum prices of the treatment or its kinds. */
  every?: { treatment?: string; city?: string; priceAtMost?: number };
};

export type Rows = Record<string, Expected[]>;
