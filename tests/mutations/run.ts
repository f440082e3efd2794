import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { detectMutations } from "./detect.ts";
import { head, type Result, rowOf } from "./result.ts";
import { runTests } from "./run-tests.ts";
import { suites } from "./suites.ts";

const results = ".cache/assure.json";

/** Runs the named suites, or all, at full length, then each of their mutations in a copy. Saves after each suite: all of them take hours. */
const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim();
const requested = process.argv.slice(2);
const chosen = suites.filter(({ name }) => requested.length === 0 || requested.includes(name));
const unknown = requested.filter((name) => !suites.some((suite) => suite.name === name));
if (unknown.length > 0)
  throw new Error(
    `There is no suite ${unknown.join(", ")}. There are: ${suites.map(({ name }) => name).join(", ")}`,
  );

mkdirSync(".cache", { recursive: true });
const done: Result[] = [];
for (const { name, projects, files, finds } of chosen) {
  const start = performance.now();
  const { passed, skipped, failed, trouble } = await runTests({ projects, files });
  const seconds = Math.round((performance.now() - start) / 1000);
  if (trouble) console.error(trouble);
  const result = {
    name,
    passed,
    skipped,
    failed: trouble ? ["no test ran"] : failed.map(({ name }) => name),
    seconds,
    measured: new Date().toISOString().slice(0, 10),
    commit,
    mutations: await detectMutations(finds, projects[0] ?? "unit"),
  };
  done.push(result);
  writeFileSync(results, `${JSON.stringify(done, null, 2)}\n`);
  console.log(rowOf(result));
  for (const { name, reason } of failed)
    console.error(`  ${name}\n${reason.replaceAll(/^/gm, "    ")}`);
}

const isSound = done.every(
  ({ failed, mutations }) => failed.length === 0 && mutations.every(({ isDetected }) => isDetected),
);
console.log(["", ...head, ...done.map(rowOf), ""].join("\n"));
console.log(
  `${done.length} suites, ${isSound ? "all passed" : "not all passed"}; details: ${results}`,
);
process.exitCode = isSound ? 0 : 1;
