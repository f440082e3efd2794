import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { illustrationCaptions } from "#tests/support/illustration-captions.ts";

/** Files with a counterpart in site/ are content: tests/rules/spanish-content.test.ts. */
const files = globSync("*.json", { cwd: "site/spanish" }).filter(
  (file) => !existsSync(`site/${file}`),
);
const words: [file: string, text: string, said: string | string[]][] = files.flatMap((file) =>
  Object.entries<string | string[]>(
    JSON.parse(readFileSync(join("site/spanish", file), "utf8")),
  ).map(([text, said]): [string, string, string | string[]] => [file, text, said]),
);
const sources = globSync([
  "{app,domain,site,shared,server,integrations,platform}/**/*.{ts,tsx}",
  "site/*.json",
]).filter((file) => !file.includes(".test."));
const written = [
  ...sources.map((file) => readFileSync(file, "utf8")),
  ...illustrationCaptions.map((caption) => JSON.stringify(caption)),
].join("\n");
/** Allows for line breaks and quotes of the formatter; interpolated numbers become {count}. */
const code = written + written.replace(/\$\{[^{}]*\}/g, "{count}");

test("every translated sentence is used somewhere", () => {
  expect(words.length).toBeGreaterThan(100);
  const sentences = words.filter(([file]) => !file.endsWith("nouns.json"));
  const quoted = (text: string) => [JSON.stringify(text), `'${text}'`, `\`${text}\``];
  const unsaid = sentences.filter(
    ([, text]) =>
      !quoted(text).some((form) => code.includes(form)) && !code.includes(`text="${text}"`),
  );
  expect(unsaid.map(([file, text]) => `${file}: ${text}`)).toEqual([]);
});

test("every sentence has the same placeholders and tags in both languages", () => {
  const placeholders = (text: string) => (text.match(/\{\w+\}|<\/?\w+>/g) ?? []).sort();
  const differing = words.filter(
    ([, text, said]) =>
      typeof said === "string" && placeholders(text).join() !== placeholders(said).join(),
  );
  expect(differing).toEqual([]);
});

test("no sentence has two translations", () => {
  const said = Map.groupBy(words, ([, text]) => text);
  const split = [...said.values()].filter(
    (all) => new Set(all.map(([, , translation]) => JSON.stringify(translation))).size > 1,
  );
  expect(split).toEqual([]);
});

test("every sentence used by browser code is in the translations that load before it", () => {
  const known = new Set(words.map(([file, text]) => `${file}: ${text}`));
  const entry = "app/entry.client.ts";
  const loadedFirst = reachedFrom([entry], /(?<!withTranslations\(\s*)import\(/);
  const loaded = reachedFrom([entry, ...globSync("app/islands/*/*.island.tsx")], /import\(/);
  const said = [...loaded].flatMap((file) =>
    [
      ...readFileSync(file, "utf8").matchAll(/\b(?:say\(|plural\([^,]+,)\s*("(?:[^"\\]|\\.)*")/g),
    ].map(([, text = ""]) => [file, JSON.parse(text) as string] as const),
  );
  expect(said.length).toBeGreaterThan(100);
  const unknown = said.filter(
    ([file, text]) =>
      !known.has(`browser.json: ${text}`) &&
      (loadedFirst.has(file) || !known.has(`islands.json: ${text}`)),
  );
  expect(unknown).toEqual([]);
});

/** `later`: matches what is before the name of a file that loads later. */
function reachedFrom(files: string[], later: RegExp, reached = new Set<string>()) {
  const imports = new RegExp(
    `(?:^import (?!type\\b)[^"]*|${later.source})\\s*"([.#][^"]+\\.tsx?)"`,
    "gm",
  );
  for (const file of files.filter((found) => !reached.has(found))) {
    reached.add(file);
    const names = [...readFileSync(file, "utf8").matchAll(imports)].map(([, name = ""]) =>
      name.startsWith("#") ? name.slice(1) : join(dirname(file), name),
    );
    reachedFrom(names, later, reached);
  }
  return reached;
}
