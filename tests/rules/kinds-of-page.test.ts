import { expect, test } from "vitest";
import { kindsOfPage, shapeOf } from "#tests/support/kinds-of-page.ts";
import type { PolicyRow as Row } from "#tests/support/policy-rows.ts";
import { policy } from "#tests/support/policy-rows.ts";

const needNone = [
  // Files, and embeds for other sites.
  /\.\w+$|^\/(share|media|embed|sitemaps|calendars)\//,
  // These redirect to another page.
  /^\/(treatments|listings\/:slug|listing\/:slug\/directions|booking|booking\/:slug\/waiting|sign-out|sign-in\/second-step|add-listing\/payment)$/,
  /^\/profile\/(security\/\w+|reviews)\/:id/,
  // Scenarios check these with axe, after an email link or a created resource.
  /^\/(bookings|claims|newsletter\/confirm|unsubscribe|payment\/bank|shortlist)\/:|^\/deals\/:id\/claim$|\/photos\/:id\/report$/,
  /^\/(add-listing\/account|team\/join|impersonation)$/,
  // Same response as for any missing page, or any other error in a back office.
  /^\/(listing|(admin|owner)\/\*)$/,
];

test("every public page is among the page kinds checked in every way", () => {
  const pages = (Object.values(policy) as Row[])
    .filter(({ who }) => who.includes("stranger"))
    .flatMap(({ operations }) => operations)
    .flatMap((operation) => /^GET (\/(?!api\/(?!docs)).*)/.exec(operation)?.[1] ?? []);
  expect(pages.length).toBeGreaterThan(60);
  const addresses = kindsOfPage.map((path) => path.replace(/\?.*/, ""));
  const isAmong = (page: string) => addresses.some((address) => shapeOf(page).test(address));
  expect(
    pages.filter((page) => !needNone.some((each) => each.test(page)) && !isAmong(page)),
  ).toEqual([]);
  // Guards against exceptions for pages that the list includes.
  expect(needNone.filter((each) => !pages.some((page) => each.test(page)))).toEqual([]);
});
