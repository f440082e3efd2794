import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { arch, cpus, loadavg, platform, totalmem } from "node:os";
import { stopOnFailure } from "../scripts/setup/run.mjs";

/** Parts of the benchmark suite; `npm run bench -- pages` runs one. */
const parts = {
  start: () => import("./start.mjs"),
  pages: () => import("./pages.mjs"),
  overload: () => import("./overload.mjs"),
  writes: () => import("./writes.mjs"),
  processes: () => import("./processes.mjs"),
  storm: () => import("./storm.mjs"),
  import: () => import("./import.mjs"),
  search: () => import("./search.mjs"),
  events: () => import("./events.mjs"),
  memory: () => import("./memory.mjs"),
  weights: () => import("./weights.mjs"),
  inp: () => import("./inp.mjs"),
  office: () => import("./office.mjs"),
  lighthouse: () => import("./lighthouse.mjs"),
};

const findPostgres = `
  const { findBinaries } = await import("./tests/support/postgres-server.ts");
  const { execFileSync } = await import("node:child_process");
  console.log(execFileSync(findBinaries() + "/postgres", ["--version"], { encoding: "utf8" }));`;

try {
  const node = process.execPath;
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

/** Versions under test, without which no figure is meaningful. */
function versions(node) {
  const { version } = JSON.parse(readFileSync("package.json", "utf8"));
  return {
    node: said(node, "--version"),
    postgresql: said(node, "--input-type=module", "-e", findPostgres),
    package: version,
    commit: said("git", "rev-parse", "HEAD"),
  };
}

/** Null without the program, or without a git history. */
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
