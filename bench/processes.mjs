import { spawnSync } from "node:child_process";
import { cpus, loadavg } from "node:os";
import autocannon from "autocannon";
import pg from "pg";
import { startPostgres } from "./postgres.mjs";
import { cpuSeconds, startSite } from "./site.mjs";

const rounds = Number(process.env.ROUNDS ?? 5);
const secondsEach = Number(process.env.SECONDS_EACH ?? 4);
const connections = 10;

/**
 * Compares one process on one core with two on two cores, alternating, on one PostgreSQL. Renders
 * every page, because cached pages need no second process. The database and the load generator use
 * the same cores, so two cores show the least possible gain.
 */
export async function measure(node) {
  if (cpus().length < 2) throw new Error("This benchmark needs two CPU cores.");
  const postgres = await startPostgres(node);
  const env = {
    DATABASE_URL: postgres.address,
    PAGE_CACHE_MB: "0",
    SECRET: "a secret of the benchmark, 32 characters",
  };
  const sites = [];
  const client = new pg.Client(postgres.address);
  await client.connect();
  const databaseSeconds = async () => {
    const { rows } = await client.query(
      "select pid from pg_stat_activity where pid <> pg_backend_pid()",
    );
    return rows.reduce((sum, { pid }) => sum + (cpuSeconds(pid) || 0), 0);
  };
  try {
    for (const core of [0, 1]) {
      const site = await startSite(node, { env });
      pin(site.pid, core);
      sites.push(site);
    }
    const [listing] = await (await fetch(`${sites[0].url}/api/medspas?limit=1`)).json();
    const paths = {
      home: "/",
      list: "/city/irvine",
      place: `/listing/${listing.slug}`,
      search: "/search?q=botox+irvine",
    };
    const rows = {};
    for (const [name, path] of Object.entries(paths))
      rows[name] = await takeTurns(sites, path, databaseSeconds);
    return rows;
  } finally {
    await client.end();
    for (const site of sites) await site.stop();
    await postgres.stop();
  }
}

/** Alternates one and two, so that noise affects both alike. The first round is a warm-up. */
async function takeTurns(sites, path, databaseSeconds) {
  const taken = [];
  for (let round = 0; round <= rounds; round++) {
    const one = await ask(sites.slice(0, 1), path, databaseSeconds);
    const two = await ask(sites, path, databaseSeconds);
    if (round > 0) taken.push({ one, two, load: loadavg()[0] });
  }
  const ratios = (key) => taken.map(({ one, two }) => two[key] / one[key]).sort((a, b) => a - b);
  const said = (sorted) =>
    `${middle(sorted).toFixed(2)} (${sorted[0].toFixed(2)} to ${sorted.at(-1).toFixed(2)})`;
  const median = (which, key) =>
    middle(taken.map((each) => each[which][key]).sort((a, b) => a - b));
  return {
    "one/s": Math.round(median("one", "rate")),
    "two/s": Math.round(median("two", "rate")),
    "two ÷ one": said(ratios("rate")),
    "one p95 ms": Math.round(median("one", "p95")),
    "two p95 ms": Math.round(median("two", "p95")),
    "p95 two ÷ one": said(ratios("p95")),
    // CPU time per request, independent of other load.
    "work ms": (1000 * median("one", "work")).toFixed(1),
    "work two ÷ one": said(ratios("work")),
    "PostgreSQL's ms": (1000 * median("one", "inDatabase")).toFixed(1),
    load: taken.map(({ load }) => load.toFixed(1)).join(" "),
  };
}

const middle = (sorted) => sorted[Math.floor(sorted.length / 2)];

async function ask(sites, path, databaseSeconds) {
  const databaseBefore = await databaseSeconds();
  const before = sites.map((site) => site.cpuSeconds());
  const times = [];
  const results = await Promise.all(
    sites.map(({ url }) => {
      const run = autocannon({
        url: url + path,
        connections: connections / sites.length,
        duration: secondsEach,
        headers: { "accept-encoding": "br" },
      });
      run.on("response", (_client, _status, _bytes, took) => times.push(took));
      return run;
    }),
  );
  for (const { non2xx, errors } of results)
    if (non2xx + errors > 0) throw new Error(`${path}: ${non2xx} refused, ${errors} errors`);
  const worked = sites.reduce((sum, site, index) => sum + site.cpuSeconds() - before[index], 0);
  const inDatabase = ((await databaseSeconds()) - databaseBefore) / times.length;
  times.sort((a, b) => a - b);
  return {
    rate: times.length / secondsEach,
    p95: times[Math.floor(times.length * 0.95)],
    work: worked / times.length,
    inDatabase,
  };
}

/** Pins all threads; later threads inherit it. */
function pin(pid, core) {
  const { status, stderr } = spawnSync(
    "taskset",
    ["--all-tasks", "--cpu-list", "--pid", String(core), String(pid)],
    { encoding: "utf8" },
  );
  if (status !== 0) throw new Error(`taskset: ${stderr}`);
}
