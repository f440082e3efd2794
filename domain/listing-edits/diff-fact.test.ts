import { expect, test } from "vitest";
import { diffFact } from "./diff-fact.server.ts";

const long = "A physician-run laser clinic in Woodbury with long experience in melasma";

test("a long text is compared word by word", () => {
  const [line] = diffFact([`${long} and freckles.`], [`${long} and acne marks.`]);
  expect(line?.map(({ kind, text }) => [kind, text.trim()])).toEqual([
    ["same", `${long} and`],
    ["out", "freckles"],
    ["in", "acne marks"],
    ["same", "."],
  ]);
});

test("a short text is compared as a whole, and an empty one produces no line", () => {
  expect(diffFact(["(949) 555-0142"], ["(949) 555-0188"])).toEqual([
    [{ kind: "out", text: "(949) 555-0142" }],
    [{ kind: "in", text: "(949) 555-0188" }],
  ]);
  expect(diffFact([], ["(949) 555-0188"])).toEqual([[{ kind: "in", text: "(949) 555-0188" }]]);
});

test("a list is compared line by line", () => {
  expect(
    diffFact(["English", "Spanish"], ["English", "Korean"]).map(([piece]) => [
      piece?.kind,
      piece?.text,
    ]),
  ).toEqual([
    ["same", "English"],
    ["out", "Spanish"],
    ["in", "Korean"],
  ]);
});
