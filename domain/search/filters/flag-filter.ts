import type { listingFieldsWith } from "#shared/listing-fields.ts";
import { sayStored } from "#shared/say.ts";
import type { TranslatedText } from "#site/languages/languages.ts";
import type { TokenSource } from "../internal/search-listing.ts";
import type { Filter, FilterSearch, SlotTest } from "./filter.ts";
import { type FilterParameter, flagParameter } from "./parameter.ts";

type YesNoField = ReturnType<typeof listingFieldsWith<{ kind: "yes-no" }>>[number];

type Flag<Name extends string> = Pick<Filter, "spoken" | "savedAs"> &
  Pick<FilterParameter, "tool"> & {
    name: Name;
    label: TranslatedText;
    /** Description in the API. */
    description: string;
    /** A field of the listing that must be yes. */
    field?: YesNoField;
    /** Checks what else must be true until the listing changes. */
    holds?(listing: TokenSource): boolean;
    /** Checks what must be true at the time of the search. */
    check?(search: FilterSearch): SlotTest;
  };

/** Marks the listings that have it. */
export const flagToken = (name: string) => `x${name}`;

/** Creates a filter that is on or off, by one of `field`, `holds` and `check`. */
export function flagFilter<const Name extends string>({
  name,
  label,
  description,
  tool,
  holds,
  check,
  ...flag
}: Flag<Name>) {
  const token = flagToken(name);
  return {
    ...flag,
    name,
    parameter: flagParameter({ name, api: { description }, ...(tool && { tool }) }),
    isNarrowing: true,
    label: () => sayStored(label),
    tokens: (listing: TokenSource) => (holds?.(listing) ? [token] : []),
    matches: (_on: string[], search: FilterSearch) =>
      check?.(search) ?? search.table.tokens.anyOf([token]),
    choices: (count) => [
      { value: "1", label, count: check ? count.suiting(check(count)) : count.having(token) },
    ],
  } as const satisfies Filter;
}
