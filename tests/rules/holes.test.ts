import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type HoleName, holes } from "#tests/assure/holes.ts";
import { hasNoticed } from "#tests/assure/holes-found.ts";
import { copyWith } from "#tests/assure/plant.ts";
import { runTests } from "#tests/assure/run-tests.ts";
import { suites } from "#tests/assure/suites.ts";
import { isProven, rowOf } from "#tests/assure/table.ts";

test.for(Object.entries(holes))(
  "the hole %s can be planted in one place, and stands nowhere",
  ([, { file, find, replace }]) => {
    const source = readFileSync(file, "utf8");
    expect([source.split(find).length - 1, source.includes(replace)]).toEqual([1, false]);
  },
);

test("each hole has a suite that finds it, each suite a hole, and each file of a suite exists", () => {
  const found = new Set(suites.flatMap(({ finds }) => Object.keys(finds)));
  expect(Object.keys(holes).filter((name) => !found.has(name))).toEqual([]);
  expect(
    suites.flatMap(({ name, finds }) => (Object.keys(finds).length === 0 ? [name] : [])),
  ).toEqual([]);
  const isThere = (file: string) =>
    [file, `${file}.ts`, `${file}.test.ts`, `${file}.server.test.ts`].some((path) =>
      existsSync(path),
    );
  const files = suites.flatMap((suite) => [
    ...suite.files,
    ...Object.values(suite.finds).map(([file]) => file),
  ]);
  expect(files.filter((file) => !isThere(file))).toEqual([]);
});

test("each suite has its row in the table, in the long form that it has now, with no test that failed and each of its holes found", () => {
  const page = readFileSync("docs/security.md", "utf8");
  expect(suites.filter((suite) => !isProven(suite, page)).map(({ name }) => name)).toEqual([]);
  const [suite] = suites as [(typeof suites)[number]];
  const result = {
    ...suite,
    passed: 3,
    skipped: 1,
    failed: [],
    seconds: 2,
    measured: "2026-11-25",
    holes: [],
  };
  const holes = Object.keys(suite.finds).map((hole) => ({ hole, isFound: true }));
  expect(isProven(suite, rowOf({ ...result, holes }))).toBe(true);
  expect(isProven(suite, rowOf(result))).toBe(false);
  expect(isProven(suite, rowOf({ ...result, holes, failed: ["one"] }))).toBe(false);
  expect(isProven(suite, rowOf({ ...result, holes, passed: 0 }))).toBe(false);
});

/** The others need a database, a build or a browser each: npm run assure. */
const cheap: HoleName[] = [
  "missing CSRF check",
  "open redirect",
  "call to inside",
  "reader looks a name up twice",
  "webhook looks a name up twice",
  "mail to whoever is named",
  "slow pattern",
  "picture kept as sent",
];

test("a test whose site did not start has noticed nothing", () => {
  const name = "the matrix: run bookings";
  expect(
    hasNoticed([{ name, reason: "AssertionError: expected 200 to be 404" }], "run bookings"),
  ).toBe(true);
  expect(hasNoticed([{ name, reason: "Error: The server did not start:\n" }], "run bookings")).toBe(
    false,
  );
});

test("holes that are cheap to plant are found by the suites that should", {
  timeout: 180_000,
}, async () => {
  const finding = suites.flatMap(({ projects: [project], finds }) =>
    Object.entries(finds).flatMap(([hole, [file, words]]) =>
      cheap.some((name) => name === hole) && project ? [{ project, file, words }] : [],
    ),
  );
  expect(finding).toHaveLength(cheap.length);
  const copy = copyWith(...cheap);
  const { failed, trouble } = await runTests({
    projects: [...new Set(finding.map(({ project }) => project))],
    files: finding.map(({ file }) => file),
    only: finding.map(({ words }) => words),
    cwd: copy.folder,
  });
  copy.remove();
  expect(trouble).toBe("");
  expect(finding.map(({ words }) => words).filter((words) => !hasNoticed(failed, words))).toEqual(
    [],
  );
});
