import { describe, expect } from "vitest";
import { namesOf } from "#tests/support/left-in-english.ts";
import { oliviasListing } from "#tests/support/policy-site.ts";
import { refusedInBoth } from "#tests/support/refused-in-both.ts";
import { type Site, test } from "#tests/support/site.ts";

/** Public forms, and how many of the three invalid inputs each one rejects with its own page. */
const pages: [path: string, refused: number][] = [
  ["/contact", 3],
  ["/newsletter", 3],
  ["/weekly-offers", 3],
  ["/unsubscribe", 3],
  ["/add-listing", 3],
  ["/sign-up", 3],
  ["/sign-in", 3],
  // Same response for every address.
  ["/forgot-password", 2],
  ["/reset-password?token=abc", 3],
  [`/listing/${oliviasListing}/call`, 3],
  ["a booking", 3],
  ["a deal", 3],
];

describe.concurrent("form errors in Spanish", () => {
  test.for(pages)("reads '%s'", async ([path, refused], { site }) => {
    const page = (await addresses[path]?.(site)) ?? path;
    const send = async (action: string, fields: Record<string, string>) => {
      const response = await fetch(site.url + action, {
        method: "POST",
        redirect: "manual",
        body: new URLSearchParams(fields),
      });
      return { status: response.status, text: await response.text() };
    };
    const answers = await refusedInBoth(
      await (await site.get(page)).text(),
      "stranger",
      page,
      send,
      await namesOf(site),
    );
    expect(answers.filter(({ left }) => left.length > 0)).toEqual([]);
    expect(answers.filter(({ form }) => form === page)).toHaveLength(refused);
  });
});

const addresses: Record<string, (site: Site) => Promise<string>> = {
  async "a booking"(site) {
    const days = await site.json<{ date: string; slots: string[] }[]>(
      `/api/listings/${oliviasListing}/availability?treatment=botox`,
    );
    const { date, slots } = days.find(({ slots }) => slots.length > 0) ?? { date: "", slots: [] };
    return `/booking/${oliviasListing}?treatment=botox&date=${date}&time=${encodeURIComponent(slots[0] ?? "")}`;
  },
  async "a deal"(site) {
    const [deal] = await site.json<{ id: number }[]>("/api/specials/active");
    return `/deals/${deal?.id}/claim`;
  },
};
