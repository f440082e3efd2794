import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export type TestRun = {
  projects: readonly string[];
  files: readonly string[];
  only?: string[];
  cwd?: string;
};
export type Failed = { name: string; reason: string };
/** `trouble`: output of a run without any test. */
export type Ran = { passed: number; skipped: number; failed: Failed[]; trouble: string };

type VitestReport = {
  numPassedTests: number;
  numPendingTests: number;
  testResults: {
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
};
type PlaywrightTest = {
  status: "expected" | "unexpected" | "flaky" | "skipped";
  results: { errors: { message?: string }[] }[];
};
type PlaywrightSpec = { title: string; tests: PlaywrightTest[] };
type PlaywrightSuite = { specs?: PlaywrightSpec[]; suites?: PlaywrightSuite[] };

const escaped = (words: string[]) =>
  words.map((each) => each.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");

export async function runTests({ projects, files, only = [], cwd = "." }: TestRun): Promise<Ran> {
  const folder = mkdtempSync(join(tmpdir(), "assure-"));
  const report = join(folder, "report.json");
  const inBrowser = projects.includes("browser");
  const filters = [...files, ...(only.length > 0 ? [inBrowser ? "-g" : "-t", escaped(only)] : [])];
  const command = inBrowser
    ? ["node_modules/@playwright/test/cli.js", "test", ...filters, "--reporter=json"]
    : [
        "node_modules/vitest/vitest.mjs",
        "run",
        ...projects.flatMap((name) => ["--project", name]),
        ...filters,
        "--reporter=json",
        `--outputFile=${report}`,
      ];
  const { printed } = await runNode(command, cwd, {
    TEST_LEVEL: "full",
    BOTH_DATABASES: "1",
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  try {
    const read = JSON.parse(readFileSync(report, "utf8"));
    const ran = inBrowser ? ofPlaywright(read) : ofVitest(read);
    return { ...ran, trouble: ran.passed + ran.failed.length === 0 ? printed : "" };
  } catch {
    return { passed: 0, skipped: 0, failed: [], trouble: printed };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export function runNode(command: string[], cwd: string, env: Record<string, string> = {}) {
  return new Promise<{ passes: boolean; printed: string }>((resolve) => {
    // A nested Vitest run must not act as a worker of the outer one.
    const {
      VITEST: _vitest,
      VITEST_POOL_ID: _pool,
      VITEST_WORKER_ID: _worker,
      ...inherited
    } = process.env;
    const child = spawn(process.execPath, command, {
      cwd,
      env: { ...inherited, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let printed = "";
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (text) => (printed += text));
    child.once("close", (code) => resolve({ passes: code === 0, printed }));
  });
}

function ofVitest({ numPassedTests, numPendingTests, testResults }: VitestReport) {
  const failed = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === "failed");
  return {
    passed: numPassedTests,
    skipped: numPendingTests,
    failed: failed.map(({ fullName, failureMessages }) => ({
      name: fullName,
      reason: failureMessages.join("\n"),
    })),
  };
}

/** A spec in two sizes has two tests, and the spec's `ok` covers only the first. */
function ofPlaywright({ suites = [] }: PlaywrightSuite) {
  const specsOf = (suite: PlaywrightSuite): PlaywrightSpec[] => [
    ...(suite.specs ?? []),
    ...(suite.suites ?? []).flatMap(specsOf),
  ];
  const told = suites
    .flatMap(specsOf)
    .flatMap(({ title, tests }) => tests.map((test) => ({ title, ...test })));
  const failed = told.filter(({ status }) => status === "unexpected" || status === "flaky");
  const reasonOf = ({ results }: PlaywrightTest) =>
    results.flatMap(({ errors }) => errors.map(({ message = "" }) => message)).join("\n");
  const count = (wanted: PlaywrightTest["status"]) =>
    told.filter(({ status }) => status === wanted).length;
  return {
    passed: count("expected"),
    skipped: count("skipped"),
    failed: failed.map((test) => ({ name: test.title, reason: reasonOf(test) })),
  };
}
