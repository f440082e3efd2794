import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isFullLevel } from "#tests/support/test-level.ts";
import { type Mutation, mutations } from "./mutations.ts";
import { copyProject } from "./project-copy.ts";

test.for(Object.entries(mutations))(
  "mutation %s applies in exactly one place and names a test",
  ([
    ,
    {
      file,
      find,
      test: [, testFile, title],
    },
  ]) => {
    expect(readFileSync(file, "utf8").split(find)).toHaveLength(2);
    expect(readFileSync(testFile, "utf8")).toContain(title);
  },
);

// One after the other: each starts a test run of its own.
test.runIf(isFullLevel).for(Object.entries(mutations))(
  "mutation %s fails its test",
  { timeout: 600_000, concurrent: false },
  async ([, mutation]) => {
    const [, , title] = mutation.test;
    expect((await failedTests(mutation)).filter((name) => name.includes(title))).not.toEqual([]);
  },
);

async function failedTests({ file, find, replace, test: [project, testFile, title] }: Mutation) {
  const copy = copyProject();
  copy.write(
    file,
    readFileSync(file, "utf8").replace(find, () => replace),
  );
  const report = join(copy.folder, "report.json");
  const run = ["run", "--project", project, testFile, "-t", title.replaceAll(/\W/g, ".")];
  // A nested Vitest run must not act as a worker of this one.
  const env = Object.entries(process.env).filter(([name]) => !name.startsWith("VITEST"));
  await new Promise((ended) =>
    execFile(
      process.execPath,
      ["node_modules/vitest/vitest.mjs", ...run, "--reporter=json", `--outputFile=${report}`],
      { cwd: copy.folder, env: Object.fromEntries(env) },
      ended,
    ),
  );
  const { testResults } = JSON.parse(readFileSync(report, "utf8")) as VitestReport;
  copy.remove();
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === "failed")
    .map(({ fullName }) => fullName);
}

type VitestReport = { testResults: { assertionResults: { fullName: string; status: string }[] }[] };
