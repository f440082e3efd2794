import { expect, onTestFinished, test } from "vitest";
import { openCachedSite, page } from "#tests/support/cached-site.ts";

// Short pages stay uncompressed, and headers count as a thousand bytes.
const pageBytes = 1_500;
const text = "x".repeat(pageBytes - 1_000);

async function openSiteFor(pages: number) {
  const site = await openCachedSite({ bytes: pages * pageBytes });
  onTestFinished(async () => void (await site.close()));
  site.renders(() => page(text, "catalogue"));
  return {
    site,
    async ask(...names: string[]) {
      for (const name of names) await site.ask(`/kept/${name}`);
    },
    async isKept(name: string) {
      const before = site.rendered.length;
      await site.ask(`/kept/${name}`);
      return site.rendered.length === before;
    },
  };
}

test("memory never exceeds its limit, however many pages are requested", async () => {
  const { site, ask } = await openSiteFor(10);
  for (let number = 0; number < 50; number++) {
    await ask(`page-${number}`);
    expect(site.cache.size.bytes).toBeLessThanOrEqual(10 * pageBytes);
  }
  expect(site.cache.size.entries).toBe(10);
});

test("evicts the oldest page", async () => {
  const { ask, isKept } = await openSiteFor(3);
  await ask("one", "two", "three", "four");
  expect([
    await isKept("four"),
    await isKept("three"),
    await isKept("two"),
    await isKept("one"),
  ]).toEqual([true, true, true, false]);
});

test("evicts the least recently used page, under any equivalent URL", async () => {
  for (const again of ["one", "one?utm_source=mail"]) {
    const { ask, isKept } = await openSiteFor(3);
    await ask("one", "two", "three", again, "four");
    expect(await isKept("one")).toBe(true);
    expect(await isKept("two")).toBe(false);
  }
});

test("serves a page larger than the cache without storing it", async () => {
  const { site, isKept } = await openSiteFor(1);
  site.renders(() => page(text.repeat(2), "catalogue"));
  expect([await isKept("one"), await isKept("one")]).toEqual([false, false]);
  expect(site.cache.size).toEqual({ bytes: 0, entries: 0 });
});

test("without a cache, every request renders its own page", async () => {
  const { site } = await openSiteFor(0);
  await site.ask("/kept", { headers: { cookie: "session=olivia" } });
  await site.ask("/kept");
  expect(site.rendered.map(({ headers }) => headers.get("cookie"))).toEqual([
    "session=olivia",
    null,
  ]);
});

test("encodings created later count toward the memory limit", async () => {
  const long = "A sentence that repeats itself. ".repeat(1_000);
  const site = await openCachedSite({ bytes: long.length + 20_000 });
  onTestFinished(async () => void (await site.close()));
  site.renders(() => page(long, "catalogue"));
  for (const name of ["one", "two", "three"])
    await site.ask(`/kept/${name}`, { headers: { "accept-encoding": "br" } });
  expect(site.cache.size.entries).toBe(3);
  for (const name of ["one", "two", "three"]) {
    expect(String((await site.ask(`/kept/${name}`)).body)).toBe(long);
    expect(site.cache.size.bytes).toBeLessThanOrEqual(long.length + 20_000);
  }
  expect(site.cache.size.entries).toBeLessThan(3);
});
