import { readdirSync } from "node:fs";
import { describe, expect } from "vitest";
import { send } from "#tests/support/raw-http.ts";
import { test } from "#tests/support/site.ts";
import { each } from "./at-once.ts";

const ups = [
  "../",
  "..\\",
  "%2e%2e/",
  "%2e%2e%2f",
  "..%5c",
  "%252e%252e%252f",
  "....//",
  "..%00/",
  "..;/",
  "%c0%ae%c0%ae/",
  "%uff0e%uff0e/",
];
const wanted = ["etc/passwd", "package.json"];
const assets = readdirSync("build/client/assets").slice(0, 1);

describe("path traversal out of the public folders", () => {
  for (const base of [
    "/",
    "/assets/",
    "/media/",
    "/fonts/",
    "/share/",
    "/sitemaps/",
    "/embed/",
    `/assets/${assets[0]}/`,
  ])
    test(base, async ({ site }) => {
      const paths = ups.flatMap((up) =>
        wanted.flatMap((file) => [1, 6].map((times) => base + up.repeat(times) + file)),
      );
      const odd = [
        `${base}/etc/passwd`,
        `${base}%2fetc%2fpasswd`,
        `${base}file:///etc/passwd`,
        `${base}%00`,
        `${base}C:%5cwindows%5cwin.ini`,
        `${base}~root`,
        `${base}..%00.js`,
      ];
      await each([...paths, ...odd], async (path) => {
        const { status, headers, body } = await send(site.url, { path });
        expect(`${path} ${status}`).toMatch(/ (30[178]|4\d\d)$/);
        expect(`${path} ${headers.location ?? ""}`).toMatch(/ (\/(?![/\\]).*)?$/);
        expect(body.toString()).not.toMatch(/root:x:0|"name": "oc-medspa-guide"|^1[678]\n$/);
      });
    });
});
