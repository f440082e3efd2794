import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], { encoding: "utf8" }).split("\n");

/** Tests are named as `file` "words", and there are at least so many. */
const pages = { "docs/security.md": 150, "docs/accessibility.md": 35 };

test.for(Object.entries(pages))("the tests that %s names exist, and hold the words that it quotes", ([name, least]) => {
  const page = readFileSync(name, "utf8");
  const named = [...page.matchAll(/`([\w./-]+\.(?:test|spec)\.ts)`(?: "([^"]+?)(?: \.\.\.)?")?/g)];
  expect(named.length).toBeGreaterThan(least);
  const missing = named.filter(([, name = "", words = ""]) => {
    const found = files.filter((file) => file === name || file.endsWith(`/${name}`));
    return !found.some((file) => readFileSync(file, "utf8").includes(words));
  });
  expect(missing.map(([all]) => all)).toEqual([]);
});

test("every criterion of WCAG 2.2 A and AA has its row, its verdict and what holds it", () => {
  const rows = readFileSync("docs/accessibility.md", "utf8").matchAll(/^\| (\d\.\d\.\d+) [^|]+\| (A|AA) \| (met|no such content|not met) \| (.+) \|$/gm);
  const levels = [...rows].map(([, number, level, , held]) => ({ number, level, held }));
  expect(levels.length).toBe(55);
  expect(new Set(levels.map(({ number }) => number)).size).toBe(55);
  expect(levels.filter(({ level }) => level === "A").length).toBe(31);
  expect(levels.filter(({ held = "" }) => held.length < 4)).toEqual([]);
});
