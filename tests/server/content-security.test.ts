import { createHash } from "node:crypto";
import { describe, expect } from "vitest";
import { readPage } from "#tests/support/html.ts";
import { send } from "#tests/support/raw-http.ts";
import { test } from "#tests/support/site.ts";

const pages = [
  "/",
  "/med-spas?page=2",
  "/hbot",
  "/search?city=irvine&treatment=botox&q=%3Cscript%3E",
  "/map",
  "/categories",
  "/category/laser-light-therapies",
  "/locations",
  "/city/irvine",
  "/botox/irvine",
  "/coolsculpting/la-palma",
  "/listing/morrow-park-laser-and-skin",
  "/api/docs",
  "/developers",
  "/nothing-here",
  "/city/atlantis",
  "/listing/%00",
];

describe("content security policies that allow only a page's own scripts by hash", () => {
  for (const path of pages)
    test(path, async ({ site }) => {
      for (const turn of ["fresh", "kept"]) {
        const { headers, body } = await send(site.url, { path });
        expect(headers["content-type"]).toBe("text/html; charset=utf-8");
        const policy = headers["content-security-policy"] ?? "";
        expect(policy).not.toMatch(/unsafe-|\*|https?:|blob:/);
        expect(policy).toContain("default-src");
        expect(policy).toContain("frame-ancestors 'none'");
        const trusted = policy.match(/'sha256-[^']+'/g) ?? [];
        const { inlineScripts } = readPage(body.toString());
        const hashes = inlineScripts.map(
          (script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
        );
        expect(`${turn} ${trusted.sort()}`).toBe(`${turn} ${[...new Set(hashes)].sort()}`);
      }
    });
});

test("no page has a nonce, an inline handler, an inline style or anything from another origin", async ({
  site,
}) => {
  for (const path of pages) {
    const html = (await send(site.url, { path })).body
      .toString()
      .replace(/<script\b.*?<\/script>/gs, "");
    expect(html).not.toMatch(/\bnonce=/);
    expect(html).not.toMatch(/<[^>]+\son\w+=/);
    expect(html).not.toMatch(/<[^>]+\sstyle=|<style/);
    expect(html).not.toMatch(
      /<(?:script|img|iframe|source|link rel="(?:stylesheet|preload|modulepreload|icon)")[^>]+(?:src|href)="(?:https?:)?\/\//,
    );
  }
});
