import { existsSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import autocannon from "autocannon";
import { runProcess } from "../scripts/setup/run.mjs";
import { searchQueries, typedPrefixes } from "./search.mjs";
import { startSite } from "./site.mjs";

const listings = 10_000;
const dataDir = `.cache/bench-${listings}`;
const seconds = Number(process.env.BENCH_SECONDS ?? 60);
const profiles = 400;

/** Measures memory after a minute with fifty visitors, with and without the page cache. */
export async function measure(node) {
  if (!existsSync(`${dataDir}/database`))
    await runProcess(node, ["build/server/index.js", "seed", "--listings", String(listings)], {
      label: `seed ${listings}`,
      env: { DATA_DIR: dataDir, NODE_ENV: "production", LOG_LEVEL: "warn" },
    });
  const rows = {};
  for (const [name, env] of Object.entries({
    "pages kept": {},
    "nothing kept": { PAGE_CACHE_MB: "0" },
  })) {
    const site = await startSite(node, { dataDir, env });
    try {
      const requests = (await addresses(site.url)).map((path) => ({ path }));
      await pause(2_000);
      const idle = site.memoryMb();
      const {
        non2xx,
        errors,
        requests: done,
      } = await autocannon({
        url: site.url,
        connections: 50,
        duration: seconds,
        timeout: 60,
        requests,
        headers: { "accept-encoding": "br" },
      });
      if (non2xx + errors > 0) throw new Error(`${non2xx} refused, ${errors} errors`);
      const { resident } = site.memoryMb();
      await pause(10_000);
      const after = site.memoryMb();
      rows[name] = {
        "before MB": idle.resident,
        "after MB": resident,
        "10 s later MB": after.resident,
        "peak MB": after.peak,
        "requests/s": Math.round(done.average),
      };
    } finally {
      await site.stop({ keepsData: true });
    }
  }
  return rows;
}

async function addresses(url) {
  const read = async (path) => (await fetch(url + path)).json();
  const [listings, cities, categories] = await Promise.all([
    read(`/api/medspas?limit=${profiles}`),
    read("/api/cities"),
    read("/api/categories"),
  ]);
  const q = (query) => encodeURIComponent(query);
  const kinds = [
    listings.map(({ slug }) => `/listing/${slug}`),
    searchQueries.flatMap((query) =>
      ["relevance", "rating", "name"].map((sort) => `/search?q=${q(query)}&sort=${sort}`),
    ),
    searchQueries.flatMap((query) =>
      ["relevance", "reviews", "city"].map((sort) => `/api/search?q=${q(query)}&sort=${sort}`),
    ),
    typedPrefixes.map((text) => `/api/search/suggestions/${q(text)}`),
    cities.map((city) => `/city/${city.toLowerCase().replaceAll(" ", "-")}`),
    categories.map(({ slug }) => `/category/${slug}`),
    ["/", "/med-spas", "/locations", "/categories", "/map"],
  ];
  const all = kinds.flatMap((paths) =>
    paths.map((path, index) => ({ path, at: (index + 0.5) / paths.length })),
  );
  return all.sort((one, other) => one.at - other.at).map(({ path }) => path);
}
