import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const importing = /(?:from|import) ?\(?"((?:#app|\.)[^"]+)"/g;

/** Returns the files in app/ that these import, directly or indirectly. */
function reachedFrom(starts: string[]) {
  const reached = new Set(starts);
  for (const file of reached)
    for (const [, from = ""] of readFileSync(file, "utf8").matchAll(importing)) {
      const imported = from.startsWith("#app/") ? from.slice(1) : join(dirname(file), from);
      if (imported.startsWith("app/") && existsSync(imported)) reached.add(imported);
    }
  return reached;
}

test("the public stylesheet includes every component that public pages use", () => {
  const leftOut = [
    ...readFileSync("app/styles/public.css", "utf8").matchAll(/@source not "\.\.\/([^"]+)"/g),
  ].flatMap(([, pattern]) => globSync(`app/${pattern}`));
  expect(leftOut.length).toBeGreaterThan(100);
  const reached = reachedFrom(globSync("app/site/**/*.{ts,tsx}"));
  expect(reached.size).toBeGreaterThan(200);
  expect(leftOut.filter((file) => file.endsWith(".tsx") && reached.has(file))).toEqual([]);
});

test("every file that the public stylesheet leaves out exists", () => {
  const named = [
    ...readFileSync("app/styles/public.css", "utf8").matchAll(/@source not "\.\.\/([^"]+)"/g),
  ].flatMap(([, pattern = ""]) => {
    const [, before = "", names, after = ""] = /^(.*)\{(.*)\}(.*)$/.exec(pattern) ?? [];
    return names?.split(",").map((name) => before + name + after) ?? pattern;
  });
  expect(named.filter((pattern) => globSync(`app/${pattern}`).length === 0)).toEqual([]);
});
