import { spawn } from "node:child_process";
import { delimiter, dirname, join, resolve } from "node:path";
import { findNode } from "./setup/node.mjs";
import { stopOnFailure } from "./setup/run.mjs";

// Slowest first, because two run at a time.
const steps = {
  types:
    "react-router typegen && node node_modules/typescript-7/bin/tsc --checkers 2 --incremental --tsBuildInfoFile .cache/types.tsbuildinfo",
  "dead-code": "knip --no-config-hints",
  style: "biome check --error-on-warnings",
  architecture: "node scripts/check-architecture.mjs",
  "file-sizes": "node scripts/check-file-sizes.mjs",
};

const root = join(import.meta.dirname, "..");
const node = resolve(await findNode().catch(stopOnFailure));
const PATH = [join(root, "node_modules/.bin"), dirname(node), process.env.PATH].join(delimiter);
// The type check, written in Go, spends a quarter of its work on collecting garbage.
const env = { ...process.env, PATH, GOGC: "800" };
const chosen = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(steps);
const unknown = chosen.filter((name) => !(name in steps));

if (unknown.length) {
  console.error(
    `Unknown step ${unknown.join(", ")}: npm run check -- [${Object.keys(steps).join("] [")}]`,
  );
  process.exitCode = 1;
} else {
  const started = performance.now();
  const waiting = [...chosen];
  const failed = [];
  await Promise.all([work(waiting, failed), work(waiting, failed)]);
  const passed = chosen.length - failed.length;
  console.log(
    `check ${failed.length ? `failed: ${failed.join(", ")}` : "passed"} (${passed} of ${chosen.length} in ${seconds(started)})`,
  );
  process.exitCode = failed.length ? 1 : 0;
}

async function work(waiting, failed) {
  for (let name = waiting.shift(); name; name = waiting.shift()) {
    const started = performance.now();
    const { passed, output } = await run(steps[name]);
    if (!passed) failed.push(name);
    const shown = passed
      ? output.split("\n").filter((line) => line.startsWith("warning:"))
      : [output.trim()];
    console.log([`${passed ? "ok" : "FAILED"} ${name} ${seconds(started)}`, ...shown].join("\n"));
  }
}

function run(command) {
  return new Promise((resolve) => {
    const child = spawn(command, {
      shell: true,
      env,
      cwd: root,
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    const keep = (text) => {
      output += text;
    };
    child.stdout.setEncoding("utf8").on("data", keep);
    child.stderr.setEncoding("utf8").on("data", keep);
    child.on("close", (code) => resolve({ passed: code === 0, output }));
  });
}

function seconds(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)}s`;
}
