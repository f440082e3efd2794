import type { SearchReference } from "./reference.server.ts";
import { understand } from "./understand.ts";

export function treatmentsSaid(
  text: string,
  { vocabulary }: Pick<SearchReference, "vocabulary">,
): string[] {
  return understand(text, vocabulary, { literal: true }).pieces.flatMap((piece) =>
    piece.kind === "treatment" ? [piece.slug] : [],
  );
}
