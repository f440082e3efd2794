import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { arch, cpus, loadavg, platform, totalmem } from "node:os";
import { ensureBuilt } from "./setup/build.mjs";
import { ensureInstalled } from "./setup/install.mjs";
import { findNode } from "./setup/node.mjs";
import { stopOnFailure } from "./setup/run.mjs";

/** The parts of the benchmark suite; `npm run bench -- pages` runs one alone. */
const parts = {
  start: () => import("./bench/start.mjs"),
  pages: () => import("./bench/pages.mjs"),
  overload: () => import("./bench/overload.mjs"),
  writes: () => import("./bench/writes.mjs"),
  processes: () => import("./bench/processes.mjs"),
  storm: () => import("./bench/storm.mjs"),
  import: () => import("./bench/import.mjs"),
  search: () => import("./bench/search.mjs"),
  events: () => import("./bench/events.mjs"),
  memory: () => import("./bench/memory.mjs"),
  weights: () => import("./bench/weights.mjs"),
  inp: () => import("./bench/inp.mjs"),
  lighthouse: () => import("./bench/lighthouse.mjs"),
};

const findPostgres = `
  const { findBinaries } = await import("./tests/support/postgres-server.ts");
  const { execFileSync } = await import("node:child_process");
  console.log(execFileSync(findBinaries() + "/postgres", ["--version"], { encoding: "utf8" }));`;

try {
  await ensureInstalled();
  const node = await findNode();
  await ensureBuilt(node);
  const asked = process.argv.slice(2);
  const results = {};
  for (const [name, load] of Object.entries(parts)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    console.log(`\n${name}`);
    const { measure } = await load();
    results[name] = await measure(node);
    console.table(results[name]);
  }
  mkdirSync(".cache", { recursive: true });
  writeFileSync(
    ".cache/bench.json",
    JSON.stringify(
      { at: new Date().toISOString(), machine: machine(), versions: versions(node), results },
      null,
      2,
    ),
  );
  console.log("As JSON: .cache/bench.json");
} catch (error) {
  stopOnFailure(error);
}

function machine() {
  return {
    cpu: cpus()[0]?.model,
    cores: cpus().length,
    memoryMb: Math.round(totalmem() / 2 ** 20),
    system: `${platform()} ${arch()}`,
    load: loadavg(),
  };
}

/** What was measured: a figure without them is nobody's. */
function versions(node) {
  const { version } = JSON.parse(readFileSync("package.json", "utf8"));
  return {
    node: said(node, "--version"),
    postgresql: said(node, "--input-type=module", "-e", findPostgres),
    package: version,
    commit: said("git", "rev-parse", "HEAD"),
  };
}

/** Null where the machine has none, or no history. */
function said(program, ...words) {
  try {
    return execFileSync(program, words, {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
  } catch {
    return null;
  }
}
