import { describe, expect } from "vitest";
import type { PolicyRow as Row } from "#tests/support/policy-rows.ts";
import { policy } from "#tests/support/policy-rows.ts";
import { send } from "#tests/support/raw-http.ts";
import { test } from "#tests/support/site.ts";
import { siteUrl } from "#tests/support/site-url.ts";
import { sample } from "#tests/support/test-level.ts";

const place = "morrow-park-laser-and-skin";
const frame = `/embed/${place}/book`;
const badge = `/embed/${place}/badge.svg`;

/** Every page and call, with an existing and a missing resource. */
const addresses = (Object.values(policy) as Row[])
  .flatMap(({ operations }) => operations)
  .flatMap((operation) => /^GET (\/.*)/.exec(operation)?.[1] ?? [])
  .flatMap((path) => [place, "nothing-here"].map((slug) => path.replace(/:\w+|\{\w+\}|\*/g, slug)));
const isEmbedded = (path: string) => /^\/embed\/[^/]+\/(book|badge\.svg)$/.test(path);

describe("the embed for owners' sites", () => {
  test("can be framed and drawn by any page, loads nothing and sets no cookie", async ({
    site,
  }) => {
    for (const turn of ["fresh", "kept"]) {
      const { status, headers, body } = await send(site.url, {
        path: frame,
        headers: { cookie: "__Host-session=x" },
      });
      expect([turn, status, headers["content-type"]]).toEqual([
        turn,
        200,
        "text/html; charset=utf-8",
      ]);
      expect(headers["content-security-policy"]).toMatch(
        /^default-src 'none'; style-src 'sha256-[^']+'; base-uri 'none'; form-action 'none'; frame-ancestors \*$/,
      );
      expect(headers).toMatchObject({
        "cross-origin-resource-policy": "cross-origin",
        "x-content-type-options": "nosniff",
        "cache-control": expect.stringContaining("public"),
      });
      expect(headers).not.toHaveProperty("x-frame-options");
      expect(headers).not.toHaveProperty("set-cookie");
      expect(body.length).toBeLessThan(10_000);
      expect(body.toString()).not.toMatch(/<script|<link|<img|src=/);
      expect(body.toString()).toContain(
        `<a href="${siteUrl}/booking/${place}" target="_blank" rel="noopener">Book an appointment<small>`,
      );
    }
  });

  test("is a small image, the same on every site, in two styles", async ({ site }) => {
    const looks = await Promise.all(
      ["light", "dark"].map((look) => send(site.url, { path: `${badge}?look=${look}` })),
    );
    for (const { status, headers, body } of looks) {
      expect([status, headers["content-type"], headers["cross-origin-resource-policy"]]).toEqual([
        200,
        "image/svg+xml; charset=utf-8",
        "cross-origin",
      ]);
      expect(headers).not.toHaveProperty("set-cookie");
      expect(body.toString()).not.toMatch(/<text|<script|<image|href=/);
      expect(body.length).toBeLessThan(60_000);
    }
    expect(looks[0]?.body.equals(looks[1]?.body ?? Buffer.alloc(0))).toBe(false);
  });

  test("says so when the listing is gone", async ({ site }) => {
    const { status, headers, body } = await send(site.url, { path: "/embed/nothing-here/book" });
    expect([status, body.toString()]).toEqual([
      404,
      expect.stringContaining("No longer on OC MedSpa Guide"),
    ]);
    expect(headers["content-security-policy"]).toContain("frame-ancestors *");
    expect((await send(site.url, { path: "/embed/nothing-here/badge.svg" })).status).toBe(404);
  });

  test("links to the profile of a listing without booking", async ({ site }) => {
    const all = await site.json<{ slug: string }[]>("/api/medspas?limit=1000");
    for (const { slug } of all) {
      const html = (await send(site.url, { path: `/embed/${slug}/book` })).body.toString();
      if (html.includes("Book an appointment")) continue;
      return expect(html).toContain(
        `href="${siteUrl}/listing/${slug}" target="_blank" rel="noopener">See our profile<small>`,
      );
    }
    throw new Error("every place takes bookings");
  });
});

test("no other page, call or file can be framed or loaded by another site", async ({ site }) => {
  const others = addresses.filter((path) => !isEmbedded(path));
  expect(others.length).toBeGreaterThan(250);
  for (const path of [
    ...sample(others, 4),
    `${frame}.data`,
    `${frame}/x`,
    `/x${frame}`,
    "/favicon.svg",
  ]) {
    const { headers } = await send(site.url, { path });
    const policyOf = headers["content-security-policy"] ?? "frame-ancestors 'none'";
    expect({
      path,
      frames: headers["x-frame-options"],
      resource: headers["cross-origin-resource-policy"],
    }).toEqual({
      path,
      frames: "DENY",
      // Other sites may show photos, because the API publishes their URLs.
      resource: /^\/(share|media)\//.test(path) ? "cross-origin" : "same-origin",
    });
    expect({ path, policyOf }).toEqual({
      path,
      policyOf: expect.stringContaining("frame-ancestors 'none'"),
    });
  }
});
