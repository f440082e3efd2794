import { expect } from "vitest";
import { type CachedSite, page, test } from "#tests/support/cached-site.ts";

const shows: Record<string, string> = {
  "/kept/home": "reference catalogue",
  "/kept/glow": "reference med-spa:glow",
  "/kept/irvine": "reference catalogue city:irvine",
};
const paths = Object.keys(shows);

async function keepAll(site: CachedSite) {
  site.renders(({ url }) => page("A page", shows[new URL(url).pathname] ?? ""));
  for (const path of paths) await site.ask(path);
  site.rendered.length = 0;
}

async function renderedAgain(site: CachedSite) {
  for (const path of paths) await site.ask(path);
  return site.rendered.map(({ url }) => new URL(url).pathname);
}

test.for([
  [["med-spa:glow"], ["/kept/glow"]],
  [["catalogue"], ["/kept/home", "/kept/irvine"]],
  [
    ["city:irvine", "med-spa:glow"],
    ["/kept/glow", "/kept/irvine"],
  ],
  [["reference"], paths],
  [["*"], paths],
  [["med-spa:other", "city:tustin"], []],
  [["med-spa"], []],
] as const)(
  "an invalidation of %s evicts exactly the pages that show it",
  async ([changed, dropped], { site }) => {
    await keepAll(site);
    site.cache.changed([...changed]);
    expect(site.cache.counts.dropped).toBe(dropped.length);
    expect(await renderedAgain(site)).toEqual(dropped);
  },
);

test("evicted pages no longer count", async ({ site }) => {
  await keepAll(site);
  for (const tag of ["med-spa:glow", "city:irvine", "catalogue"]) site.cache.changed([tag]);
  expect(site.cache.size).toEqual({ bytes: 0, entries: 0 });
});

function slowRender(site: CachedSite, text: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  site.renders(async () => {
    await promise;
    return page(text, "catalogue med-spa:glow");
  });
  return resolve;
}

test.for([["med-spa:glow"], ["*"]])(
  "serves but does not cache a page invalidated during its render: %s",
  async ([changed = ""], { site }) => {
    const finish = slowRender(site, "Old");
    const asked = site.ask("/kept");
    await expect.poll(() => site.rendered.length).toBe(1);
    site.cache.changed([changed]);
    finish();
    expect(String((await asked).body)).toBe("Old");
    site.renders(() => page("New", "catalogue"));
    expect(String((await site.ask("/kept")).body)).toBe("New");
  },
);

test("an unrelated invalidation during a render does not matter", async ({ site }) => {
  const finish = slowRender(site, "Still true");
  const asked = site.ask("/kept");
  await expect.poll(() => site.rendered.length).toBe(1);
  site.cache.changed(["med-spa:other"]);
  finish();
  await asked;
  await site.ask("/kept");
  expect(site.rendered).toHaveLength(1);
});

test("a request after an invalidation never gets a render that started before it", async ({
  site,
}) => {
  const finish = slowRender(site, "Old");
  const before = site.ask("/kept");
  await expect.poll(() => site.rendered.length).toBe(1);
  site.cache.changed(["med-spa:glow"]);
  site.renders(() => page("New", "med-spa:glow"));
  const after = site.ask("/kept");
  finish();
  expect(String((await after).body)).toBe("New");
  expect(String((await before).body)).toBe("Old");
  expect(String((await site.ask("/kept")).body)).toBe("New");
});

test("many unrelated invalidations evict nothing, and waiting requests share one render", async ({
  site,
}) => {
  await keepAll(site);
  const finish = slowRender(site, "Asked by many");
  const asked: Promise<unknown>[] = [];
  for (let change = 0; change < 50; change++) {
    site.cache.changed([`med-spa:other-${change}`]);
    asked.push(site.ask("/kept/new"), site.ask(paths[change % paths.length] ?? ""));
  }
  await expect.poll(() => site.cache.counts.hits).toBe(50);
  finish();
  await Promise.all(asked);
  expect(site.rendered.map(({ url }) => new URL(url).pathname)).toEqual(["/kept/new"]);
  expect(site.cache.counts).toMatchObject({ dropped: 0, misses: paths.length + 1, hits: 99 });
});

test("a request after an invalidation looks again for a page that was missing before", async ({
  site,
}) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  site.renders(async () => promise.then(() => new Response("Not here", { status: 404 })));
  const before = site.ask("/kept");
  await expect.poll(() => site.rendered.length).toBe(1);
  site.cache.changed(["med-spa:glow"]);
  const after = site.ask("/kept");
  await new Promise((resolve) => setImmediate(resolve));
  site.renders(() => page("Here", "med-spa:glow"));
  resolve();
  expect([await before, await after].map(({ status }) => status)).toEqual([404, 200]);
});
