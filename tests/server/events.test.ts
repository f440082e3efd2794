import { expect } from "vitest";
import { demoPassword, operator } from "#tests/support/server.ts";
import { ownTest as test } from "#tests/support/site.ts";

const place = "morrow-park-laser-and-skin";
const person = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0";
const view = { kind: "view", slug: place };
const onProfile = { page: `/listing/${place}`, from: "", events: [view] };

type Site = { url: string };

function sendEvents({ url }: Site, body: object, headers: Record<string, string> = {}) {
  return fetch(`${url}/api/events`, {
    method: "POST",
    headers: { "content-type": "application/json", "user-agent": person, ...headers },
    body: JSON.stringify(body),
  });
}

async function signIn({ url }: Site, email: string, password = demoPassword) {
  const response = await fetch(`${url}/api/admin/authenticate`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  return (
    response.headers
      .getSetCookie()
      .find((cookie) => cookie.includes("session="))
      ?.split(";")[0] ?? ""
  );
}

async function today({ url }: Site, cookie: string) {
  const file = await fetch(`${url}/owner/analytics/${place}/days.csv?days=7`, {
    headers: { cookie },
  });
  const [, shown, views, calls] =
    (await file.text()).trim().split("\r\n").at(-1)?.split(",").map(Number) ?? [];
  return { shown, views, calls };
}

const owner = (slug: string) => `owner@${slug}.example.com`;

test("counts what people see and do, but not bots, owners, admins or those who opt out", async ({
  site,
}) => {
  const olivia = await signIn(site, owner(place));
  const before = await today(site, olivia);
  const uncounted: Record<string, string>[] = [
    { "user-agent": "Googlebot/2.1 (+http://www.google.com/bot.html)" },
    {
      "user-agent":
        "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36",
    },
    { "user-agent": "curl/8.0" },
    { "user-agent": "" },
    { "sec-purpose": "prefetch;prerender" },
    { purpose: "prefetch" },
    { "sec-gpc": "1" },
    { dnt: "1" },
    { cookie: olivia },
    { cookie: await signIn(site, operator.email, operator.password) },
  ];
  for (const headers of uncounted)
    expect([headers, (await sendEvents(site, onProfile, headers)).status]).toEqual([headers, 204]);
  const other = await signIn(site, owner("pierlight-med-spa"));
  const impression = { kind: "impression", slug: place, place: 2 };
  const counted: Record<string, string>[] = [{}, { cookie: other }];
  for (const headers of counted)
    expect((await sendEvents(site, onProfile, headers)).status).toBe(204);
  expect(
    (
      await sendEvents(site, {
        page: "/search",
        from: "/",
        searched: ["treatment/botox"],
        events: [impression, { kind: "call", slug: place }],
      })
    ).status,
  ).toBe(204);
  await expect
    .poll(() => today(site, olivia), { timeout: 600_000, interval: 250 })
    .toEqual({
      shown: (before.shown ?? 0) + 1,
      views: (before.views ?? 0) + 2,
      calls: (before.calls ?? 0) + 1,
    });
});

test("the response has no body and sets no cookie", async ({ site }) => {
  const response = await sendEvents(site, onProfile);
  expect([
    response.status,
    await response.text(),
    response.headers.get("set-cookie"),
    response.headers.get("cache-control"),
  ]).toEqual([204, "", null, "no-store"]);
});

test.for<[string, object]>([
  ["a visitor's number", { ...onProfile, visitor: "17" }],
  ["a number in an event", { ...onProfile, events: [{ ...view, visitor: "17" }] }],
  ["typed words", { ...onProfile, searched: ["ann@example.com"] }],
  ["an address with a query", { ...onProfile, page: `/listing/${place}?q=ann` }],
  ["another kind", { ...onProfile, events: [{ kind: "booking", slug: place }] }],
  ["a place without a list", { ...onProfile, events: [{ ...view, place: 1 }] }],
  [
    "an impression without its place",
    { ...onProfile, events: [{ kind: "impression", slug: place }] },
  ],
  ["no events", { ...onProfile, events: [] }],
  ["too many events", { ...onProfile, events: Array.from({ length: 51 }, () => view) }],
  ["no page", { events: [view] }],
])("rejects %s", async ([, body], { site }) => {
  expect((await sendEvents(site, body)).status).toBe(422);
});

test("a page of another site cannot send events", async ({ site }) => {
  expect((await sendEvents(site, onProfile, { "sec-fetch-site": "cross-site" })).status).toBe(403);
});

test("figures of a listing are not visible to another owner", async ({ site }) => {
  const [olivia, oscar] = [
    await signIn(site, owner(place)),
    await signIn(site, owner("pierlight-med-spa")),
  ];
  const status = async (path: string, cookie: string) =>
    (await fetch(site.url + path, { headers: { cookie }, redirect: "manual" })).status;
  for (const path of [`/owner/analytics/${place}`, `/owner/analytics/${place}/days.csv`])
    expect([await status(path, olivia), await status(path, oscar), await status(path, "")]).toEqual(
      [200, 404, 302],
    );
});

test("an excessive household is rate limited", async ({ site }) => {
  const many = {
    ...onProfile,
    events: Array.from({ length: 50 }, () => ({ kind: "view", slug: "nowhere" })),
  };
  const answers = await Promise.all(Array.from({ length: 40 }, () => sendEvents(site, many)));
  const limited = answers.filter(({ status }) => status === 429);
  expect(limited.length).toBeGreaterThan(0);
  expect(Number(limited[0]?.headers.get("retry-after"))).toBeGreaterThan(0);
});
