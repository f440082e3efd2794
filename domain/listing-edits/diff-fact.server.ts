import { diffArrays, diffWords } from "diff";

/** A piece of a text: as it was and is, only before, or only afterwards. */
export type Piece = { kind: "same" | "out" | "in"; text: string };

/** A short text is read as a whole. */
const short = 60;

/** What became of a long text word by word, or of a list line by line. Each inner list is a line. */
export function diffFact(before: string[], after: string[]): Piece[][] {
  const [was, is] = [before[0] ?? "", after[0] ?? ""];
  const isText = before.length <= 1 && after.length <= 1 && was.length > short && is.length > short;
  if (isText)
    return [diffWords(was, is).map(({ value, ...part }) => ({ kind: kindOf(part), text: value }))];
  return diffArrays(before, after).flatMap(({ value, ...part }) =>
    value.map((text): Piece[] => [{ kind: kindOf(part), text }]),
  );
}

const kindOf = ({ added, removed }: { added: boolean; removed: boolean }): Piece["kind"] =>
  added ? "in" : removed ? "out" : "same";
