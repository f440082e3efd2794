import {
  type FilterName,
  type FilterParameterName,
  filterNamed,
  filters,
} from "./filters/all-filters.ts";
import type { Filter } from "./filters/filter.ts";
import { choicesIn } from "./filters/parameter.ts";
import type { SearchPiece } from "./search-piece.ts";
import type { SearchQuery } from "./search-query.ts";
import { wordsIn } from "./vocabulary.ts";

export type Tick = { group: FilterName; value: string };

/** Reports whether a listing needs every ticked value of a group. In the others, one is enough. */
export const isNarrowing = (group: FilterName) => filterNamed(group).isNarrowing === true;

export const groupOf = (name: FilterParameterName, value: string): FilterName =>
  filters.find((filter) => filter.parameter.name === name && isOf(filter, value))?.name ?? name;

const isOf = ({ owns }: Filter, value: string) => owns?.(value) ?? true;

/** Returns the choice that a part of the query text means; null if it is no filter. */
export function tickOf(piece: SearchPiece): Tick | null {
  if ("value" in piece) return { group: piece.kind, value: piece.value };
  if ("slug" in piece)
    return { group: piece.kind === "zip" ? "city" : piece.kind, value: piece.slug };
  return null;
}

/** Lists values that the filters of the URL choose. */
export function chosenIn(group: FilterName, query: Partial<SearchQuery>): string[] {
  const filter = filterNamed(group);
  return choicesIn(query[filter.parameter.name]).filter((value) => isOf(filter, value));
}

/** Lists the parts of the query text that choose in this group. */
function piecesIn(group: FilterName, pieces: SearchPiece[]) {
  const { yieldsTo, parameter } = filterNamed(group);
  if (pieces.some(({ kind }) => kind === yieldsTo)) return [];
  const of = pieces.filter((piece) => tickOf(piece)?.group === group);
  return parameter.kind === "number" ? of.slice(0, 1) : of;
}

/** Lists values that the query text chooses. */
export function saidIn(group: FilterName, query: Partial<SearchQuery>, pieces: SearchPiece[]) {
  // Where one value is enough, the filters override the words.
  if (!isNarrowing(group) && chosenIn(group, query).length > 0) return [];
  return piecesIn(group, pieces).flatMap((piece) => tickOf(piece)?.value ?? []);
}

/** Lists all values that count, each once. */
export function tickedIn(group: FilterName, query: Partial<SearchQuery>, pieces: SearchPiece[]) {
  return [...new Set([...saidIn(group, query, pieces), ...chosenIn(group, query)])];
}

/**
 * Toggles a filter choice. If the query text already names a city or price, it is moved into the
 * filter.
 */
export function toggle(
  { group, value }: Tick,
  query: Partial<SearchQuery>,
  pieces: SearchPiece[],
): Partial<SearchQuery> {
  const { staysBeside } = filterNamed(group);
  const ticked = tickedIn(group, query, pieces);
  const isOn = ticked.includes(value);
  const inWords = piecesIn(group, pieces).filter(
    (piece) => !isNarrowing(group) || tickOf(piece)?.value === value,
  );
  const left = isNarrowing(group)
    ? chosenIn(group, query)
    : isOn
      ? ticked
      : ticked.filter((each) => staysBeside?.(each) ?? true);
  const values = isOn ? left.filter((each) => each !== value) : [...left, value];
  return {
    ...query,
    q: withoutPieces(query.q ?? "", inWords),
    ...withValues(group, query, values),
  };
}

/** Removes the words that choose in these groups from the query text. */
export const wordsBeside = (
  groups: FilterName[],
  { q = "" }: Partial<SearchQuery>,
  pieces: SearchPiece[],
) =>
  withoutPieces(
    q,
    groups.flatMap((group) => piecesIn(group, pieces)),
  );

function withValues(group: FilterName, query: Partial<SearchQuery>, values: string[]) {
  const { parameter } = filterNamed(group);
  const others = filters.filter((each) => each.parameter === parameter && each.name !== group);
  return {
    [parameter.name]: parameter.holding([
      ...others.flatMap(({ name }) => chosenIn(name, query)),
      ...values,
    ]),
  };
}

function withoutPieces(q: string, [first, ...others]: SearchPiece[]) {
  if (!first) return q;
  return others
    .reduce(
      (left, { said }) => left.replace(` ${wordsIn(said).join(" ")} `, " "),
      ` ${first.without} `,
    )
    .trim();
}
