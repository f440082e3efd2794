import { expect, test } from "vitest";
import type { ReadAddress, ReadAddressResult } from "./read-address.ts";
import { createReadSite } from "./read-site.ts";

const html = (body: string): ReadAddressResult => ({ outcome: "read", text: body });
const missing: ReadAddressResult = { outcome: "refused", status: 404 };
const about = "Two nurses and a physician look after skin in four quiet rooms by the harbor.";

function site(pages: Record<string, ReadAddressResult>) {
  const asked: string[] = [];
  const waits: number[] = [];
  const readAddress: ReadAddress = async (address) => {
    const { pathname } = new URL(address);
    asked.push(pathname);
    return pages[pathname] ?? missing;
  };
  const read = createReadSite(readAddress, { wait: async (seconds) => void waits.push(seconds) });
  return { asked, waits, read: () => read("https://harbor.example/") };
}

test("reads at most four pages about the business, with a pause before each", async () => {
  const links = ["about-us", "about", "services", "menu", "contact", "blog", "gallery"]
    .map((path) => `<a href="/${path}">${path}</a>`)
    .join("");
  const harbor = site({
    "/": html(`<h1>Harbor</h1>${links}<a href="https://elsewhere.example/about">Elsewhere</a>`),
    "/about-us": html(`<h1>About us</h1><p>${about}</p>`),
    "/services": html("<h1>Services</h1><ul><li>Botox</li></ul>"),
    "/contact": html("<h1>Hours</h1><p>Mon-Fri 9am-6pm</p>"),
  });
  expect(await harbor.read()).toMatchObject({
    outcome: "read",
    facts: { aboutText: about, services: ["Botox"] },
  });
  expect(harbor.asked).toEqual(["/robots.txt", "/", "/about-us", "/services", "/contact"]);
  expect(harbor.waits).toEqual([1, 1, 1]);
});

test("respects robots.txt rules for us and for everyone, and its crawl delay", async () => {
  const page = html(`<a href="/about">About</a><a href="/services">Services</a>`);
  const everybody = site({ "/robots.txt": html("User-agent: *\nDisallow: /"), "/": page });
  expect(await everybody.read()).toEqual({ outcome: "disallowed" });
  expect(everybody.asked).toEqual(["/robots.txt"]);
  const us = site({
    "/robots.txt": html(
      "User-agent: OCMedSpaGuideReader\nDisallow: /about\nCrawl-delay: 5\n\nUser-agent: *\nAllow: /",
    ),
    "/": page,
  });
  await us.read();
  expect(us.asked).toEqual(["/robots.txt", "/", "/services"]);
  expect(us.waits).toEqual([5]);
});

test("does not read a site whose robots.txt cannot be fetched", async () => {
  for (const [answer, outcome] of [
    [{ outcome: "refused", status: 503 }, "disallowed"],
    [{ outcome: "too-slow" }, "too-slow"],
    [{ outcome: "forbidden" }, "forbidden"],
  ] as const) {
    const harbor = site({ "/robots.txt": answer, "/": html(about) });
    expect(await harbor.read()).toEqual({ outcome });
    expect(harbor.asked).toEqual(["/robots.txt"]);
  }
});

test("reports an unreachable site and tolerates a missing page", async () => {
  expect(await site({}).read()).toEqual({ outcome: "refused" });
  expect(
    await site({
      "/": html(`<a href="/about">About</a><h2>Services</h2><ul><li>Botox</li></ul>`),
    }).read(),
  ).toMatchObject({ facts: { services: ["Botox"] } });
});
