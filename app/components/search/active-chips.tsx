import type { SearchPiece } from "#domain/search/search-piece.ts";
import {
  emptySearch,
  filterNames,
  type SearchFilterName,
  type SearchQuery,
  searchUrl,
} from "#domain/search/search-query.ts";
import { inSentence } from "#shared/language.ts";
import { languageName } from "#shared/language-name.ts";
import { formatCents } from "#shared/money.ts";
import { plural } from "#shared/plural.ts";
import { say, sayStored } from "#shared/say.ts";
import type { FindName } from "./use-catalogue-names.ts";

/** `filter`: the kind of filter that the chip removes, if its values are counted. */
export type ActiveChip = { label: string; href: string; filter?: SearchFilterName | undefined };

/** Parts of a search that are filters, too. */
const filterOf: Partial<Record<SearchPiece["kind"], SearchFilterName>> = {
  city: "city",
  zip: "city",
  category: "category",
  price: "price",
  level: "price",
  open: "open",
  rating: "rating",
  offers: "offers",
  language: "language",
};

export function activeChips(
  path: string,
  query: Partial<SearchQuery>,
  pieces: SearchPiece[],
  nameOf: FindName,
): ActiveChip[] {
  // An explicit filter overrides a search term of the same kind.
  const isOverruled = (piece: SearchPiece) =>
    ((piece.kind === "city" || piece.kind === "zip") && query.city) ||
    (piece.kind === "category" && query.category) ||
    (piece.kind === "open" && query.open) ||
    ((piece.kind === "price" || piece.kind === "level") && query.price) ||
    (piece.kind === "level" && pieces.some(({ kind }) => kind === "price")) ||
    (piece.kind === "rating" && query.rating) ||
    (piece.kind === "offers" && query.offers) ||
    (piece.kind === "within" && query.radius) ||
    (piece.kind === "language" && query.language);
  const said = pieces
    .filter((piece) => piece.kind !== "near" && !isOverruled(piece))
    .map((piece) => ({
      label: describe(piece),
      href: searchUrl(path, { ...query, q: piece.without }),
      filter: filterOf[piece.kind],
    }));
  const chosen = filterNames.flatMap((name) => {
    const value = query[name];
    if (value === undefined || value === emptySearch[name]) return [];
    const words: Record<typeof name, string> = {
      city: nameOf("city", String(value)),
      category: nameOf("category", String(value)),
      treatment: nameOf("treatment", String(value)),
      price: String(value).startsWith("$") ? String(value) : dollars(String(value)),
      open: say("Open now"),
      rating: say("Rated {rating} and up", { rating: Number(value) }),
      language: languageName(String(value)),
      amenity: String(value),
      premier: say("Premier"),
      offers: say("With specials"),
    };
    const href = searchUrl(path, { ...query, [name]: emptySearch[name] });
    return [{ label: words[name], href, filter: name }];
  });
  const near = query.near
    ? [
        {
          label: nearInWords(query.near, query.radius),
          href: searchUrl(path, { ...query, near: "", radius: null }),
        },
      ]
    : [];
  return [...said, ...chosen, ...near];
}

function nearInWords(near: string, radius: number | null | undefined) {
  const isPosition = /^-?\d+\./.test(near);
  if (!radius) return isPosition ? say("Near you") : say("Near {place}", { place: near });
  return isPosition
    ? say("Within {radius} miles of you", { radius })
    : say("Within {radius} miles of {place}", { radius, place: near });
}

function describe(piece: SearchPiece): string {
  switch (piece.kind) {
    case "price":
      return dollars(`${piece.range.from || ""}-${piece.range.to ?? ""}`);
    case "open":
      return piece.open === "now"
        ? say("Open now")
        : say("Open {day}", { day: inSentence(sayStored(piece.open)) });
    case "near":
      return say("Near you");
    case "within":
      return say("Within {distance}", { distance: plural(piece.miles, "mile") });
    case "level":
      return "$".repeat(piece.level);
    case "rating":
      return say("Rated {rating} and up", piece);
    case "offers":
      return say("With specials");
    case "language":
      return say("Speaks {language}", { language: inSentence(languageName(piece.language)) });
    case "zip":
      return `${piece.zip} (${piece.name})`;
    default:
      return sayStored(piece.name);
  }
}

function dollars(range: string) {
  const [from, to] = range.split("-");
  if (!from) return say("Under {price}", { price: formatCents(Number(to) * 100) });
  const least = formatCents(Number(from) * 100);
  return to
    ? say("{from} to {to}", { from: least, to: formatCents(Number(to) * 100) })
    : say("Over {price}", { price: least });
}
