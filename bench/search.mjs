import { existsSync } from "node:fs";
import { runProcess } from "../scripts/setup/run.mjs";
import { startPostgres } from "./postgres.mjs";
import { startSite } from "./site.mjs";

const sizes = [1_000, 10_000, 100_000];
const warmRounds = 2;
/** Enough samples for a meaningful p99. */
const rounds = 12;

/** Realistic queries, including misspellings and nonsense. */
export const searchQueries = [
  ...[
    "botox",
    "hydrafacial",
    "laser hair removal",
    "massage",
    "iv drip",
    "dermal fillers",
    "acupuncture",
    "microneedling",
    "chemical peel",
    "coolsculpting",
  ],
  ...[
    "botox irvine",
    "facial newport beach",
    "massage anaheim",
    "fillers costa mesa",
    "iv therapy 92660",
    "hbot tustin",
    "peels hb",
    "laser laguna beach",
  ],
  ...[
    "botx",
    "hydrafasial newport",
    "coolscupting",
    "juvedrem irvne",
    "acupunture tustin",
    "microneedeling fullerton",
    "masage",
    "dermapalning",
  ],
  ...["botox hydrafacial", "botox fillers irvine", "massage and facial", "laser and peel anaheim"],
  ...[
    "botox under 300",
    "fillers $500-$900",
    "facial under 150 irvine",
    "massage less than 120",
    "coolsculpting over 600",
  ],
  ...["open now", "massage open sunday", "med spa open saturday", "botox open now irvine"],
  ...[
    "med spa",
    "best med spa in orange county",
    "skin care",
    "plastic surgeon",
    "acne scars",
    "wellness",
  ],
  ...[
    "canvas yard aesthetics",
    "saltmarsh",
    "marisol finch",
    "lakehouse derm",
    "studio",
    "physician",
    "nurse injector",
    "quiet room",
  ],
  ...[
    "toxina botulinica",
    "masaje irvine",
    "limpieza facial",
    "asdfghjkl",
    "zzzz qqqq",
    "laguna",
    "derma",
    "irvine",
  ],
  ...[
    "hydrafasial newport under 300",
    "botox hydrafacial irvine open saturday",
    "lip filler garden grove",
    "vampire facial",
    "fat freezing",
    "tummy",
  ],
];
export const typedPrefixes = [
  "bo",
  "hydr",
  "las",
  "newp",
  "irv",
  "botx",
  "mas",
  "canv",
  "salt",
  "acu",
  "coolsc",
  "92660",
  "st",
  "der",
  "laguna",
];

/**
 * Measures uncached search pages, API responses and suggestions on the embedded database and on
 * PostgreSQL. BENCH_LISTINGS and BENCH_DATABASES select some.
 */
export async function measure(node) {
  const results = {};
  const asked = (process.env.BENCH_LISTINGS ?? sizes.join(",")).split(",").map(Number);
  const databases = (process.env.BENCH_DATABASES ?? "embedded,postgresql").split(",");
  for (const database of databases)
    for (const size of asked) {
      const opened = await openSite(node, database, size);
      try {
        const paths = {
          page: searchQueries.map((query) => `/search?q=${encodeURIComponent(query)}`),
          search: searchQueries.map((query) => `/api/search?q=${encodeURIComponent(query)}`),
          suggestions: typedPrefixes.map(
            (text) => `/api/search/suggestions/${encodeURIComponent(text)}`,
          ),
        };
        for (const [kind, addresses] of Object.entries(paths)) {
          const times = await timesOf(opened.url, addresses);
          results[`${kind}, ${database}, ${size.toLocaleString("en-US")}`] = {
            "p50 ms": at(times, 0.5),
            "p90 ms": at(times, 0.9),
            "p99 ms": at(times, 0.99),
            slowest: slowest(times),
          };
        }
      } finally {
        await opened.stop();
      }
    }
  return results;
}

/** Seeds the embedded database once; PostgreSQL is new each time. */
async function openSite(node, database, size) {
  const dataDir = `.cache/bench-${size}`;
  const postgres = database === "postgresql" ? await startPostgres(node) : null;
  const env = {
    DATA_DIR: dataDir,
    NODE_ENV: "production",
    LOG_LEVEL: "warn",
    ...(postgres ? { DATABASE_URL: postgres.address } : {}),
  };
  if (postgres || !existsSync(`${dataDir}/database`))
    await runProcess(node, ["build/server/index.js", "seed", "--listings", String(size)], {
      label: `seed ${size}`,
      env,
    });
  const site = await startSite(node, { dataDir, env: { ...env, PAGE_CACHE_MB: "0" } });
  return {
    url: site.url,
    async stop() {
      await site.stop({ keepsData: true });
      await postgres?.stop();
    },
  };
}

async function timesOf(url, addresses) {
  for (let round = 0; round < warmRounds; round++)
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

const at = (times, share) =>
  times[Math.min(times.length - 1, Math.floor(times.length * share))].ms.toFixed(1);

function slowest(times) {
  return decodeURIComponent(times.at(-1).address.replace(/^.*[=/]/, ""));
}
