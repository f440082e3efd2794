import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import "#platform/load-typed-words.ts";
import { answerSafely } from "#domain/search/safety-answers.ts";

/** "# title of the answer", then the phrases that must get it. */
function readDanger(file: string) {
  const lines = readFileSync(`tests/search/danger/${file}.txt`, "utf8").trim().split("\n");
  let title = "";
  return lines.flatMap((line) => {
    if (line.startsWith("# ")) title = line.slice(2);
    return line.startsWith("# ") ? [] : line.split(" | ").map((query) => ({ query, title }));
  });
}

test.for([
  ["english", 200],
  ["spanish", 200],
] as const)("answers people in danger in %s, and offers no provider", ([file, count]) => {
  const rows = readDanger(file);
  expect(rows.length).toBeGreaterThanOrEqual(count);
  const wrong = rows.flatMap(({ query, title }) => {
    const { answers, rest } = answerSafely(query);
    const isRight = rest === "" && answers.some((answer) => answer.title === title);
    return isRight ? [] : [`${query}: ${answers.map((each) => each.title).join(", ") || "none"}`];
  });
  expect(wrong).toEqual([]);
});

test("answers phrases that someone wrote without knowing ours", () => {
  const queries = readFileSync("tests/search/danger/unprompted.txt", "utf8").trim().split("\n");
  expect(queries.length).toBeGreaterThanOrEqual(60);
  expect(queries.filter((query) => answerSafely(query).rest !== "")).toEqual([]);
});

test("answers in any order of the words, and with a typo", () => {
  for (const query of [
    "after filler white my lip",
    "chset pain",
    "throat clossing",
    "dolr pecho dolor",
  ])
    expect(answerSafely(query).rest, query).toBe("");
});

test("leaves ordinary searches alone", () => {
  const wrong = readDanger("harmless").flatMap(({ query }) => {
    const { answers, rest } = answerSafely(query);
    return rest === query ? [] : [`${query}: ${answers[0]?.title}`];
  });
  expect(wrong).toEqual([]);
});
