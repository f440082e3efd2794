import autocannon from "autocannon";
import { startSite } from "./site.mjs";

const seconds = 8;
const person = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0";
const eventsAtOnce = 10;
const batchesPerSecond = 100;

/** Measures pages from cache and freshly rendered, alone and during a thousand events a second. */
export async function measure(node) {
  const env = { TRUST_PROXY: "1" };
  const cached = await startSite(node, { env });
  const fresh = await startSite(node, { env: { ...env, PAGE_CACHE_MB: "0" } });
  try {
    const listed = await (await fetch(`${cached.url}/api/medspas?limit=60`)).json();
    const slugs = listed.map(({ slug }) => slug);
    return {
      "from memory": await compare(cached, slugs, 50),
      "rendered afresh": await compare(fresh, slugs, 10),
    };
  } finally {
    await cached.stop();
    await fresh.stop();
  }
}

async function compare({ url }, slugs, connections) {
  const read = () =>
    autocannon({
      url: `${url}/listing/${slugs[0]}`,
      connections,
      duration: seconds,
      headers: { "accept-encoding": "br" },
    });
  await read();
  const [alone, [beside, told]] = [await read(), await Promise.all([read(), tell(url, slugs)])];
  return {
    "events/s": Math.round((told.requests.total / told.duration) * eventsAtOnce),
    "events p50 ms": told.latency.p50,
    "events p99 ms": told.latency.p99,
    refused: told.non2xx + told.errors,
    "page p99 alone": alone.latency.p99,
    "page p99 beside": beside.latency.p99,
    "rate with events ÷ alone": (beside.requests.average / alone.requests.average).toFixed(2),
  };
}

/** Sends each batch from another network, to stay below the rate limit. */
function tell(url, slugs) {
  let sent = 0;
  const setupRequest = (request) => {
    sent++;
    const events = Array.from({ length: eventsAtOnce }, (_, index) => ({
      kind: "impression",
      slug: slugs[(sent + index) % slugs.length],
      place: index + 1,
    }));
    const from = `198.${18 + (sent % 2)}.${(sent >> 1) % 256}.${(sent >> 9) % 256}`;
    const body = JSON.stringify({
      page: "/search",
      from: "",
      searched: ["treatment/botox", "city/irvine"],
      events,
    });
    return {
      ...request,
      body,
      headers: {
        "content-type": "application/json",
        "user-agent": person,
        "x-forwarded-for": from,
      },
    };
  };
  return autocannon({
    url: `${url}/api/events`,
    method: "POST",
    connections: 5,
    overallRate: batchesPerSecond,
    duration: seconds,
    requests: [{ method: "POST", path: "/api/events", setupRequest }],
  });
}
