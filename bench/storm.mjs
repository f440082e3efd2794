import { setTimeout as pause } from "node:timers/promises";
import autocannon from "autocannon";
import { startPostgres } from "./postgres.mjs";
import { startSite } from "./site.mjs";

const seconds = 8;
const changesPerSecond = 50;
const password = "a password of the benchmark alone";
const places = ["morrow-park-laser-and-skin", "pierlight-med-spa"];

/**
 * Runs two processes on one PostgreSQL. Owners edit listings through one while both serve pages;
 * unaffected pages must stay cached.
 */
export async function measure(node) {
  const postgres = await startPostgres(node);
  const env = { DATABASE_URL: postgres.address, DEMO_OWNER_PASSWORD: password, LOG_LEVEL: "error" };
  const first = await startSite(node, { env });
  const second = await startSite(node, { env });
  try {
    const owners = await Promise.all(places.map((place) => signedIn(first.url, place)));
    const untouched = (await (await fetch(`${first.url}/api/cities`)).json()).map(
      (city) => `/city/${city.toLowerCase().replaceAll(" ", "-")}`,
    );
    const agreed = [];
    for (let turn = 0; turn < 10; turn++)
      agreed.push(await secondsToAgree(first.url, second.url, owners[0], turn));
    const read = await Promise.all([first, second].map(({ url }) => readBefore(url, untouched)));
    const [changes] = await Promise.all([
      change(first.url, owners),
      ...read.map((each) => each.during()),
    ]);
    const rates = await Promise.all(read.map((each) => each.hitRate()));
    return {
      "two processes": {
        "changes/s": (changes / seconds).toFixed(0),
        "hit rate, writing process": rates[0].toFixed(4),
        "hit rate, other process": rates[1].toFixed(4),
        "seconds to agree, median": agreed.sort()[5].toFixed(2),
        "seconds to agree, maximum": agreed.at(-1).toFixed(2),
      },
    };
  } finally {
    await first.stop();
    await second.stop();
    await postgres.stop();
  }
}

async function readBefore(url, paths) {
  for (const path of paths) await (await fetch(url + path)).arrayBuffer();
  const before = await counts(url);
  return {
    during: () =>
      autocannon({
        url,
        connections: 10,
        duration: seconds,
        requests: paths.map((path) => ({ path })),
      }),
    async hitRate() {
      const after = await counts(url);
      return (after.hits - before.hits) / (after.hits - before.hits + after.misses - before.misses);
    },
  };
}

async function counts(url) {
  const text = await (await fetch(`${url}/metrics`)).text();
  const read = (name) => Number(new RegExp(`^${name} (\\d+)`, "m").exec(text)[1]);
  return { hits: read("page_cache_hits_total"), misses: read("page_cache_misses_total") };
}

async function signedIn(url, place) {
  const body = JSON.stringify({ email: `owner@${place}.example.com`, password });
  const answer = await fetch(`${url}/api/admin/authenticate`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
  });
  if (!answer.ok) throw new Error(`sign-in failed: ${answer.status}`);
  const cookie = answer.headers.getSetCookie().map((each) => each.split(";")[0]);
  return { place, cookie: cookie.join("; ") };
}

async function offer(url, { place, cookie }, title) {
  const day = (days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const prices = { originalPrice: 100, specialPrice: 80, discountPercentage: 20 };
  const body = {
    medSpaSlug: place,
    title,
    description: "Created by the benchmark.",
    ...prices,
    validFrom: day(-1),
    validTo: day(20),
    termsConditions: "None.",
  };
  const headers = { cookie, "content-type": "application/json" };
  const answer = await fetch(`${url}/api/admin/specials`, {
    method: "POST",
    headers,
    body: JSON.stringify(body),
  });
  if (answer.status !== 201) throw new Error(`no offer: ${answer.status} ${await answer.text()}`);
}

async function change(url, owners) {
  const start = performance.now();
  let done = 0;
  while (performance.now() - start < seconds * 1000) {
    await Promise.all(owners.map((owner) => offer(url, owner, `Offer ${++done}`)));
    await pause(Math.max((done / changesPerSecond) * 1000 - (performance.now() - start), 0));
  }
  return done;
}

/** Time from the response of one process until the other one replaces its cached page. */
async function secondsToAgree(first, second, owner, turn) {
  const page = `${second}/listing/${owner.place}`;
  await (await fetch(page)).arrayBuffer();
  const title = `Seen by both ${turn}`;
  await offer(first, owner, title);
  const start = performance.now();
  while (!(await (await fetch(page)).text()).includes(title))
    if (performance.now() - start > 10_000) throw new Error("the processes do not agree");
  return (performance.now() - start) / 1000;
}
