import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { testAccounts } from "#tests/support/accounts.ts";
import { countingOver, seen } from "#tests/support/analytics.ts";
import { test } from "#tests/support/database.ts";
import { addPeople } from "#tests/support/people.ts";
import { figureNames } from "./figures.ts";
import { findSiteAnalytics, findSiteDays } from "./find-site-analytics.server.ts";
import { readRange } from "./range.ts";

test("site-wide figures equal the sums over all listings", async ({ db }) => {
  const { ada, olivia, edda } = await addPeople(testAccounts(db));
  const events = countingOver(db);
  const open = (slug: string) => ({ kind: "open" as const, slug });
  const batches = [
    seen({ searched: ["treatment/botox"] }),
    seen({
      searched: ["treatment/botox"],
      events: [{ kind: "impression", slug: "harbor-studio", place: 2 }, open("harbor-studio")],
    }),
    {
      page: "/listing/harbor-studio",
      from: "/search",
      events: [
        { kind: "view" as const, slug: "harbor-studio" },
        { kind: "call" as const, slug: "harbor-studio" },
      ],
    },
    {
      page: "/listing/glow-studio",
      from: "news.example",
      events: [{ kind: "view" as const, slug: "glow-studio" }],
    },
  ];
  for (const batch of batches) await events.add(batch, null);
  await events.flush();
  const range = readRange(
    new URLSearchParams({ from: "2026-11-01", to: "2026-11-30" }),
    "2026-11-30",
  );
  const found = await findSiteAnalytics({ db }, ada, range);
  if (found === "forbidden") throw new Error(found);
  const { rows } = await db.execute<Record<string, number>>(
    sql`select sum(impressions)::int as impressions, sum(views)::int as views, sum(calls)::int as calls, sum(emails)::int as emails, sum(directions)::int as directions,
      sum(websites)::int as websites, sum(saves)::int as saves, sum(shares)::int as shares, 0 as bookings, 0 as requests, 0 as claims from listing_days`,
  );
  expect(Object.fromEntries(figureNames.map((name) => [name, found.now[name]]))).toEqual(rows[0]);
  expect(found.now).toMatchObject({ impressions: 2, views: 2, calls: 1 });
  expect(found.searches).toEqual([{ name: "treatment/botox", shown: 2, opens: 1 }]);
  expect(
    found.leaders.map(({ slug, views, impressions, clicks }) => ({
      slug,
      views,
      impressions,
      clicks,
    })),
  ).toEqual([
    { slug: "glow-studio", views: 1, impressions: 1, clicks: 0 },
    { slug: "harbor-studio", views: 1, impressions: 1, clicks: 1 },
  ]);
  expect(found.hosts.names).toEqual([{ name: "news.example", times: 1 }]);
  expect(found.sources.find(({ source }) => source === "search")).toMatchObject({
    impressions: 2,
    views: 1,
    clicks: 1,
  });
  for (const actor of [olivia, edda])
    expect([
      await findSiteAnalytics({ db }, actor, range),
      await findSiteDays({ db }, actor, range),
    ]).toEqual(["forbidden", "forbidden"]);
});
