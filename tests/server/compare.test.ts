import { describe, expect } from "vitest";
import { send } from "#tests/support/raw-http.ts";
import { test } from "#tests/support/site.ts";

const two = ["morrow-park-laser-and-skin", "calderbrook-aesthetic-physicians"] as const;
const with2 = `/compare?with=${two.join(",")}`;

describe("/compare", () => {
  test("shows listings side by side in URL order, by name, in a table with headings", async ({
    site,
  }) => {
    const { html, text, headings, canonical, robots, titles } = await site.page(with2);
    expect(headings).toEqual(["Compare med spas"]);
    expect(robots).toBe("noindex");
    expect(canonical).toMatch(/\/compare$/);
    expect(titles[0]).toContain("Compare med spas");
    expect(
      [...html.matchAll(/<th scope="col".*?href="\/listing\/([^"]+)"/gs)].map(([, slug]) => slug),
    ).toEqual([...two]);
    expect(
      [...html.matchAll(/<th scope="col".*?<b[^>]*>([^<]+)<.*?href="(\/booking\/[^"]+)"/gs)].map(
        ([, price, booking]) => [price, booking],
      ),
    ).toEqual(
      two.map((slug) => [expect.stringMatching(/^from \$\d+ a visit$/), `/booking/${slug}`]),
    );
    for (const row of [
      "Category",
      "Rating",
      "Price level",
      "Today",
      "People",
      "Licenses",
      "Languages",
      "Amenities",
      "Payment",
      "Financing",
      "Insurance",
      "Contact",
    ])
      expect(html).toMatch(new RegExp(`<th scope="row"[^>]*>${row}</th>`));
    expect(text).toContain(
      "License numbers without a date: stated by the provider, not checked by us.",
    );
    expect(text).not.toContain("as the crow flies");
  });

  test("shows the prices of the profiles, common treatments first", async ({ site }) => {
    const { html } = await site.page(with2);
    const [, common = "", others = ""] =
      /Treatments in common<\/th>(.*?)Other treatments<\/th>(.*?)<\/tr>/s.exec(html) ?? [];
    const rows = [...common.matchAll(/<th scope="row"[^>]*>(.*?)<\/th>(.*?)<\/tr>/gs)].map(
      ([, name = "", cells = ""]) => ({
        name,
        cells: [...cells.matchAll(/<td[^>]*>(.*?)<\/td>/gs)].map(([, cell = ""]) =>
          cell.replace(/<[^>]+>/g, ""),
        ),
      }),
    );
    expect(rows.length).toBeGreaterThan(2);
    expect(rows.flatMap(({ cells }) => cells)).not.toContain("Not listed");
    const menus = await Promise.all(
      two.map((slug) =>
        site.json<{ pricingInfo: { service: string; price: string }[] }>(
          `/api/medspas/${slug}/enhanced`,
        ),
      ),
    );
    for (const { name, cells } of rows.filter(
      ({ cells }) => !cells.some((cell) => cell.includes(": ")),
    ))
      cells.forEach((cell, index) => {
        const amount = /^\$[\d.,]+|^On request/.exec(cell)?.[0] ?? "no price";
        expect(
          `${name} ${menus[index]?.pricingInfo.some(({ price }) => price.startsWith(amount))}`,
        ).toBe(`${name} true`);
      });
    expect(others).toContain("<details");
  });

  test("removes a listing by a link that keeps the location", async ({ site }) => {
    const { links } = await site.page(`${with2}&near=irvine`);
    expect(links).toContain(`/compare?with=${two[1]}&near=irvine`);
    expect(links).toContain(`/compare?with=${two[0]}&near=irvine`);
  });

  test("shows distances from a ZIP code, city or position, and reports an unknown location", async ({
    site,
  }) => {
    for (const near of ["92660", "Newport%20Beach", "33.62,-117.92"])
      expect((await site.page(`${with2}&near=${near}`)).text).toMatch(
        /as the crow flies \d+\.\d miles \d+\.\d miles/,
      );
    const { text } = await site.page(`${with2}&near=Atlantis`);
    expect(text).toContain("We could not find “Atlantis”.");
    expect(text).not.toContain("as the crow flies");
  });

  test("leaves out unlisted and excess listings and says so", async ({ site }) => {
    const all = (await site.json<{ slug: string }[]>("/api/medspas?limit=6")).map(
      ({ slug }) => slug,
    );
    const unknown = await site.page(`/compare?with=unknown,${two[0]}`);
    expect(unknown.text).toContain("Left out, because it is not listed here: unknown.");
    expect(unknown.text).toContain("Morrow Park Laser & Skin");
    const many = await site.page(`/compare?with=${all.join(",")}`);
    expect(many.text).toContain("4 fit side by side: 2 more were left out.");
    expect([...many.html.matchAll(/<th scope="col"/g)]).toHaveLength(4);
  });

  test("explains how to start when there are no listings", async ({ site }) => {
    for (const path of [
      "/compare",
      "/compare?with=",
      "/compare?with=nobody",
      "/compare?with=%3Cscript%3E&near=%00",
    ]) {
      const { text, status } = await site.page(path);
      expect([path, status]).toEqual([path, path.includes("%00") ? 400 : 200]);
      if (status === 200) expect(text).toMatch(/Nothing to compare yet.*Add a med spa/);
    }
  });

  test("fits a full listing and three others in 16 kB", async ({ site }) => {
    const slugs = (await site.json<{ slug: string; services: string[] }[]>("/api/medspas"))
      .sort((a, b) => b.services.length - a.services.length)
      .slice(0, 4);
    const path = `/compare?with=${slugs.map(({ slug }) => slug).join(",")}`;
    const { body, headers } = await send(site.url, { path, headers: { "accept-encoding": "br" } });
    expect(headers["content-encoding"]).toBe("br");
    expect(body.length).toBeLessThan(16 * 1024);
  });
});
