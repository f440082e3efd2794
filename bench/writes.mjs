import { startPostgres } from "./postgres.mjs";
import { startSite } from "./site.mjs";

const slots = 150;
const atOnce = 12;

/** Measures bookings per second, alone and with three per slot, and counts overbooked slots. */
export async function measure(node) {
  const rows = {};
  for (const database of ["embedded", "postgresql"])
    for (const rivals of [1, 3]) {
      const postgres = database === "postgresql" ? await startPostgres(node) : null;
      const site = await startSite(node, {
        env: {
          TRUST_PROXY: "1",
          LOG_LEVEL: "error",
          ...(postgres ? { DATABASE_URL: postgres.address } : {}),
        },
      });
      try {
        rows[`${database}, ${rivals} for a time`] = await bookEverything(site.url, rivals);
      } finally {
        await site.stop();
        await postgres?.stop();
      }
    }
  return rows;
}

async function bookEverything(url, rivals) {
  const times = await freeTimes(url);
  const wishes = times.flatMap((time) =>
    Array.from({ length: rivals }, (_, rival) => ({ ...time, rival })),
  );
  const statuses = new Map(times.map(({ key }) => [key, []]));
  const took = [];
  const start = performance.now();
  const work = async () => {
    for (let wish = wishes.shift(); wish; wish = wishes.shift()) {
      const began = performance.now();
      statuses.get(wish.key).push(await book(url, wish, wishes.length));
      took.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const seconds = (performance.now() - start) / 1000;
  const all = [...statuses.values()].flat();
  const made = all.filter((status) => status === 201).length;
  took.sort((one, other) => one - other);
  return {
    "bookings/s": (made / seconds).toFixed(1),
    "wishes/s": (all.length / seconds).toFixed(1),
    "p50 ms": took[Math.floor(took.length / 2)].toFixed(0),
    "p99 ms": took[Math.floor(took.length * 0.99)].toFixed(0),
    made,
    taken: all.filter((status) => status === 409).length,
    "given twice": [...statuses.values()].filter(
      (each) => each.filter((status) => status === 201).length > 1,
    ).length,
    other: all.filter((status) => status !== 201 && status !== 409).length,
  };
}

/** Only listings with a capacity of one, so that any second booking of a slot is an error. */
async function freeTimes(url) {
  const listed = await (await fetch(`${url}/api/medspas?limit=200`)).json();
  const found = [];
  for (const { slug, services } of listed) {
    if (found.length >= slots) break;
    if (services.length === 0 || services.length >= 5) continue;
    const answer = await fetch(
      `${url}/api/listings/${slug}/availability?treatment=${encodeURIComponent(services[0])}`,
    );
    const days = answer.ok ? await answer.json() : [];
    // Full hours of every third day, so that slots never overlap.
    for (const { date, slots: free } of days.filter((_, index) => index % 3 === 0))
      for (const time of free
        .filter((each) => each.endsWith(":00"))
        .filter((_, index) => index % 2 === 0))
        found.push({ key: `${slug} ${date} ${time}`, slug, date, time, treatment: services[0] });
  }
  return found.slice(0, slots);
}

async function book(url, { slug, date, time, treatment, rival }, number) {
  const who = {
    customerName: "Nora Feld",
    customerEmail: `nora-${number}-${rival}@example.com`,
    customerPhone: "(949) 555-0142",
  };
  const headers = {
    "content-type": "application/json",
    "x-forwarded-for": `198.18.${number >> 8}.${number & 255}`,
  };
  const body = JSON.stringify({
    medSpaSlug: slug,
    treatmentType: treatment,
    preferredDate: date,
    preferredTime: time,
    ...who,
  });
  const answer = await fetch(`${url}/api/bookings`, { method: "POST", headers, body });
  await answer.arrayBuffer();
  return answer.status;
}
