import { describe, expect } from "vitest";
import { test } from "#tests/support/site.ts";
import { siteUrl } from "#tests/support/site-url.ts";

type Listing = { slug: string; name: string; isPremium: boolean };

const slugsOf = (listings: Listing[]) => listings.map(({ slug }) => slug);
const perPage = 24;

describe("the first listings of each list in the HTML, in API order", () => {
  const lists: [path: string, api: string, shown: number][] = [
    ["/med-spas", "/api/medspas", perPage],
    ["/category/laser-light-therapies", "/api/medspas?category=laser-light-therapies", 6],
    ["/city/irvine", "/api/medspas?city=irvine", 8],
  ];
  for (const [path, api, shown] of lists)
    test(path, async ({ site }) => {
      const expected = (await site.json<Listing[]>(api)).slice(0, shown);
      const page = await site.page(path);
      expect(page.listings).toEqual(slugsOf(expected));
      for (const { name } of expected) expect(page.text).toContain(name);
    });
});

test("the home page shows well-rated unpaid listings, and then the first Premier listings", async ({
  site,
}) => {
  const all =
    await site.json<
      (Listing & { id: number; rating: number | null; reviewCount: number; isPremium: boolean })[]
    >("/api/medspas");
  const [organic = "", sponsored = ""] = (await site.page("/")).html.split("Sponsored:");
  const cardsIn = (html: string) =>
    [...html.matchAll(/<h3><a href="\/listing\/([^"]*)"/g)].map(([, slug]) => slug);
  const best = all
    .filter(
      ({ isPremium, rating, reviewCount }) => !isPremium && (rating ?? 0) >= 4 && reviewCount >= 3,
    )
    .toSorted(
      (a, b) => (b.rating ?? 0) - (a.rating ?? 0) || b.reviewCount - a.reviewCount || a.id - b.id,
    );
  expect(cardsIn(organic)).toEqual(slugsOf(best.slice(0, 6)));
  expect(organic).toContain("No one paid to be here.");
  expect(cardsIn(sponsored)).toEqual(slugsOf(all.filter(({ isPremium }) => isPremium).slice(0, 6)));
});

test("the home page shows the numbers of providers, cities and linked location pages", async ({
  site,
}) => {
  const { html, text } = await site.page("/");
  const all = await site.json<{ city: string }[]>("/api/medspas");
  const cities = new Set(all.map(({ city }) => city)).size;
  expect(html).toContain(
    `name="description" content="${all.length} med spas and wellness providers across ${cities} cities in Orange County: `,
  );
  const [, shown = "", total = ""] = /Showing (\d+) of ([\d,]+) locations\./.exec(text) ?? [];
  expect(Number(shown)).toBeGreaterThan(0);
  expect(Number(total.replace(",", ""))).toBeGreaterThan(Number(shown));
});

test("a search without results suggests cities and treatments, but no tips", async ({ site }) => {
  const told = [
    "No Results Found",
    "No Microneedling in Cypress",
    "Search without “Cypress”",
    "Check the spelling",
    "Use different keywords",
    "Nearest providers",
    "Nearby Cities",
    "Browse by City",
    "Popular Treatments",
  ];
  const shown = async (query: string) => {
    const { text } = await site.page(`/search?q=${query}`);
    return told.filter((words) => text.includes(words));
  };
  expect(await shown("asdfgh")).toEqual([
    "No Results Found",
    "Check the spelling",
    "Browse by City",
    "Popular Treatments",
  ]);
  expect(await shown("microneedling+cypress")).toEqual([
    "No Results Found",
    "No Microneedling in Cypress",
    "Search without “Cypress”",
    "Nearest providers",
    "Nearby Cities",
    "Popular Treatments",
  ]);
});

test("Premier listings state that the placement is paid, and others do not", async ({ site }) => {
  const premier = (await site.json<Listing[]>("/api/medspas?city=irvine")).filter(
    ({ isPremium }) => isPremium,
  );
  const badges = (await site.page("/city/irvine")).html.match(/Premier · paid/g) ?? [];
  expect(badges).toHaveLength(Math.min(premier.length, 8));
  expect((await site.page(`/listing/${premier[0]?.slug}`)).text).toContain("Premier");
  const [ordinary] = (await site.json<Listing[]>("/api/medspas")).filter(
    ({ isPremium }) => !isPremium,
  );
  const [own = ""] = (await site.page(`/listing/${ordinary?.slug}`)).text.split(
    "Similar providers nearby",
  );
  expect(own).toContain(ordinary?.name);
  expect(own).not.toContain("Premier");
});

describe("the URL of a full list and its link back", () => {
  for (const path of ["/category/laser-light-therapies", "/city/irvine"])
    test(path, async ({ site }) => {
      const short = await site.page(path);
      expect(short.links).toContain(`${path}?view=all`);
      expect(short.text).toMatch(/View All \d+ Providers/);
      const whole = await site.page(`${path}?view=all`);
      expect(whole.links).toContain(path);
      expect(whole.listings.length).toBeGreaterThan(short.listings.length);
      expect(whole.listings.slice(0, short.listings.length)).toEqual(short.listings);
      expect(whole.robots).toBe("noindex");
      expect(whole.canonical).toBe(siteUrl + path);
    });

  test("a short list has no link to the full one", async ({ site }) => {
    expect((await site.page("/city/la-palma")).text).not.toContain("View All");
  });
});

test("each page of a list adds to the earlier ones, until all are shown", async ({ site }) => {
  for (const [path, query] of [
    ["/med-spas?", ""],
    ["/category/laser-light-therapies?view=all&", "?category=laser-light-therapies"],
  ]) {
    const all = slugsOf(await site.json<Listing[]>(`/api/medspas${query}`));
    const last = Math.ceil(all.length / perPage);
    for (let number = 1; number <= last; number++) {
      const page = await site.page(`${path}page=${number}`);
      expect(page.listings).toEqual(all.slice(0, number * perPage));
      expect(page.links.includes(`${path}page=${number + 1}`)).toBe(number < last);
      expect(page.text.includes("Load More Results")).toBe(number < last);
    }
  }
});

test("an invalid page number shows the first page", async ({ site }) => {
  const first = (await site.page("/med-spas")).listings;
  for (const page of ["0", "-1", "1.5", "x", "", "%07", "1e9"])
    expect((await site.page(`/med-spas?page=${page}`)).listings).toEqual(first);
});

test("unknown parameters change nothing", async ({ site }) => {
  for (const path of [
    "/",
    "/city/irvine",
    "/botox/irvine",
    "/listing/morrow-park-laser-and-skin",
  ]) {
    const plain = await (await site.get(path)).text();
    for (const extra of [
      "utm_source=mail",
      "order=%3Cscript%3E",
      "x[]=1&x[]=2",
      "%",
      "_routes=root",
      "__proto__=1",
    ]) {
      const response = await site.get(`${path}?${extra}`);
      expect(`${path}?${extra} ${response.status}`).toBe(`${path}?${extra} 200`);
      expect(await response.text()).toBe(plain);
    }
  }
});

test("the footer links to every category and city from any page", async ({ site }) => {
  const { html } = await site.page("/nothing-here");
  for (const { slug } of await site.json<Listing[]>("/api/categories"))
    expect(html).toContain(`href="/category/${slug}"`);
  for (const { slug } of await site.json<Listing[]>("/api/locations"))
    expect(html).toContain(`href="/city/${slug}"`);
});

test("a profile shows everything that visitors ask for: prices, hours, people, contact", async ({
  site,
}) => {
  type Profile = {
    phone: string;
    email: string;
    pricingInfo: { service: string }[];
    staffCredentials: { name: string; title: string }[];
    businessHours: Record<string, string>;
    detailedDescription: string;
  };
  const slug = "morrow-park-laser-and-skin";
  const profile = await site.json<Profile>(`/api/medspas/${slug}/enhanced`);
  const { links } = await site.page(`/listing/${slug}`);
  const parts = await Promise.all(
    ["", "?tab=services", "?tab=facility", "?tab=pricing"].map((part) =>
      site.page(`/listing/${slug}${part}`),
    ),
  );
  const text = parts.map((part) => part.text).join(" ");
  for (const { service } of profile.pricingInfo) expect(text).toContain(service);
  for (const { name, title } of profile.staffCredentials)
    expect(text).toContain(`${name} ${title}`);
  for (const [day, hours] of Object.entries(profile.businessHours))
    expect(text.replace(" (today)", "")).toContain(`${day} ${hours}`);
  expect(text).toContain(profile.detailedDescription.split("\n")[0]);
  expect(text).toContain(profile.phone);
  expect(links).toContain(`tel:${profile.phone.replace(/[^\d+]/g, "")}`);
  expect(links).toContain(`mailto:${profile.email}`);
});

test("special offers match the API, Premier listings first", async ({ site }) => {
  const premier = new Set(
    (await site.json<Listing[]>("/api/medspas"))
      .filter(({ isPremium }) => isPremium)
      .map(({ slug }) => `/listing/${slug}`),
  );
  const offering = async (path: string) =>
    (await site.page(path)).links.filter((link) => link.startsWith("/listing/"));
  const specials = await offering("/special-offers");
  const active = await site.json<{ medSpaSlug: string }[]>("/api/specials/active");
  expect(new Set(specials)).toEqual(
    new Set(active.map(({ medSpaSlug }) => `/listing/${medSpaSlug}`)),
  );
  const isPremier = specials.map((link) => premier.has(link));
  expect(isPremier).toEqual(isPremier.toSorted((one, other) => Number(other) - Number(one)));
  expect((await site.page("/special-offers")).text).toContain(`${active.length} Active Deals`);
});

test("Book Now on a special preselects its treatment at its price", async ({ site }) => {
  const { links } = await site.page("/special-offers");
  const link = links.find((each) =>
    each.startsWith("/booking/harrow-and-tide-aesthetics?special="),
  );
  const { text } = await site.page(link ?? "no link");
  expect(text).toContain("Your special First Botox visit, 20 units $240 $300");
  expect(text).toContain("Treatment Botox · 30 minutes · $240");
  const days = await site.json<{ date: string; slots: string[] }[]>(
    "/api/listings/harrow-and-tide-aesthetics/availability?treatment=botox",
  );
  const { date, slots } = days.find(({ slots }) => slots.length > 0) ?? { date: "", slots: [] };
  const form = await (
    await site.get(`${link}&treatment=botox&date=${date}&time=${slots[0]}`)
  ).text();
  expect(form).toContain(`name="specialId" value="${link?.split("=")[1]}"`);
  expect((await site.page("/booking/pierlight-med-spa?special=1")).text).not.toContain(
    "Your special",
  );
});

test("a special without a treatment leaves the prices of treatments as listed", async ({
  site,
}) => {
  const place = "/booking/calderbrook-aesthetic-physicians";
  const { links } = await site.page("/special-offers");
  const link = links.find((each) => each.startsWith(`${place}?special=`));
  const { text } = await site.page(`${link}&treatment=hydrafacial`);
  expect(text).toContain("Your special First consultation at half price $60");
  expect(text).toContain("It doesn’t change the price of the treatment you choose below.");
  const priceIn = (page: string) => /HydraFacial · \d+ minutes · (\S+)/.exec(page)?.[1];
  const usual = priceIn((await site.page(`${place}?treatment=hydrafacial`)).text);
  expect(usual).toMatch(/^\$/);
  expect(priceIn(text)).toBe(usual);
});

test("the seven treatment filters work as categories and as treatments", async ({ site }) => {
  const total = async (query: string) =>
    (await site.json<{ total: number }>(`/api/search?${query}`)).total;
  for (const slug of ["injectables", "skincare", "body", "laser", "wellness", "hbot", "spa"]) {
    const found = await total(`category=${slug}`);
    expect(found, slug).toBeGreaterThan(0);
    expect(found, slug).toBeLessThan(119);
    expect(await total(`treatment=${slug}`), slug).toBe(found);
    expect(
      (await site.get(`/api/medspas?category=${slug}`)).headers.get("x-total-count"),
      slug,
    ).toBe(String(found));
    expect((await site.page(`/enhanced-search?treatment=${slug}`)).text).toContain(
      `${found} provider`,
    );
  }
});

test("an empty search lists everyone; a city alone appears in the heading with a link to its page", async ({
  site,
}) => {
  const everyone = await site.page("/search");
  expect(everyone.headings[0]).toBe("Search Med Spas & Treatments");
  expect(everyone.text).toMatch(/119 providers found/);
  const irvine = await site.page("/search?city=irvine");
  expect(irvine.headings[0]).toBe("Med spas in Irvine");
  expect(irvine.links).toContain("/city/irvine");
});

test("a profile without a similar listing in its city shows the nearest elsewhere", async ({
  site,
}) => {
  const slug = "plain-water-iv-clinic";
  const { text, listings } = await site.page(`/listing/${slug}`);
  expect(text).toContain("Similar providers nearby");
  expect(listings.filter((other) => !other.startsWith(slug))).toHaveLength(3);
});

test("a treatment without providers in a city offers other cities", async ({ site }) => {
  const { text, links } = await site.page("/kybella/la-palma");
  expect(text).toContain("No providers found for Kybella in La Palma.");
  expect(links.filter((link) => link.startsWith("/kybella/")).length).toBeGreaterThan(1);
});

test("a card shows the price of what its list is about", async ({ site }) => {
  const priceOn = async (path: string) =>
    /<h3><a href="\/listing\/marisol-and-finch-aesthetic-medicine".*?card-note.*?<p[^>]*>([^<]*) <b>/s.exec(
      (await site.page(path)).html,
    )?.[1];
  expect([
    await priceOn("/search?q=marisol"),
    await priceOn("/category/anti-aging-treatments"),
  ]).toEqual(["Botox", "Thread Lift"]);
});

test("a unit price includes the price of a typical visit, and variants of a treatment are named", async ({
  site,
}) => {
  expect((await site.page("/search?q=botox")).text).toMatch(
    /Botox from \$\d+ a visit\s+\$[\d.]+ per unit/,
  );
  expect((await site.page("/search?q=botox")).text).toMatch(
    /Price per visit\s+For a visit of 20 to 40 units\s+\$200/,
  );
  expect((await site.page("/map?treatment=botox")).text).toMatch(/Botox from \$\d+ a visit/);
  expect((await site.page("/botox/irvine")).text).toMatch(
    /per unit, about \$\d+ to \$\d+ a visit, 20 to 40 units, from 4 listed prices/,
  );
  expect((await site.page("/search?q=microneedling")).text).toContain(
    "Microneedling: includes RF Microneedling.",
  );
  expect((await site.page("/microneedling/irvine")).text).toContain("includes RF Microneedling");
});
