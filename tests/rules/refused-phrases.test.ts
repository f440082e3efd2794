import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import refused from "./refused-phrases.json" with { type: "json" };

/** `not`: a text it refuses. `say`: what to write instead. `unless`: the English text allows it. */
type Refused = { pattern: string; not: string; say: string; unless?: string };
type Text = { at: string; text: string; english: string };

const read = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));
const noWords = new Set(["slug", "url", "path", "query", "synonyms", "sources"]);
const textsOf = (value: unknown, at: string): { at: string; text: string }[] => {
  if (typeof value === "string") return [{ at, text: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inside]) =>
    noWords.has(key) ? [] : textsOf(inside, `${at}.${key}`),
  );
};

/** Code without comments: pages and emails write their English there. */
const source = globSync([
  "app/**/*.{ts,tsx}",
  "{domain,integrations,shared,site}/**/*.ts",
  "server/api/*.ts",
])
  .filter(
    (file) => !/\.test\.|column-names|search-words|common-passwords|tidy-|\/spanish\//.test(file),
  )
  .flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .map((text, index) => ({ at: `${file}:${index + 1}`, text }))
      .filter(({ text }) => !/^\s*(\/\/|\*|\/\*|\{\/\*)/.test(text) && / /.test(text.trim())),
  );
const content = globSync(
  ["{categories,owners,treatments}/*.json", "cities.json", "safety-answers.json"],
  { cwd: "site" },
).flatMap((file) => textsOf(read(`site/${file}`), file));

const spanish: Text[] = globSync("site/spanish/**/*.json").flatMap((file) =>
  textsOf(read(file), "").map(({ at, text }) => ({ at: file + at, text, english: at.slice(1) })),
);

const find = (phrases: Refused[], texts: { at: string; text: string; english?: string }[]) =>
  phrases.flatMap(({ pattern, say, unless }) => {
    const isRefused = new RegExp(pattern, "iu");
    const isAllowed = unless ? new RegExp(unless, "u") : null;
    return texts
      .filter(({ text, english = "" }) => isRefused.test(text) && !isAllowed?.test(english))
      .map(({ at, text }) => `${at}: ${isRefused.exec(text)?.[0]} → ${say}`);
  });

test("no English text has a phrase that we refuse", () => {
  expect(source.length).toBeGreaterThan(10_000);
  expect(content.length).toBeGreaterThan(1_000);
  expect(find(refused.english, [...source, ...content])).toEqual([]);
});

test("no Spanish text has a phrase that we refuse", () => {
  expect(spanish.length).toBeGreaterThan(4_000);
  expect(find(refused.spanish, spanish)).toEqual([]);
});

test("every refused phrase is recognized", () => {
  const all: Refused[] = [...refused.english, ...refused.spanish];
  expect(all.filter((one) => find([one], [{ at: "", text: one.not }]).length === 0)).toEqual([]);
});

test("texts have curly quotes and apostrophes", () => {
  const translated = globSync("site/spanish/*.json").flatMap((file) =>
    Array.isArray(read(file)) ? [] : Object.keys(read(file) as object),
  );
  const all = [
    ...translated,
    ...spanish.map(({ text }) => text),
    ...content.map(({ text }) => text),
  ];
  expect(all.filter((text) => /\p{L}'\p{L}|"/u.test(text))).toEqual([]);
});
