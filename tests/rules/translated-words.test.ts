import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { languageCodes } from "#shared/language.ts";
import { illustrationCaptions } from "#tests/support/illustration-captions.ts";

const sources = globSync([
  "{app,domain,site,shared,server,integrations,platform}/**/*.{ts,tsx}",
  "site/*.json",
]).filter((file) => !file.includes(".test."));
const written = [
  ...sources.map((file) => readFileSync(file, "utf8")),
  ...illustrationCaptions.map((caption) => JSON.stringify(caption)),
].join("\n");
/** Allows for line breaks and quotes of the formatter; interpolated numbers become {count}. */
const sourceCode = written + written.replace(/\$\{[^{}]*\}/g, "{count}");

describe.each(languageCodes().filter((code) => code !== "en"))("sentences in '%s'", (code) => {
  const folder = `site/languages/${code}`;
  /** Files with a counterpart in site/ are content: tests/rules/translated-content.test.ts. */
  const files = globSync("*.json", { cwd: folder }).filter((file) => !existsSync(`site/${file}`));
  const words: [file: string, text: string, said: string | string[]][] = files.flatMap((file) =>
    Object.entries<string | string[]>(JSON.parse(readFileSync(join(folder, file), "utf8"))).map(
      ([text, said]): [string, string, string | string[]] => [file, text, said],
    ),
  );
  test("are all used somewhere", () => {
    expect(words.length).toBeGreaterThan(100);
    const sentences = words.filter(([file]) => !file.endsWith("nouns.json"));
    const quoted = (text: string) => [JSON.stringify(text), `'${text}'`, `\`${text}\``];
    const unsaid = sentences.filter(
      ([, text]) =>
        !quoted(text).some((form) => sourceCode.includes(form)) &&
        !sourceCode.includes(`text="${text}"`),
    );
    expect(unsaid.map(([file, text]) => `${file}: ${text}`)).toEqual([]);
  });

  test("have the placeholders and tags of the English ones", () => {
    const placeholders = (text: string) => (text.match(/\{\w+\}|<\/?\w+>/g) ?? []).sort();
    const differing = words.filter(
      ([, text, said]) =>
        typeof said === "string" && placeholders(text).join() !== placeholders(said).join(),
    );
    expect(differing).toEqual([]);
  });

  test("have one translation each", () => {
    const said = Map.groupBy(words, ([, text]) => text);
    const split = [...said.values()].filter(
      (all) => new Set(all.map(([, , translation]) => JSON.stringify(translation))).size > 1,
    );
    expect(split).toEqual([]);
  });

  test("of browser code are in the translations that load before it", () => {
    const known = new Set(words.map(([file, text]) => `${file}: ${text}`));
    const entry = "app/site/entry.client.ts";
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
