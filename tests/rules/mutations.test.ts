import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { copyWith, patternOf } from "#tests/mutations/apply.ts";
import { hasNoticed } from "#tests/mutations/detect.ts";
import { type MutationName, mutations } from "#tests/mutations/mutations.ts";
import { runTests } from "#tests/mutations/run-tests.ts";
import { suites } from "#tests/mutations/suites.ts";
import { isFullLevel } from "#tests/support/test-level.ts";

test.for(Object.entries(mutations))(
  "mutation %s applies in exactly one place of the source",
  ([, { file, find, replace }]) => {
    const source = readFileSync(file, "utf8");
    const isApplied = source.includes(replace);
    expect([[...source.matchAll(patternOf(find))].length, isApplied]).toEqual([1, false]);
  },
);

test("every mutation has a suite that detects it, every suite has a mutation, and every named file exists", () => {
  const detected = new Set(suites.flatMap(({ finds }) => Object.keys(finds)));
  expect(Object.keys(mutations).filter((name) => !detected.has(name))).toEqual([]);
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
  const words = suites.flatMap(({ finds }) => Object.values(finds).map(([, each]) => each));
  expect(words.filter((each) => each.length < "/about".length)).toEqual([]);
});

/** The others need a database, a build or a browser: npm run assure. */
const cheap: MutationName[] = [
  "missing CSRF check",
  "open redirect",
  "request to an internal address",
  "DNS rebinding of the reader",
  "DNS rebinding of a webhook",
  "email to any named address",
  "slow regular expression",
  "photo stored without re-encoding",
];

test("a test whose site did not start has detected nothing", () => {
  const name = "the matrix: bookings.manage";
  expect(
    hasNoticed([{ name, reason: "AssertionError: expected 200 to be 404" }], "bookings.manage"),
  ).toBe(true);
  expect(
    hasNoticed([{ name, reason: "Error: The server did not start:\n" }], "bookings.manage"),
  ).toBe(false);
});

test.runIf(isFullLevel)(
  "cheap mutations are detected by the suites that should detect them",
  { timeout: 600_000 },
  async () => {
    const finding = suites.flatMap(({ projects: [project], finds }) =>
      Object.entries(finds).flatMap(([mutation, [file, words]]) =>
        cheap.some((name) => name === mutation) && project ? [{ project, file, words }] : [],
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
  },
);
