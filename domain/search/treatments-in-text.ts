import { parseSearch } from "./parse-search.ts";
import type { SearchReference } from "./reference.server.ts";

export function findTreatmentsInText(
  text: string,
  { vocabulary }: Pick<SearchReference, "vocabulary">,
): string[] {
  return parseSearch(text, vocabulary, { literal: true }).pieces.flatMap((piece) =>
    piece.kind === "treatment" ? [piece.slug] : [],
  );
}
