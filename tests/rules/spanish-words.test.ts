import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

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
const written = sources.map((file) => readFileSync(file, "utf8")).join("\n");
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

test("every sentence used by browser code is in the browser's translations", () => {
  const browser = new Set(
    words.filter(([file]) => file.endsWith("browser.json")).map(([, text]) => text),
  );
  const said = [...reachedFrom("app/entry.client.ts")].flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/\bsay\(\s*("(?:[^"\\]|\\.)*")/g)].map(
      ([, text = ""]) => [file, JSON.parse(text) as string] as const,
    ),
  );
  expect(said.length).toBeGreaterThan(5);
  expect(said.filter(([, text]) => !browser.has(text))).toEqual([]);
});

function reachedFrom(entry: string, reached = new Set<string>()) {
  if (reached.has(entry)) return reached;
  reached.add(entry);
  for (const [, name = ""] of readFileSync(entry, "utf8").matchAll(
    /(?:^import (?!type\b)[^"]*|import\()"([.#][^"]+\.tsx?)"/gm,
  ))
    reachedFrom(name.startsWith("#") ? name.slice(1) : join(dirname(entry), name), reached);
  return reached;
}
