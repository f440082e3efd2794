import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { ensureBuilt } from "./setup/build.mjs";
import { ensureChromium } from "./setup/chromium.mjs";
import { ensureInstalled } from "./setup/install.mjs";
import { findNode } from "./setup/node.mjs";
import { ensurePostgres } from "./setup/postgres.mjs";
import { runProcess, stopOnFailure } from "./setup/run.mjs";

const reports = ".cache/reports";

try {
  await ensureInstalled();
  const node = await findNode();
  // Downloads wait for the network, the build for the CPU. Debian packages install in sequence.
  const fetched = ensureChromium(node).then(async (path) => {
    await ensurePostgres();
    return path;
  });
  // The check needs neither, so it runs meanwhile.
  const [check, chromium] = await Promise.all([
    suite("check", node, ["scripts/check.mjs"], {}, (passes) => ({
      passed: passes ? 1 : 0,
      failed: passes ? 0 : 1,
    })),
    fetched,
    ensureBuilt(node),
  ]);
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });

  // Shares compiled code between processes.
  const env = { CHROMIUM_PATH: chromium, NODE_COMPILE_CACHE: resolve(".cache/compiled") };
  const suites = [
    check,
    await suite(
      "tests",
      node,
      [
        "node_modules/vitest/vitest.mjs",
        "run",
        "--reporter=default",
        "--reporter=json",
        `--outputFile.json=${reports}/vitest.json`,
      ],
      env,
      vitestCounts,
    ),
    await suite(
      "browser",
      node,
      ["node_modules/@playwright/test/cli.js", "test", "--reporter=dot,json"],
      { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: `${reports}/playwright.json` },
      playwrightCounts,
    ),
  ];
  console.log(
    suites
      .map(
        ({ name, passed, failed, seconds }) =>
          `${name}: ${passed} passed, ${failed} failed, ${seconds} s`,
      )
      .join("\n"),
  );
  const commit = execFileSync("git", ["describe", "--always", "--dirty", "--exclude=*"]);
  const run = { commit: String(commit).trim(), level: process.env.TEST_LEVEL ?? "usual", suites };
  writeFileSync(`${reports}/run.json`, `${JSON.stringify(run, null, 2)}\n`);
  const sum = (key) => suites.reduce((total, each) => total + each[key], 0);
  console.log(`${sum("passed")} passed, ${sum("failed")} failed`);
  process.exitCode = sum("failed") === 0 ? 0 : 1;
} catch (error) {
  stopOnFailure(error);
}

/** A suite that fails without a failed test, or runs none, counts as a failure. */
async function suite(name, node, args, env, count) {
  const start = Date.now();
  const passes = await runProcess(node, args, { label: name, env, shows: true }).then(
    () => true,
    () => false,
  );
  const { passed, failed } = count(passes);
  const isBroken = (!passes && failed === 0) || passed + failed === 0;
  return {
    name,
    passed,
    failed: isBroken ? failed + 1 : failed,
    seconds: Math.round((Date.now() - start) / 1000),
  };
}

function vitestCounts() {
  const { numPassedTests = 0, numFailedTests = 0 } = readReport("vitest.json");
  return { passed: numPassedTests, failed: numFailedTests };
}

function playwrightCounts() {
  const { expected = 0, unexpected = 0, flaky = 0 } = readReport("playwright.json").stats ?? {};
  return { passed: expected, failed: unexpected + flaky };
}

function readReport(file) {
  return existsSync(`${reports}/${file}`)
    ? JSON.parse(readFileSync(`${reports}/${file}`, "utf8"))
    : {};
}
