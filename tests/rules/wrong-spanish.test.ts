import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import wrong from "./wrong-spanish.json" with { type: "json" };

/** `unless`: the English text allows the words. */
type WrongWords = { words: string[]; say: string; unless?: string };
type SpanishText = { file: string; at: string; text: string };

/** `at`: the path inside the file, which ends with the English text where there is one. */
const textsOf = (value: unknown, file: string, at = ""): SpanishText[] => {
  if (typeof value === "string") return [{ file, at, text: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inside]) => textsOf(inside, file, `${at}.${key}`));
};

const spanish = globSync("site/languages/es/{,!(typed)/}*.json").flatMap((file) =>
  textsOf(JSON.parse(readFileSync(file, "utf8")), file),
);

test("no Spanish text has a word that means something else, or nothing, to readers from Mexico", () => {
  expect(spanish.length).toBeGreaterThan(4_000);
  const found = (wrong as WrongWords[]).flatMap(({ words, say, unless }) => {
    const isWrong = new RegExp(`(?<!\\p{L})(${words.join("|")})(?!\\p{L})`, "iu");
    const isAllowed = unless ? new RegExp(unless, "u") : null;
    return spanish
      .filter(({ at, text }) => isWrong.test(text) && !isAllowed?.test(at))
      .map(({ file, at, text }) => `${file}${at}: ${isWrong.exec(text)?.[0]} → ${say}`);
  });
  expect(found).toEqual([]);
});
