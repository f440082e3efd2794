import { expect, test as plainTest } from "vitest";
import { adSlotNames, adSlots } from "#domain/advertising/slot.ts";
import { allPages } from "#tests/support/all-pages.ts";
import { demoPassword, operator, startServer } from "#tests/support/server.ts";
import { ownTest as test } from "#tests/support/site.ts";
import { sample } from "#tests/support/test-level.ts";

const place = "morrow-park-laser-and-skin";
const person = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0";

type Site = { url: string };

async function signIn({ url }: Site, email: string, password: string) {
  const body = JSON.stringify({ email, password });
  const response = await fetch(`${url}/api/admin/authenticate`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
  });
  return (
    response.headers
      .getSetCookie()
      .find((cookie) => cookie.includes("session="))
      ?.split(";")[0] ?? ""
  );
}

const asOperator = (site: Site) => signIn(site, operator.email, operator.password);
const today = new Intl.DateTimeFormat("en-CA", { timeZone: "America/Los_Angeles" }).format(
  new Date(),
);

async function send(
  { url }: Site,
  cookie: string,
  path: string,
  fields: Record<string, string | string[]>,
) {
  const body = new FormData();
  for (const [name, values] of Object.entries(fields))
    for (const value of [values].flat()) body.append(name, value);
  return fetch(url + path, { method: "POST", headers: { cookie }, body, redirect: "manual" });
}

async function addCampaign(
  site: Site,
  cookie: string,
  changes: Record<string, string | string[]> = {},
) {
  const answer = await send(site, cookie, "/admin/advertising/new", {
    kind: "paid",
    advertiser: "Aurelia",
    headline: "Sunscreen <b>",
    words: "Made in Laguna Beach.",
    invitation: "See the range",
    destination: "https://aurelia.example/range?from=oc&to=you",
    fromDay: today,
    untilDay: "",
    slots: adSlotNames,
    parts: "50",
    ...changes,
  });
  return /advertising\/(\d+)/.exec(answer.headers.get("location") ?? "")?.[1] ?? "";
}

const named: Record<string, string> = {
  ":city": "irvine",
  ":treatment": "botox",
  ":kind": "treatments",
  ":file": "pages.xml",
  "*": "nowhere",
};

/** Every page of the site, with a valid URL. */
const addresses = allPages
  .map(({ path }) => `/${path}`)
  .map((path) =>
    path.startsWith("/category/")
      ? "/category/anti-aging-treatments"
      : path.replace(/:\w+|\*/g, (name) => named[name] ?? (name === ":slug" ? place : "1")),
  );

const isSold = (path: string) =>
  [
    "/",
    "/category/anti-aging-treatments",
    "/search",
    "/enhanced-search",
    "/hbot",
    "/med-spas",
    "/injectables",
    "/iv-wellness",
    "/skincare",
    "/modalities",
    "/city/irvine",
    "/botox/irvine",
  ].includes(path);

const plain = ["/about", "/privacy-policy", "/terms-of-service", "/contact"];

// Runs first: with many ads, a page shows random ones.
test("an ad campaign appears at once and disappears at once when paused", async ({ site }) => {
  const cookie = await asOperator(site);
  const city = "/city/laguna-niguel";
  const isThere = async () => (await (await site.get(city)).text()).includes("A quiet week");
  expect(await isThere()).toBe(false);
  const id = await addCampaign(site, cookie, {
    headline: "A quiet week",
    slots: "city",
    cities: "city/laguna-niguel",
    parts: "100",
  });
  await expect.poll(isThere, { timeout: 600_000 }).toBe(true);
  await send(site, cookie, `/admin/advertising/${id}`, { intent: "pause" });
  await expect.poll(isThere, { timeout: 600_000 }).toBe(false);
});

test("an ad appears on the pages with ad slots and on no other, for every role", async ({
  site,
}) => {
  const cookie = await asOperator(site);
  await addCampaign(site, cookie);
  const olivia = await signIn(site, `owner@${place}.example.com`, demoPassword);
  expect(addresses.length).toBeGreaterThan(120);
  const found: Record<string, number> = {};
  for (const path of sample(addresses, 12)
    .concat(addresses.filter(isSold), plain)
    .filter((each) => each !== "/sign-out"))
    for (const who of ["", path.startsWith("/admin") ? cookie : olivia]) {
      const response = await site.get(path, { cookie: who });
      if (!response.headers.get("content-type")?.startsWith("text/html")) continue;
      const count = (await response.text()).split("data-ad-slot").length - 1;
      expect({ path, count }).toEqual({ path, count: count && isSold(path) ? 1 : 0 });
      found[path] = count;
    }
  const sold = Object.keys(found).filter((path) => found[path]);
  expect(sold.sort()).toEqual(addresses.filter(isSold).sort());
  for (const path of plain) expect(found[path]).toBe(0);
});

test("each slot is at its declared position", async ({ site }) => {
  await addCampaign(site, await asOperator(site));
  for (const name of adSlotNames)
    expect(
      (await (await site.get(adSlots[name].example)).text()).match(/data-ad-slot="(\w+)"/)?.[1],
    ).toBe(name);
});

test("an ad is labeled, links straight to its destination and comes after the first listing", async ({
  site,
}) => {
  await addCampaign(site, await asOperator(site));
  const html = await (await site.get("/search?q=botox")).text();
  expect(html).toContain('<a href="/advertising"');
  expect(html).toContain(
    'href="https://aurelia.example/range?from=oc&amp;to=you" rel="sponsored nofollow noopener"',
  );
  expect(html).toContain("Sunscreen &lt;b&gt;");
  expect(html).toContain("Paid for by Aurelia");
  expect(html.indexOf("data-ad-slot")).toBeGreaterThan(html.indexOf('<article class="card"'));
  expect((await site.get("/advertising")).status).toBe(200);
});

const seen = (campaign: string, changes: object = {}) => ({
  events: [
    { kind: "seen", campaign: Number(campaign), slot: "city", place: "city/irvine", ...changes },
  ],
});

function sendEvents({ url }: Site, body: object, headers: Record<string, string> = {}) {
  return fetch(`${url}/api/ad-events`, {
    method: "POST",
    headers: { "content-type": "application/json", "user-agent": person, ...headers },
    body: JSON.stringify(body),
  });
}

test("counts views and clicks by people, but not by bots, our own staff or those who opt out", async ({
  site,
}) => {
  const cookie = await asOperator(site);
  const id = await addCampaign(site, cookie);
  const uncounted: Record<string, string>[] = [
    { "user-agent": "Googlebot/2.1 (+http://www.google.com/bot.html)" },
    { "user-agent": "curl/8.0" },
    { "sec-purpose": "prefetch;prerender" },
    { "sec-gpc": "1" },
    { dnt: "1" },
    { cookie },
  ];
  for (const headers of uncounted)
    expect([headers, (await sendEvents(site, seen(id), headers)).status]).toEqual([headers, 204]);
  for (const changes of [{}, {}, { kind: "followed" }, { place: "" }, { place: "city/atlantis" }])
    expect((await sendEvents(site, seen(id, changes))).status).toBe(204);
  const rows = async () => {
    const file = await (await site.get("/admin/advertising/figures.csv?days=7", { cookie })).text();
    return file
      .trim()
      .split("\r\n")
      .map((line) => line.split(","))
      .filter((row) => row[1] === id);
  };
  await expect.poll(async () => (await rows()).length, { timeout: 600_000, interval: 250 }).toBe(2);
  expect((await rows()).map((row) => row.slice(5))).toEqual([
    ["city", "", "1", "0"],
    ["city", "city/irvine", "2", "1"],
  ]);
});

test.for<[string, object]>([
  ["a visitor's number", { ...seen("1"), visitor: "17" }],
  ["a number in an event", seen("1", { visitor: "17" })],
  ["another kind", seen("1", { kind: "bought" })],
  ["another slot", seen("1", { slot: "about" })],
  ["typed words for a place", seen("1", { place: "ann@example.com" })],
  ["no campaign", seen("-1")],
  ["no events", { events: [] }],
  ["too many", { events: Array.from({ length: 21 }, () => seen("1").events[0]) }],
])("rejects %s", async ([, body], { site }) => {
  expect((await sendEvents(site, body)).status).toBe(422);
});

test("a form with errors keeps the input", async ({ site }) => {
  const cookie = await asOperator(site);
  const fields = {
    kind: "paid",
    headline: "Kept words",
    slots: ["city", "home"],
    cities: "city/irvine",
    destination: "javascript:alert(1)",
  };
  const answer = await send(site, cookie, "/admin/advertising/new", fields);
  const html = await answer.text();
  expect(answer.status).toBe(422);
  for (const text of ['value="Kept words"', "begins with https://", "Enter the advertiser."])
    expect(html).toContain(text);
  expect(
    html
      .match(/<input[^>]*checked=""[^>]*>/g)
      ?.map((input) => /value="([^"]*)"/.exec(input)?.[1])
      .filter((value) => value !== "system"),
  ).toEqual(["paid", "home", "city", "city/irvine"]);
});

plainTest("an empty ad slot shows its name, size and label in test mode", async () => {
  const server = await startServer({ env: { AD_TEST: "1" } });
  const text = async (path: string) => (await fetch(server.url + path)).text();
  for (const name of adSlotNames)
    expect(await text(adSlots[name].example)).toMatch(
      name === "hbot" || name === "treatment"
        ? /From OC MedSpa Guide/
        : new RegExp(`Test mode: (<!-- -->)?${adSlots[name].name}`),
    );
  expect(await text("/")).toContain('<section aria-label="Advertisement"');
  expect(await text("/about")).not.toContain("Test mode");
  await server.stop();
});
