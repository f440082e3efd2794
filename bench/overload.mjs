import { setTimeout as pause } from "node:timers/promises";
import autocannon from "autocannon";
import { startSite } from "./site.mjs";

const seconds = 10;
const times = 5;
const password = "a password of the benchmark alone";
const owner = { email: "owner@morrow-park-laser-and-skin.example.com", password };
const place = "morrow-park-laser-and-skin";

/**
 * Sends five times the capacity of uncached pages while people sign in and book, and measures the
 * recovery.
 */
export async function measure(node) {
  const site = await startSite(node, {
    env: { PAGE_CACHE_MB: "0", DEMO_OWNER_PASSWORD: password, LOG_LEVEL: "error" },
  });
  try {
    const requests = await addresses(site.url);
    const calm = await load(site.url, requests, { connections: 4, duration: seconds });
    const before = await timed(() => fetch(site.url));
    const rate = Math.ceil(calm.good.length / seconds) * times;
    const [flood, signedIn, booked] = await Promise.all([
      load(site.url, requests, { connections: 200, duration: seconds, overallRate: rate }),
      repeat(() => signIn(site.url)),
      freeSlots(site.url).then((slots) => repeat(() => book(site.url, slots.shift()))),
    ]);
    const recovery = await recoveredAfter(site.url, before.ms * 3);
    return {
      [`${times}x`]: {
        "capacity/s": Math.round(calm.good.length / seconds),
        "asked/s": Math.round((flood.good.length + flood.shed.length) / seconds),
        "good ÷ capacity": (flood.good.length / calm.good.length).toFixed(2),
        "share shed": (flood.shed.length / (flood.good.length + flood.shed.length)).toFixed(2),
        "good p99 ms": p99(flood.good),
        "shed p50 ms": middle(flood.shed),
        "shed p99 ms": p99(flood.shed),
        "sign-ins": `${signedIn.well} of ${signedIn.all}`,
        "sign-in ms": signedIn.ms,
        bookings: `${booked.well} of ${booked.all}`,
        "booking ms": booked.ms,
        "recovered s": (recovery / 1000).toFixed(1),
        other: flood.other + calm.other,
      },
    };
  } finally {
    await site.stop();
  }
}

async function addresses(url) {
  const listed = await (await fetch(`${url}/api/medspas?limit=80`)).json();
  return listed
    .flatMap(({ slug }) => [`/listing/${slug}`, `/search?q=${slug}`])
    .map((path) => ({ path }));
}

function load(url, requests, options) {
  const answers = { good: [], shed: [], other: 0 };
  const run = autocannon({
    url,
    requests,
    ...options,
    timeout: 30,
    headers: { "accept-encoding": "br" },
  });
  run.on("response", (_client, status, _bytes, ms) => {
    if (status === 200) answers.good.push(ms);
    else if (status === 503) answers.shed.push(ms);
    else answers.other++;
  });
  return run.then(() => answers);
}

const post = (url, body) =>
  fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

const signIn = async (url) =>
  (await fetch(`${url}/sign-in`)).ok && (await post(`${url}/api/admin/authenticate`, owner)).ok;

async function freeSlots(url) {
  const days = await (
    await fetch(`${url}/api/listings/${place}/availability?treatment=botox`)
  ).json();
  return days.flatMap(({ date, slots }) =>
    slots.filter((_, index) => index % 4 === 0).map((time) => ({ date, time })),
  );
}

async function book(url, { date, time }) {
  const wish = {
    medSpaSlug: place,
    treatmentType: "Botox",
    preferredDate: date,
    preferredTime: time,
  };
  const who = {
    customerName: "Nora Feld",
    customerEmail: `nora-${date}-${time.replace(":", "")}@example.com`,
    customerPhone: "(949) 555-0142",
  };
  return (
    (await fetch(`${url}/booking/${place}`)).ok &&
    (await post(`${url}/api/bookings`, { ...wish, ...who })).status === 201
  );
}

async function repeat(act) {
  const taken = [];
  let well = 0;
  const end = performance.now() + (seconds - 1) * 1000;
  while (performance.now() < end) {
    const { result, ms } = await timed(act);
    taken.push(ms);
    if (result) well++;
    await pause(Math.max(1000 - ms, 0));
  }
  return { well, all: taken.length, ms: middle(taken) };
}

async function recoveredAfter(url, prompt) {
  const start = performance.now();
  for (let quick = 0; quick < 3; ) {
    const { result, ms } = await timed(() => fetch(url));
    quick = result.ok && ms <= prompt ? quick + 1 : 0;
    if (performance.now() - start > 60_000) break;
  }
  return performance.now() - start;
}

async function timed(act) {
  const start = performance.now();
  const result = await act();
  return { result, ms: performance.now() - start };
}

const at = (all, share) =>
  Math.round([...all].sort((one, other) => one - other)[Math.floor(all.length * share)] ?? 0);
const middle = (all) => at(all, 0.5);
const p99 = (all) => at(all, 0.99);
