import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const page = readFileSync("docs/security.md", "utf8");
const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], { encoding: "utf8" }).split("\n");

test("the tests that docs/security.md names exist, and hold the words that it quotes", () => {
  const named = [...page.matchAll(/`([\w./-]+\.(?:test|spec)\.ts)`(?: "([^"]+?)(?: \.\.\.)?")?/g)];
  expect(named.length).toBeGreaterThan(150);
  const missing = named.filter(([, name = "", words = ""]) => {
    const found = files.filter((file) => file === name || file.endsWith(`/${name}`));
    return !found.some((file) => readFileSync(file, "utf8").includes(words));
  });
  expect(missing.map(([all]) => all)).toEqual([]);
});
