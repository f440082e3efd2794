import { diffArrays, diffWords } from "diff";

/** A text fragment: unchanged, removed or added. */
export type DiffPiece = { kind: "same" | "out" | "in"; text: string };

/** Texts up to this length are compared as a whole. */
const short = 60;

/** Diffs a long text by word, or a list by line. Each inner list is a line. */
export function diffFact(before: string[], after: string[]): DiffPiece[][] {
  const [was, is] = [before[0] ?? "", after[0] ?? ""];
  const isText = before.length <= 1 && after.length <= 1 && was.length > short && is.length > short;
  if (isText)
    return [diffWords(was, is).map(({ value, ...part }) => ({ kind: kindOf(part), text: value }))];
  return diffArrays(before, after).flatMap(({ value, ...part }) =>
    value.map((text): DiffPiece[] => [{ kind: kindOf(part), text }]),
  );
}

const kindOf = ({ added, removed }: { added: boolean; removed: boolean }): DiffPiece["kind"] =>
  added ? "in" : removed ? "out" : "same";
