import { diffArrays, diffWords } from "diff";

/** A piece of a text: as it was and is, only before, or only afterwards. */
export type Piece = { kind: "same" | "out" | "in"; text: string };

/** What became of a text word by word, or of a list line by line. Each inner list is a line. */
export function diffFact(before: string[], after: string[]): Piece[][] {
  if (before.length <= 1 && after.length <= 1)
    return [diffWords(before[0] ?? "", after[0] ?? "").map(({ value, ...part }) => ({ kind: kindOf(part), text: value }))];
  return diffArrays(before, after).flatMap(({ value, ...part }) => value.map((text): Piece[] => [{ kind: kindOf(part), text }]));
}

const kindOf = ({ added, removed }: { added: boolean; removed: boolean }): Piece["kind"] => (added ? "in" : removed ? "out" : "same");
