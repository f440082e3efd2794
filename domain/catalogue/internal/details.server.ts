import { type SQL, sql } from "drizzle-orm";
import { plainText } from "#shared/slug.ts";
import { treatmentFilterAt } from "#site/treatment-groups.ts";
import { isOpenAt } from "../listings/open-hours.server.ts";

export type TreatmentSet = {
  slugs?: readonly string[] | undefined;
  groups?: readonly string[] | undefined;
};

/**
 * Filters that the ranked tables lack. They are checked on the listings that the other filters
 * leave.
 */
export type ListingDetailFilter = {
  /** The menu has at least one of these. */
  among?: TreatmentSet | undefined;
  /** The menu has this as well. */
  also?: string | undefined;
  price?: number | undefined;
  /** Name or description contains every word, ignoring case and accents. */
  text?: string | undefined;
  /** Open at this time. */
  openAt?: Date | undefined;
  /** One of these. */
  slugs?: readonly string[] | undefined;
  ids?: readonly number[] | undefined;
};

const wordsRead = 8;

/** Conditions on `listings m`. */
export function listingConditions({
  among,
  also,
  price,
  text,
  openAt,
  slugs,
  ids,
}: ListingDetailFilter): SQL[] {
  return [
    ...(among ? [offersOneOf(among)] : []),
    ...(also ? [offersOneOf(treatmentFilterAt(also) ?? { slugs: [also] })] : []),
    ...(price ? [sql`m.price_level = ${price}`] : []),
    ...plainText(text ?? "")
      .split(/\s+/)
      .filter(Boolean)
      .slice(0, wordsRead)
      .map(mentions),
    ...(openAt ? [isOpenAt(openAt)] : []),
    ...(slugs ? [slugs.length > 0 ? sql`m.slug in ${slugs}` : sql`false`] : []),
    ...(ids ? [sql`m.id = any(${sql.param([...ids])}::int[])`] : []),
  ];
}

/** A condition on `treatments t`. */
export function isInTreatmentSet({ slugs = [], groups = [] }: TreatmentSet): SQL {
  const parts = [
    ...(slugs.length > 0 ? [sql`t.slug in ${slugs}`] : []),
    ...(groups.length > 0 ? [sql`t."group" in ${groups}`] : []),
  ];
  return parts.length > 0 ? sql`(${sql.join(parts, sql` or `)})` : sql`false`;
}

export function offersOneOf(set: TreatmentSet) {
  return sql`m.id in (select f.listing_id from listing_treatments f join treatments t on t.id = f.treatment_id where ${isInTreatmentSet(set)})`;
}

/**
 * Same result as `plainText`. Most descriptions are ASCII already, and removing accents is slow.
 */
const plainDescription = sql.raw(
  "lower(case when octet_length(m.description) = length(m.description) then m.description else regexp_replace(normalize(m.description, nfkd), '[\\u0300-\\u036f]', '', 'g') end)",
);

function mentions(word: string) {
  const pattern = `%${word.replace(/[\\%_]/g, "\\$&")}%`;
  return sql`(m.sort_name like ${pattern} or ${plainDescription} like ${pattern})`;
}
