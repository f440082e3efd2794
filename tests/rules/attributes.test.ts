import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const textsOf = (...patterns: string[]) =>
  globSync(patterns).map((file) => readFileSync(file, "utf8"));
const found = (texts: string[], pattern: RegExp) =>
  new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = ""]) => name)));

const declared = found(
  [readFileSync("app/browser/attributes.ts", "utf8")],
  /^\s+(?:\| )?"(?:data-)?([a-z]+(?:-[a-z]+)*)"/gm,
);

test("markup and scripts agree on the names of attributes", () => {
  const marked = found(textsOf("app/**/*.tsx"), /[\s"](?:data-)([a-z-]+)"?(?=[=\s:>])/g);
  const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const scripts = textsOf("app/**/*.{ts,css}", "app/islands/**/*.tsx");
  // Also `const { one, other = "" } = form.dataset` and `({ dataset: { one } })`.
  const taken = [
    ...found(scripts, /\{([^{}]*)\} = \w+\.dataset/g),
    ...found(scripts, /dataset: \{([^{}]*)\}/g),
  ].flatMap((names) => names.match(/\w+(?=\s*[,=:}]|\s*$)/g) ?? []);
  const read = new Set([
    ...found(scripts, /\[data-([a-z-]+)/g),
    ...found(scripts, /"data-([a-z-]+)"/g),
    ...[...found(scripts, /dataset\.(\w+)/g), ...taken].map(kebab),
  ]);
  expect(declared.size).toBeGreaterThan(50);
  expect([...marked].filter((name) => !declared.has(name))).toEqual([]);
  expect([...declared].filter((name) => !marked.has(name))).toEqual([]);
  expect([...declared].filter((name) => !read.has(name))).toEqual([]);
});
