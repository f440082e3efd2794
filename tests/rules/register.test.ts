import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  encoding: "utf8",
}).split("\n");

/** Tests are named as `file` "words", and there are at least so many. */
const pages = {
  "docs/security.md": 150,
  "docs/accessibility.md": 35,
  "docs/operations.md": 0,
  "docs/decisions/0047-out-of-service.md": 4,
};

test.for(Object.entries(pages))(
  "the tests that %s names exist, and hold the words that it quotes",
  ([name, least]) => {
    const page = readFileSync(name, "utf8");
    const named = [
      ...page.matchAll(/`([\w./-]+\.(?:test|spec)\.ts)`(?: "([^"]+?)(?: \.\.\.)?")?/g),
    ];
    expect(named.length).toBeGreaterThan(least);
    const missing = named.filter(([, name = "", words = ""]) => {
      const found = files.filter((file) => file === name || file.endsWith(`/${name}`));
      return !found.some((file) => readFileSync(file, "utf8").includes(words));
    });
    expect(missing.map(([all]) => all)).toEqual([]);
  },
);

/** How many requirements of levels 1 and 2 each section of ASVS 5.0.0 has, by its own list; within a section they are the first ones. */
const asvs = `1.1:2 1.2:9 1.3:11 1.4:3 1.5:2 2.1:3 2.2:3 2.3:4 2.4:1 3.2:2 3.3:4 3.4:6 3.5:5 3.7:2 4.1:3 4.2:1 4.3:2 4.4:4 5.1:1 5.2:3 5.3:2 5.4:3
  6.1:3 6.2:12 6.3:4 6.4:4 6.5:5 6.6:3 6.8:4 7.1:3 7.2:4 7.3:2 7.4:5 7.5:2 7.6:2 8.1:2 8.2:3 8.3:1 8.4:1 9.1:3 9.2:4
  10.1:2 10.2:2 10.3:4 10.4:11 10.5:5 10.6:2 10.7:3 11.1:2 11.2:3 11.3:3 11.4:4 11.5:1 11.6:1 12.1:3 12.2:2 12.3:4 13.1:1 13.2:5 13.3:2 13.4:5
  14.1:2 14.2:4 14.3:3 15.1:3 15.2:3 15.3:7 16.1:1 16.2:5 16.3:4 16.4:3 16.5:3 17.1:1 17.2:4 17.3:2`;
const requirements = asvs.split(/\s+/).flatMap((part) => {
  const [section, count] = part.split(":");
  return Array.from({ length: Number(count) }, (_, index) => `${section}.${index + 1}`);
});

/** "1.2.6 to 1.2.8, 1.3.1" as single numbers. */
const namedBy = (numbers: string) =>
  numbers.split(", ").flatMap((part) => {
    const [first = "", last = first] = part.split(" to ");
    const [from, to] = [first, last].map((number) => requirements.indexOf(number)) as [
      number,
      number,
    ];
    return from < 0 || to < from ? [part] : requirements.slice(from, to + 1);
  });

const register = [
  ...readFileSync("docs/security.md", "utf8").matchAll(
    /^\| (\d+\.\d+\.\d+[^|]*) \| ([^|]+) \| ([^|]+) \| (.*) ?\|$/gm,
  ),
].map(([, numbers = "", asked = "", verdict = "", held = ""]) => ({
  numbers,
  asked,
  verdict,
  held,
}));

test("every requirement of ASVS 5.0 of levels 1 and 2 stands in one row", () => {
  expect(requirements.length).toBe(253);
  expect(register.flatMap(({ numbers }) => namedBy(numbers)).sort()).toEqual(
    requirements.toSorted(),
  );
  expect(
    register.filter(
      ({ verdict }) =>
        !/^(holds\b|does not apply|open$|the (operator|proxy)'s task$)/.test(verdict),
    ),
  ).toEqual([]);
});

test("what holds names the test that would notice, or says that none can", () => {
  const holding = register.filter(({ verdict }) => verdict.startsWith("holds"));
  expect(holding.length).toBeGreaterThan(150);
  const unheld = ({ held }: { held: string }) =>
    !/`[\w./-]+\.(test|spec)\.ts`|\bby (design|review): \S/.test(held);
  expect(holding.filter(unheld)).toEqual([]);
});

test("every criterion of WCAG 2.2 A and AA has its row, its verdict and what holds it", () => {
  const rows = readFileSync("docs/accessibility.md", "utf8").matchAll(
    /^\| (\d\.\d\.\d+) [^|]+\| (A|AA) \| (met|no such content|not met) \| (.+) \|$/gm,
  );
  const levels = [...rows].map(([, number, level, , held]) => ({ number, level, held }));
  expect(levels.length).toBe(55);
  expect(new Set(levels.map(({ number }) => number)).size).toBe(55);
  expect(levels.filter(({ level }) => level === "A").length).toBe(31);
  expect(levels.filter(({ held = "" }) => held.length < 4)).toEqual([]);
});
