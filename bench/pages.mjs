import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import autocannon from "autocannon";
import { measureCachedPage } from "./ask-for-kept.mjs";
import { cpuSeconds, startSite } from "./site.mjs";

const encoding = { "accept-encoding": "br" };
const rounds = 3;
const secondsEach = 2;

/**
 * Measures each kind of page from cache and freshly rendered, against a bare server with the same
 * bytes, in alternating rounds. Restarts both for each page: any Node process, even the bare one,
 * loses about a seventh of its rate after two or three minutes of load.
 */
export async function measure(node) {
  const fresh = await startSite(node, { env: { PAGE_CACHE_MB: "0" } });
  const [listing] = await (await fetch(`${fresh.url}/api/medspas?limit=1`)).json();
  const paths = {
    home: "/",
    category: "/category/laser-light-therapies",
    city: "/city/irvine",
    "treatment in city": "/botox/irvine",
    profile: `/listing/${listing.slug}`,
    "all med spas": "/med-spas",
    search: "/search?q=botox+irvine",
    specials: "/special-offers",
    map: "/map",
    "API list": "/api/medspas?limit=24",
    "API search": "/api/search?q=botox+irvine",
    suggestions: "/api/search/suggestions/botx",
  };
  const rows = {};
  const { dataDir, ...first } = await startSite(node);
  await first.stop({ keepsData: true });
  try {
    for (const [name, path] of Object.entries(paths)) {
      const cached = await startSite(node, { dataDir });
      const bare = await startBare(node, cached.url + path);
      const results = await takeTurns({
        bare: { url: bare.url, connections: 50, isKept: true, cpuSeconds: bare.cpuSeconds },
        cached: {
          url: cached.url + path,
          connections: 50,
          isKept: true,
          cpuSeconds: cached.cpuSeconds,
        },
        fewBare: { url: bare.url, connections: 20, isKept: true },
        few: { url: cached.url + path, connections: 20, isKept: true },
        alone: { url: fresh.url + path, connections: 1 },
        fresh: { url: fresh.url + path, connections: 10 },
      });
      await bare.stop();
      await cached.stop({ keepsData: true });
      rows[name] = {
        "bare/s": results.bare.rate,
        "cached/s": results.cached.rate,
        "cached ÷ bare": (results.cached.rate / results.bare.rate).toFixed(2),
        "work bare ÷ cached": (results.bare.work / results.cached.work).toFixed(2),
        "bare first byte p99 ms, c=20": results.fewBare.p99,
        "cached first byte p99 ms, c=20": results.few.p99,
        "fresh/s": results.fresh.rate,
        "fresh p50 ms, c=1": results.alone.p50,
        "fresh p50 ms": results.fresh.p50,
        "fresh p99 ms": results.fresh.p99,
        "bytes (br)": bare.bytes,
      };
    }
    rows["resident MB"] = { "fresh/s": fresh.residentMb() };
    return rows;
  } finally {
    await fresh.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Alternates the targets, so that noise affects all alike. Takes the median of the rounds. */
async function takeTurns(targets) {
  const taken = Object.fromEntries(Object.keys(targets).map((name) => [name, []]));
  for (let round = 0; round <= rounds; round++)
    for (const [
      name,
      { url, connections, isKept = false, cpuSeconds: worked = () => Number.NaN },
    ] of Object.entries(targets)) {
      const before = worked();
      const seconds = round === 0 ? 1 : secondsEach;
      const { asked, ...times } = await (isKept
        ? measureCachedPage({ url, connections, seconds })
        : askForFresh({ url, connections, seconds }));
      if (round > 0) taken[name].push({ ...times, work: (worked() - before) / asked });
    }
  return Object.fromEntries(
    Object.entries(taken).map(([name, results]) => [name, median(results)]),
  );
}

async function askForFresh({ url, connections, seconds }) {
  const result = await autocannon({ url, connections, duration: seconds, headers: encoding });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} errors`);
  return {
    asked: result.requests.total,
    rate: Math.round(result.requests.average),
    p50: result.latency.p50,
    p99: result.latency.p99,
  };
}

function median(results) {
  const middle = (key) =>
    results.map((result) => result[key]).sort((a, b) => a - b)[Math.floor(results.length / 2)];
  return { rate: middle("rate"), p50: middle("p50"), p99: middle("p99"), work: middle("work") };
}

async function startBare(node, model) {
  const { headers, body } = await read(model);
  const folder = mkdtempSync(join(tmpdir(), "medspa-bare-"));
  const file = join(folder, "answer.json");
  writeFileSync(file, JSON.stringify({ headers, body: body.toString("base64") }));
  const child = spawn(node, ["bench/bare-server.mjs", file], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const url = await new Promise((resolve) =>
    child.stdout.once("data", (line) => resolve(String(line).trim())),
  );
  return {
    url,
    bytes: body.length,
    cpuSeconds: () => cpuSeconds(child.pid),
    async stop() {
      child.kill();
      rmSync(folder, { recursive: true });
    },
  };
}

function read(url) {
  return new Promise((resolve, reject) => {
    request(url, { headers: encoding }, (response) => {
      const chunks = [];
      response.on("data", (chunk) => chunks.push(chunk));
      response.on("end", () => {
        const {
          date: _date,
          connection: _connection,
          "keep-alive": _keepAlive,
          ...headers
        } = response.headers;
        resolve({ headers, body: Buffer.concat(chunks) });
      });
    })
      .on("error", reject)
      .end();
  });
}
