import { mkdirSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { ensureBuilt } from "./setup/build.mjs";
import { ensureInstalled, findNode } from "./setup/install.mjs";
import { stopOnFailure } from "./setup/run.mjs";

/** The parts of the benchmark suite; `npm run bench -- pages` runs one alone. */
const parts = {
  start: () => import("./bench/start.mjs"),
  pages: () => import("./bench/pages.mjs"),
  search: () => import("./bench/search.mjs"),
  events: () => import("./bench/events.mjs"),
  memory: () => import("./bench/memory.mjs"),
  weights: () => import("./bench/weights.mjs"),
  lighthouse: () => import("./bench/lighthouse.mjs"),
};

try {
  await ensureInstalled();
  const node = findNode();
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
  writeFileSync(".cache/bench.json", JSON.stringify({ at: new Date().toISOString(), cpu: cpus()[0]?.model, cores: cpus().length, results }, null, 2));
  console.log("As JSON: .cache/bench.json");
} catch (error) {
  stopOnFailure(error);
}
