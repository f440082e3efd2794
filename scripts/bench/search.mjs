import { existsSync } from "node:fs";
import { run } from "../setup/run.mjs";
import { startSite } from "./site.mjs";

const sizes = [1_000, 10_000, 100_000];
const rounds = 5;

/** As people type: treatments, places, both, several, misspelled, prices, hours, names, words, nothing that is known. */
export const queries = [
  ...["botox", "hydrafacial", "laser hair removal", "massage", "iv drip", "dermal fillers", "acupuncture", "microneedling", "chemical peel", "coolsculpting"],
  ...["botox irvine", "facial newport beach", "massage anaheim", "fillers costa mesa", "iv therapy 92660", "hbot tustin", "peels hb", "laser laguna beach"],
  ...["botx", "hydrafasial newport", "coolscupting", "juvedrem irvne", "acupunture tustin", "microneedeling fullerton", "masage", "dermapalning"],
  ...["botox hydrafacial", "botox fillers irvine", "massage and facial", "laser and peel anaheim"],
  ...["botox under 300", "fillers $500-$900", "facial under 150 irvine", "massage less than 120", "coolsculpting over 600"],
  ...["open now", "massage open sunday", "med spa open saturday", "botox open now irvine"],
  ...["med spa", "best med spa in orange county", "skin care", "plastic surgeon", "acne scars", "wellness"],
  ...["canvas yard aesthetics", "saltmarsh", "marisol finch", "lakehouse derm", "studio", "physician", "nurse injector", "quiet room"],
  ...["toxina botulinica", "masaje irvine", "limpieza facial", "asdfghjkl", "zzzz qqqq", "laguna", "derma", "irvine"],
];
export const typed = ["bo", "hydr", "las", "newp", "irv", "botx", "mas", "canv", "salt", "acu", "coolsc", "92660", "st", "der", "laguna"];

/** The engine without the page cache: every answer is worked out. */
export async function measure(node) {
  const results = {};
  const asked = (process.env.BENCH_LISTINGS ?? sizes.join(",")).split(",").map(Number);
  for (const size of asked) {
    const dataDir = `.cache/bench-${size}`;
    const env = { DATA_DIR: dataDir, NODE_ENV: "production", LOG_LEVEL: "warn" };
    if (!existsSync(dataDir)) await run(node, ["build/server/index.js", "seed", "--listings", String(size)], { label: `seed ${size}`, env });
    const site = await startSite(node, { dataDir, env: { PAGE_CACHE_MB: "0" } });
    try {
      const paths = {
        search: queries.map((query) => `/api/search?q=${encodeURIComponent(query)}`),
        suggestions: typed.map((text) => `/api/search/suggestions/${encodeURIComponent(text)}`),
      };
      for (const [kind, addresses] of Object.entries(paths)) {
        const times = await timesOf(site.url, addresses);
        results[`${kind}, ${size.toLocaleString("en-US")} listings`] = {
          "p50 ms": at(times, 0.5),
          "p90 ms": at(times, 0.9),
          "p99 ms": at(times, 0.99),
          slowest: slowest(times),
        };
      }
    } finally {
      await site.stop({ keepsData: true });
    }
  }
  return results;
}

async function timesOf(url, addresses) {
  for (const address of addresses) await (await fetch(url + address)).arrayBuffer();
  const times = [];
  for (let round = 0; round < rounds; round++) {
    for (const address of addresses) {
      const start = performance.now();
      await (await fetch(url + address)).arrayBuffer();
      times.push({ address, ms: performance.now() - start });
    }
  }
  return times.sort((a, b) => a.ms - b.ms);
}

const at = (times, share) => times[Math.min(times.length - 1, Math.floor(times.length * share))].ms.toFixed(1);

function slowest(times) {
  return decodeURIComponent(times.at(-1).address.replace(/^.*[=/]/, ""));
}
