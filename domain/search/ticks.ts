import { priceSteps } from "#domain/catalogue/listings/facet-tokens.ts";
import type { SearchPiece } from "./search-piece.ts";
import {
  emptySearch,
  filterNames,
  joinValues,
  type SearchFilterName,
  type SearchQuery,
  valuesOf,
} from "./search-query.ts";
import { wordsIn } from "./vocabulary.ts";

/** Choices of one kind. Price levels and ranges share a parameter, but narrow each other. */
export type FilterGroup = SearchFilterName | "level";
export type Tick = { group: FilterGroup; value: string };

export const filterGroups: FilterGroup[] = [...filterNames, "level"];

/** A listing needs every ticked value of these groups. In the others, one is enough. */
const narrowing = new Set<FilterGroup>(["treatment", "amenity", "open", "premier", "offers"]);
export const isNarrowing = (group: FilterGroup) => narrowing.has(group);

const parameterOf = (group: FilterGroup) => (group === "level" ? "price" : group);
export const groupOf = (name: SearchFilterName, value: string): FilterGroup =>
  name === "price" && value.startsWith("$") ? "level" : name;

const isStep = (range: string) => priceSteps.some(({ value }) => value === range);

/** The choice that a part of the words means; null if it is no filter. */
export function tickOf(piece: SearchPiece): Tick | null {
  switch (piece.kind) {
    case "treatment":
    case "category":
    case "city":
      return { group: piece.kind, value: piece.slug };
    case "zip":
      return { group: "city", value: piece.slug };
    case "price":
      return { group: "price", value: `${piece.range.from || ""}-${piece.range.to ?? ""}` };
    case "level":
      return { group: "level", value: "$".repeat(piece.level) };
    case "rating":
      return { group: "rating", value: String(piece.rating) };
    case "open":
      return { group: "open", value: piece.open === "now" ? "1" : piece.open.toLowerCase() };
    case "offers":
      return { group: "offers", value: "1" };
    case "language":
      return { group: "language", value: piece.language };
    default:
      return null;
  }
}

/** Values that the filters of the URL choose. */
export function chosenIn(group: FilterGroup, query: Partial<SearchQuery>): string[] {
  const name = parameterOf(group);
  const value = query[name];
  if (!value) return [];
  if (typeof value === "string")
    return valuesOf(value).filter((each) => groupOf(name, each) === group);
  return [value === true ? "1" : String(value)];
}

/** Parts of the words that choose in this group. */
function piecesIn(group: FilterGroup, pieces: SearchPiece[]) {
  // "Within five miles of Irvine" looks beyond Irvine.
  if (group === "city" && pieces.some(({ kind }) => kind === "within")) return [];
  // A range is more specific than a level.
  if (group === "level" && pieces.some(({ kind }) => kind === "price")) return [];
  const of = pieces.filter((piece) => tickOf(piece)?.group === group);
  return group === "rating" ? of.slice(0, 1) : of;
}

/** Values that the words choose. */
export function saidIn(group: FilterGroup, query: Partial<SearchQuery>, pieces: SearchPiece[]) {
  // Where one value is enough, the filters override the words.
  if (!isNarrowing(group) && chosenIn(group, query).length > 0) return [];
  return piecesIn(group, pieces).flatMap((piece) => tickOf(piece)?.value ?? []);
}

/** All values that count, each once. */
export function tickedIn(group: FilterGroup, query: Partial<SearchQuery>, pieces: SearchPiece[]) {
  return [...new Set([...saidIn(group, query, pieces), ...chosenIn(group, query)])];
}

/**
 * The search after a press on a choice. Another city or price moves those of the words into the
 * filter, so that all of them count.
 */
export function toggle(
  { group, value }: Tick,
  query: Partial<SearchQuery>,
  pieces: SearchPiece[],
): Partial<SearchQuery> {
  const ticked = tickedIn(group, query, pieces);
  const isOn = ticked.includes(value);
  const inWords = piecesIn(group, pieces).filter(
    (piece) => !isNarrowing(group) || tickOf(piece)?.value === value,
  );
  const left = isNarrowing(group)
    ? chosenIn(group, query)
    : isOn
      ? ticked
      : // A typed range makes way for one of the list, which mostly overlaps it.
        ticked.filter((each) => group !== "rating" && (group !== "price" || isStep(each)));
  const values = isOn ? left.filter((each) => each !== value) : [...left, value];
  return {
    ...query,
    q: withoutPieces(query.q ?? "", inWords),
    ...withValues(group, query, values),
  };
}

/** The words without those that choose in these groups. */
export const wordsBeside = (
  groups: FilterGroup[],
  { q = "" }: Partial<SearchQuery>,
  pieces: SearchPiece[],
) =>
  withoutPieces(
    q,
    groups.flatMap((group) => piecesIn(group, pieces)),
  );

function withValues(group: FilterGroup, query: Partial<SearchQuery>, values: string[]) {
  const name = parameterOf(group);
  if (name === "rating") return { rating: values[0] ? Number(values[0]) : null };
  if (typeof emptySearch[name] === "boolean") return { [name]: values.length > 0 };
  const others = name === "price" ? chosenIn(group === "price" ? "level" : "price", query) : [];
  return { [name]: joinValues([...others, ...values]) };
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
