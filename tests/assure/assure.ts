import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { holesFound } from "./holes-found.ts";
import { runTests } from "./run-tests.ts";
import { suites } from "./suites.ts";
import { head, type Result, rowOf, withRows } from "./table.ts";

const page = "docs/security.md";
const results = ".cache/assure.json";

/** The long form of the suites that are named, or of all; then each of their holes, planted in a copy. What came of each is written down at once: all take hours. */
const asked = process.argv.slice(2);
const chosen = suites.filter(({ name }) => asked.length === 0 || asked.includes(name));
const unknown = asked.filter((name) => !suites.some((suite) => suite.name === name));
if (unknown.length > 0)
  throw new Error(
    `There is no suite ${unknown.join(", ")}. There are: ${suites.map(({ name }) => name).join(", ")}`,
  );

mkdirSync(".cache", { recursive: true });
const done: Result[] = [];
for (const { name, projects, files, long, finds } of chosen) {
  const start = performance.now();
  const { passed, skipped, failed, trouble } = await runTests({ projects, files, env: long });
  const seconds = Math.round((performance.now() - start) / 1000);
  if (trouble) console.error(trouble);
  const result = {
    name,
    long,
    passed,
    skipped,
    failed: trouble ? ["no test ran"] : failed.map(({ name }) => name),
    seconds,
    measured: new Date().toISOString().slice(0, 10),
    holes: await holesFound(finds, projects[0] ?? "unit"),
  };
  done.push(result);
  writeFileSync(results, `${JSON.stringify(done, null, 2)}\n`);
  writeFileSync(page, withRows(readFileSync(page, "utf8"), [result]));
  console.log(rowOf(result));
  for (const { name, reason } of failed)
    console.error(`  ${name}\n${reason.replaceAll(/^/gm, "    ")}`);
}

const isSound = done.every(
  ({ failed, holes }) => failed.length === 0 && holes.every(({ isFound }) => isFound),
);
console.log(["", ...head, ...done.map(rowOf), ""].join("\n"));
console.log(
  `${done.length} suites, ${isSound ? "all as they should be" : "not all as they should be"}; the table stands in ${page}`,
);
process.exitCode = isSound ? 0 : 1;
