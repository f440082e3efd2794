import type { Piece } from "#domain/search/pieces.ts";
import { filterNames, nothingAsked, type SearchQuery, searchAddress } from "#domain/search/search-query.ts";
import { formatCents } from "#shared/money.ts";

type Names = (name: "city" | "category" | "treatment", slug: string) => string;
type Chip = { label: string; href: string };

/** What narrows the results: what was understood of the words, and what was chosen. Each can be taken back. */
export function activeChips(path: string, query: Partial<SearchQuery>, pieces: Piece[], nameOf: Names): Chip[] {
  // What is chosen stands over what was said of the same kind.
  const isOverruled = (piece: Piece) =>
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
    .map((piece) => ({ label: describe(piece), href: searchAddress(path, { ...query, q: piece.without }) }));
  const chosen = filterNames.flatMap((name) => {
    const value = query[name];
    if (value === undefined || value === nothingAsked[name]) return [];
    const words: Record<typeof name, string> = {
      city: nameOf("city", String(value)),
      category: nameOf("category", String(value)),
      treatment: nameOf("treatment", String(value)),
      price: String(value).startsWith("$") ? String(value) : dollars(String(value)),
      open: "Open now",
      rating: `Rated ${value} and up`,
      language: String(value),
      amenity: String(value),
      premier: "Premier",
      offers: "With offers",
    };
    return [{ label: words[name], href: searchAddress(path, { ...query, [name]: nothingAsked[name] }) }];
  });
  const near = query.near
    ? [
        {
          label: `${query.radius ? `Within ${query.radius} miles of` : "Near"} ${/^-?\d+\./.test(query.near) ? "you" : query.near}`,
          href: searchAddress(path, { ...query, near: "", radius: null }),
        },
      ]
    : [];
  return [...said, ...chosen, ...near];
}

function describe(piece: Piece): string {
  switch (piece.kind) {
    case "price":
      return dollars(`${piece.range.from || ""}-${piece.range.to ?? ""}`);
    case "open":
      return piece.open === "now" ? "Open now" : `Open ${piece.open}`;
    case "near":
      return "Near you";
    case "within":
      return `Within ${piece.miles} ${piece.miles === 1 ? "mile" : "miles"}`;
    case "level":
      return "$".repeat(piece.level);
    case "rating":
      return `Rated ${piece.rating} and up`;
    case "offers":
      return "With offers";
    case "language":
      return `Speaks ${piece.language}`;
    case "zip":
      return `${piece.zip} (${piece.name})`;
    default:
      return piece.name;
  }
}

function dollars(range: string) {
  const [from, to] = range.split("-");
  if (!from) return `Under ${formatCents(Number(to) * 100)}`;
  return to ? `${formatCents(Number(from) * 100)} to ${formatCents(Number(to) * 100)}` : `Over ${formatCents(Number(from) * 100)}`;
}
