import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const pages = ["README.md", "CONTRIBUTING.md", "SECURITY.md", ...globSync("docs/**/*.md")].map(
  (file) => ({ file, text: readFileSync(file, "utf8") }),
);
const longest = 200;
/** A register has a row for each requirement. */
const registers = ["docs/asvs.md"];
const folders = "app|server|domain|database|integrations|platform|shared|site|scripts|tests|bench";

test("every file and folder that the docs name exists", () => {
  const named = pages.flatMap(({ file, text }) => [
    ...[...text.matchAll(/\]\((?!https?:)([^)#\s]+)/g)].map(([, path = ""]) => ({
      file,
      path: join(dirname(file), path),
    })),
    ...[...text.matchAll(new RegExp(`\`((?:${folders})/[\\w./-]+)\``, "g"))].map(
      ([, path = ""]) => ({ file, path }),
    ),
  ]);
  expect(named.length).toBeGreaterThan(200);
  expect(named.filter(({ path }) => !existsSync(path))).toEqual([]);
});

test("no page is longer than ten minutes of reading", () => {
  const long = pages.filter(({ text }) => text.trimEnd().split("\n").length > longest);
  expect(long.map(({ file }) => file).filter((file) => !registers.includes(file))).toEqual([]);
});
