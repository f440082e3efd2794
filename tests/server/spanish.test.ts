import { describe, expect } from "vitest";
import { isTranslatedPath, pathIn } from "#shared/say.ts";
import { kindsOfPage } from "#tests/support/kinds-of-page.ts";
import { type Site, test } from "#tests/support/site.ts";
import { sample } from "#tests/support/test-level.ts";

const siteUrl = "https://guide.example";
const inSpanish = sample(kindsOfPage.filter(isTranslatedPath), 2);

const readPages = new Map<string, Promise<[english: string, spanish: string]>>();

/** The HTML of a page in both languages, read once for all tests. */
function inBoth(site: Site, path: string) {
  const read = async (address: string) => (await site.get(address)).text();
  const pages = readPages.get(path) ?? Promise.all([read(path), read(pathIn("es", path))]);
  readPages.set(path, pages);
  return pages;
}

describe.concurrent("Spanish links on", () => {
  test.for(inSpanish)("reads '%s'", async (path, { site }) => {
    const [, html] = await inBoth(site, path);
    const addresses = [...html.matchAll(/(?:href|action)="(\/[^"]*)"/g)].map(
      ([, address = ""]) => address,
    );
    expect(addresses.length).toBeGreaterThan(20);
    // The link back names its language.
    const back = [...html.matchAll(/href="([^"]*)"[^>]*lang="en"/g)].map(([, address]) => address);
    expect(
      addresses.filter((address) => isTranslatedPath(address) && !back.includes(address)),
    ).toEqual([]);
  });
});

describe.concurrent("alternate language links and canonical URLs on", () => {
  test.for(inSpanish)("reads '%s'", async (path, { site }) => {
    const [english, spanish] = await inBoth(site, path);
    const linksOf = (html: string) =>
      Object.fromEntries(
        [...html.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/g)].map((link) =>
          link.slice(1),
        ),
      );
    const [en = "", es] = [english, spanish].map(
      (html) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
    );
    expect(es).toBe(`${siteUrl}${pathIn("es", en.replace(siteUrl, "") || "/")}`);
    // A noindex page must not declare alternates.
    const [robots, theirs] = [english, spanish].map(
      (html) => /<meta name="robots" content="([^"]*)"/.exec(html)?.[1],
    );
    expect(theirs).toBe(robots);
    expect(linksOf(english)).toEqual(robots?.startsWith("noindex") ? {} : { en, es });
    expect(linksOf(spanish)).toEqual(linksOf(english));
    expect([english, spanish].map((html) => /<html lang="(..)"/.exec(html)?.[1])).toEqual([
      "en",
      "es",
    ]);
  });
});

describe.concurrent("preserved state after a language change on", () => {
  const place = "morrow-park-laser-and-skin";
  test.for([
    `/booking/${place}?treatment=botox&date=2026-11-24&time=17%3A00`,
    "/search?q=botox&city=irvine&sort=rating",
    "/reset-password?token=abc",
    "/verify-email?token=abc&next=%2Fprofile",
    "/sign-in/link?token=abc",
    "/sign-in?next=%2Fprofile%2Fsearches",
    "/contact?category=website-marketing",
  ])("reads '%s'", async (path, { site }) => {
    const switched = async (address: string, other: string) =>
      new RegExp(`href="([^"]*)" lang="${other}"`)
        .exec(await (await site.get(address)).text())?.[1]
        ?.replaceAll("&amp;", "&");
    expect([await switched(path, "es"), await switched(pathIn("es", path), "en")]).toEqual([
      pathIn("es", path),
      path,
    ]);
  });

  test("messages about a completed action are not repeated", async ({ site }) => {
    const html = await (await site.get("/es/sign-in?next=%2Fprofile&made=1&sent=")).text();
    expect(html).toContain('href="/sign-in?next=%2Fprofile" lang="en"');
  });
});

test("the API returns Spanish names and descriptions on request", async ({ site }) => {
  type Treatment = { slug: string; name: string; description: string };
  const fillers = (language: string) =>
    site.json<Treatment>(`/api/treatments/dermal-fillers?language=${language}`);
  expect(await fillers("es")).toMatchObject({
    slug: "dermal-fillers",
    name: "Rellenos dérmicos",
    description: expect.stringContaining("mejillas"),
  });
  expect(await fillers("fr")).toMatchObject({ name: "Dermal Fillers" });
  const all = await site.json<Treatment[]>("/api/treatments?language=es");
  expect(all.find(({ slug }) => slug === "lip-filler")?.name).toBe("Relleno de labios");
  const suggested = await site.json<{ title: string }[]>(
    "/api/search/suggestions/labios?language=es",
  );
  expect(suggested.map(({ title }) => title).slice(0, 2)).toEqual([
    "Relleno de labios",
    expect.stringMatching(/^Relleno de labios en [A-Z]/),
  ]);
});

test("map filters have Spanish names", async ({ site }) => {
  const html = await (
    await site.get("/es/map?treatment=dermal-fillers&category=laser-light-therapies")
  ).text();
  for (const name of ["Rellenos dérmicos", "Terapias con láser y luz"])
    expect(html).toMatch(new RegExp(`>${name}<`));
});

test("an English-only page is one redirect away, never on another site", async ({ site }) => {
  for (const [asked, led] of [
    ["/es/owner/bookings", "/owner/bookings"],
    ["/es/api/cities", "/api/cities"],
    ["/es/", "/es"],
    ["/es/med-spas/", "/es/med-spas"],
    ["/es//elsewhere.example", "/elsewhere.example"],
    ["/es/es/med-spas", "/es/med-spas"],
  ])
    expect((await site.get(asked ?? "")).headers.get("location"), asked).toBe(led);
});

test("an unknown URL is a 404 in Spanish too", async ({ site }) => {
  const missing = await site.get("/es/city/nowhere");
  expect(missing.status).toBe(404);
  expect(await missing.text()).toContain('<html lang="es"');
});
