import { expect } from "vitest";
import { baseScore, freshnessPoints, profileParts } from "#domain/catalogue/listings/listing.ts";
import { maxTypos } from "#shared/spelling.ts";
import { test } from "#tests/support/site.ts";

const countless = 1e12;

test("the page names the weights used for the ranking", async ({ site }) => {
  const { text } = await site.page("/how-we-rank");
  const [, reviews, completeness, freshness] =
    /reviews make up (\d+) of 100 points, a complete profile (\d+), freshness the other (\d+)\./.exec(
      text,
    ) ?? [];
  const rank = (rating: number, completeness: number) =>
    baseScore({ rating, reviewCount: countless, completeness });
  expect(rank(5, 0) - rank(1, 0)).toBe(Number(reviews) * 10);
  expect(rank(1, 1) - rank(1, 0)).toBe(Number(completeness) * 10);
  expect(freshnessPoints(0)).toBe(Number(freshness) * 10);
  expect(rank(5, 1) + freshnessPoints(0)).toBe(1000);
});

test("the page explains the rating that few reviews are drawn toward and when they reach halfway", async ({
  site,
}) => {
  const { text } = await site.page("/how-we-rank");
  const [, towards, count] =
    /drawn toward ([\d.]+): with (\d+) reviews the average and \1 weigh the same/.exec(text) ?? [];
  const rank = (rating: number | null, reviewCount: number) =>
    baseScore({ rating, reviewCount, completeness: 0 });
  expect(rank(null, 0)).toBe(rank(Number(towards), countless));
  expect(rank(5, Number(count))).toBeCloseTo((rank(5, countless) + rank(null, 0)) / 2, -1);
  expect(text).toContain(`a new listing starts at ${towards}`);
});

test("the page explains how freshness declines", async ({ site }) => {
  const { text } = await site.page("/how-we-rank");
  const [, days, steps] = /for (\d+) days, then lose 1\/(\d+) every \1 days/.exec(text) ?? [];
  expect(freshnessPoints(Number(days) - 1)).toBe(freshnessPoints(0));
  expect(freshnessPoints(Number(days))).toBe(
    Math.round(freshnessPoints(0) * (1 - 1 / Number(steps))),
  );
  expect(freshnessPoints(Number(days) * Number(steps))).toBe(0);
});

test("the page lists exactly the parts of a complete profile, each once", async ({ site }) => {
  const { text, html } = await site.page("/how-we-rank");
  expect(text).toContain(`these ${profileParts.length} things`);
  const listed = [
    ...(/<ul class="[^"]*list-disc[^"]*">(.*?)<\/ul>/s
      .exec(html)?.[1]
      ?.matchAll(/<li>(.*?)<\/li>/gs) ?? []),
  ].map(([, part]) => part);
  expect(listed).toEqual(profileParts.map(([name]) => name));
});

test("search tolerates as many typos as the page says", async ({ site }) => {
  expect((await site.page("/how-we-rank")).text).toContain(
    "words of four to seven letters may have one wrong letter, longer ones two",
  );
  expect([3, 4, 7, 8, 20].map(maxTypos)).toEqual([0, 1, 1, 2, 2]);
});

test("the Premier badge, the footer and the about page link to it", async ({ site }) => {
  const { html, links } = await site.page("/about");
  expect(links).toContain("/how-we-rank");
  expect(html).toMatch(/<footer.*href="\/how-we-rank"/s);
  expect((await site.page("/med-spas")).links).toContain("/how-we-rank#premier");
  expect((await site.page("/how-we-rank")).html).toContain('id="premier"');
  expect(await (await site.get("/sitemaps/pages.xml")).text()).toContain("/how-we-rank</loc>");
});
