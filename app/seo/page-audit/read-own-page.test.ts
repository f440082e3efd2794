import { expect, test } from "vitest";
import { readOwnPage } from "./read-own-page.server.ts";

const site = "https://guide.example";
const html = { "content-type": "text/html; charset=utf-8" };

/** Opens a site with three URLs that records its requests. */
function openSite() {
  const asked: string[] = [];
  const read = async (path: string) => {
    asked.push(path);
    if (path === "/old")
      return new Response(null, { status: 301, headers: { location: "/med-spas" } });
    if (path === "/round")
      return new Response(null, { status: 301, headers: { location: "/round" } });
    if (path === "/away")
      return new Response(null, { status: 302, headers: { location: "https://evil.example/" } });
    if (path === "/robots.txt")
      return new Response("x", { headers: { "content-type": "text/plain" } });
    return path === "/missing"
      ? new Response("x", { status: 404, headers: html })
      : new Response(`page ${path}`, { headers: html });
  };
  return { asked, audit: (given: string) => readOwnPage(given, site, read) };
}

test("accepts a path, a full URL and empty input", async () => {
  const { audit } = openSite();
  expect(await audit("/med-spas?page=2")).toMatchObject({
    path: "/med-spas?page=2",
    html: "page /med-spas?page=2",
  });
  expect(await audit(`${site}/about#top`)).toMatchObject({ path: "/about" });
  expect(await audit("  ")).toMatchObject({ path: "/" });
  expect(await audit("about")).toMatchObject({ path: "/about" });
});

test("follows redirects on the site only, up to a limit", async () => {
  const { audit } = openSite();
  expect(await audit("/old")).toMatchObject({ path: "/med-spas" });
  expect(await audit("/round")).toHaveProperty("problem");
});

test("never requests another site", async () => {
  const { audit, asked } = openSite();
  for (const given of [
    "https://evil.example/",
    "//evil.example",
    "\\\\evil.example",
    "http://guide.example/",
    "javascript:1",
    "https://",
  ]) {
    expect(await audit(given)).toHaveProperty("problem");
  }
  expect(asked).toEqual([]);
  expect(await audit("/away")).toHaveProperty("problem");
});

test("refuses to audit its own page, however the URL is written", async () => {
  const { audit, asked } = openSite();
  for (const given of [
    "/seo-audit",
    "/SEO-Audit?path=/",
    "/%73eo-audit",
    "/seo-audit/",
    "/seo-audit.data",
    "/x/../seo-audit",
  ]) {
    expect(await audit(given)).toMatchObject({
      problem: expect.stringContaining("does not audit itself"),
    });
  }
  expect(asked).toEqual([]);
});

test("reports a missing page or a response that is not a page", async () => {
  const { audit } = openSite();
  expect(await audit("/missing")).toMatchObject({ problem: expect.stringContaining("404") });
  expect(await audit("/robots.txt")).toMatchObject({
    problem: expect.stringContaining("not a page"),
  });
});
