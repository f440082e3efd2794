import { listParentTreatments, withSubtypes } from "#domain/catalogue/reference/treatment-kinds.ts";
import type { ListingTable } from "./internal/listing-table.server.ts";
import { contentWords } from "./parse-search.ts";
import type { SearchReference } from "./reference.server.ts";
import type { ParsedSearch, SearchPiece } from "./search-piece.ts";

/**
 * Reinterprets treatments that no listing has: as words in the listings' own texts, then as their
 * parent treatments, because few providers have a menu as complete as the catalogue. Never looks
 * for treatments with an FDA warning: a listing that mentions one mostly says it does not have it.
 */
export function withoutUnoffered(
  understood: ParsedSearch,
  { names, nameOf }: Pick<SearchReference, "names" | "nameOf">,
  table: ListingTable,
): ParsedSearch[] {
  const ids = table.overview().treatments;
  const offered = new Set(names.treatments.flatMap(({ id, slug }) => (ids.has(id) ? [slug] : [])));
  const isUnoffered = (piece: SearchPiece) =>
    piece.kind === "treatment" && !withSubtypes(piece.slug).some((slug) => offered.has(slug));
  const unoffered = understood.pieces.flatMap((piece) =>
    piece.kind === "treatment" && isUnoffered(piece) ? [piece] : [],
  );
  if (unoffered.length === 0) return [];
  const rest = {
    ...understood,
    pieces: understood.pieces.filter((piece) => !isUnoffered(piece)),
    unoffered: unoffered.map(({ slug, name }) => ({ slug, name })),
  };
  const warned = new Set(names.treatments.flatMap(({ slug, warning }) => (warning ? [slug] : [])));
  const phrases = unoffered
    .flatMap(({ slug, said }) => (warned.has(slug) ? [] : [contentWords(said).join(" ")]))
    .filter(Boolean);
  const general = unoffered.flatMap((piece) => {
    const slug = listParentTreatments(piece.slug).find((each) => offered.has(each));
    return slug ? [{ ...piece, slug, name: nameOf("treatment", slug) ?? slug }] : [];
  });
  return [
    ...(phrases.length === unoffered.length
      ? [{ ...rest, words: [...new Set([...understood.words, ...phrases])] }]
      : []),
    ...(general.length === unoffered.length
      ? [{ ...rest, pieces: [...rest.pieces, ...general] }]
      : []),
  ];
}
