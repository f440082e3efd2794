import { describe, expect } from "vitest";
import { hasSpanish, spanishPath } from "#shared/to.ts";
import { kindsOfPage } from "#tests/support/kinds-of-page.ts";
import { leftInEnglish, namesOf } from "#tests/support/left-in-english.ts";
import { test } from "#tests/support/site.ts";

const inSpanish = kindsOfPage.filter(hasSpanish);

describe.concurrent("nothing is left in English on", () => {
  test.for(inSpanish)("%s", async (path, { site }) => {
    const [english = "", spanish = ""] = await Promise.all([path, spanishPath(path)].map(async (address) => (await site.get(address)).text()));
    expect(leftInEnglish(english, spanish, await namesOf(site))).toEqual([]);
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
