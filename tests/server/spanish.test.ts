import { existsSync, globSync, readFileSync } from "node:fs";
import { describe, expect } from "vitest";
import { paired } from "#platform/paired.ts";
import { hasSpanish, spanishPath } from "#shared/to.ts";
import { brand } from "#site/brand.ts";
import { kindsOfPage } from "#tests/support/kinds-of-page.ts";
import { test } from "#tests/support/site.ts";
import { textsOf } from "#tests/support/texts-of.ts";

const inSpanish = kindsOfPage.filter(hasSpanish);

/** Said alike in both languages, because the catalogue says so. */
const alike = new Set(
  globSync("site/spanish/**/*.json").flatMap((file) => {
    const said = JSON.parse(readFileSync(file, "utf8"));
    const english = file.replace("/spanish", "");
    const words: Record<string, unknown> = existsSync(english) ? paired(JSON.parse(readFileSync(english, "utf8")), said) : said;
    return Object.entries(words).flatMap(([text, spanish]) =>
      Array.isArray(spanish) ? spanish.filter((noun) => noun.startsWith(text)) : text.toLowerCase() === String(spanish).toLowerCase() ? [text] : [],
    );
  }),
);

describe.concurrent("nothing is left in English on", () => {
  test.for(inSpanish)("%s", async (path, { site }) => {
    const names = await namesOf(site);
    const [english, spanish] = await Promise.all([path, spanishPath(path)].map(async (address) => textsOf(await (await site.get(address)).text())));
    expect(spanish?.length).toBeGreaterThan(20);
    const before = new Set(english);
    const left = spanish?.filter((text) => before.has(text) && !isMadeOf(names, text) && !isNoWord(text));
    expect([...new Set(left)]).toEqual([]);
  });
});

describe.concurrent("every link stays in Spanish on", () => {
  test.for(inSpanish)("%s", async (path, { site }) => {
    const html = await (await site.get(spanishPath(path))).text();
    const addresses = [...html.matchAll(/(?:href|action)="(\/[^"]*)"/g)].map(([, address = ""]) => address);
    expect(addresses.length).toBeGreaterThan(20);
    // The way back is named by its language.
    const back = [...html.matchAll(/href="([^"]*)"[^>]*lang="en"/g)].map(([, address]) => address);
    expect(addresses.filter((address) => hasSpanish(address) && !back.includes(address))).toEqual([]);
  });
});

test("both languages name each other, and themselves as the one address", async ({ site }) => {
  const [english = "", spanish = ""] = await Promise.all(["/med-spas", "/es/med-spas"].map(async (path) => (await site.get(path)).text()));
  const linksOf = (html: string) =>
    [...html.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/g)].map(([, language, href]) => [language, href]);
  expect(linksOf(spanish)).toEqual(linksOf(english));
  expect(linksOf(english).map(([language]) => language)).toEqual(["en", "es"]);
  expect(spanish).toContain(`<link rel="canonical" href="${linksOf(english)[1]?.[1]}"`);
  expect(spanish).toContain('<html lang="es"');
});

test("what has only English is one redirect away, and never on another site", async ({ site }) => {
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

test("an address that is nowhere is a 404 in Spanish, too", async ({ site }) => {
  const missing = await site.get("/es/city/nowhere");
  expect(missing.status).toBe(404);
  expect(await missing.text()).toContain('<html lang="es"');
});

type Site = { json: <Body>(path: string) => Promise<Body> };
let known: Promise<Set<string>> | undefined;

/** Of businesses, cities and the site itself: names are not translated. */
function namesOf(site: Site) {
  known ??= Promise.all([site.json<{ name: string; address: string }[]>("/api/medspas"), site.json<string[]>("/api/cities")]).then(
    ([medSpas, cities]) =>
      new Set([brand.name, ...medSpas.flatMap(({ name, address }) => [name, address]), ...cities, ...brand.social.map(({ name }) => name)]),
  );
  return known;
}

/** "Glow, Irvine · OC MedSpa Guide", "Irvine (21)", "Botox ·" */
function isMadeOf(names: Set<string>, text: string) {
  const bare = text.replace(/^[\d,]+\+? | (\(\d+\)|·)$/g, "");
  return names.has(bare) || alike.has(bare) || bare.split(/, | · /).every((part) => names.has(part));
}

/** Addresses, letters of a logo, sizes. */
const isNoWord = (text: string) => /@|^https?:|^[A-Z]{1,3}$|^[\d\s.,:$%+–-]*\p{L}{0,3}$/u.test(text);
