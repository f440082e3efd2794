import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { firstPaintScript } from "../browser/navigation/first-paint.ts";
import { contentSecurityPolicyFor } from "./csp.server.ts";

test("allows our one inline script by its hash and no script from user text", () => {
  const ours = `'sha256-${createHash("sha256").update(firstPaintScript).digest("base64")}'`;
  const policy = contentSecurityPolicyFor(
    `<script>${firstPaintScript}</script><p><script>alert(1)</script></p>`,
  );
  expect(policy).toContain(`script-src 'self' ${ours};`);
});

test("allows nothing from other origins, no inline styles and no plugins", () => {
  const policy = contentSecurityPolicyFor("<p>Plain</p>");
  expect(policy).toContain("default-src 'self'; script-src 'self' 'sha256-");
  expect(policy).toContain(
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  );
  expect(policy).not.toMatch(/unsafe|\*/);
});

test("allows images from the tile server only where a map is shown", () => {
  const tiles = "https://tiles.example:8443/light/{z}/{x}/{y}.png?key=1";
  const policy = contentSecurityPolicyFor('<app-island name="map"></app-island>', tiles);
  expect(policy).toContain("img-src 'self' data: https://tiles.example:8443;");
  expect(policy.match(/tiles\.example/g)).toHaveLength(1);
  expect(contentSecurityPolicyFor("<p>Plain</p>", tiles)).toContain("img-src 'self' data:;");
});

test("allows Stripe's script, frames and calls only on pages with a card form", () => {
  const policy = contentSecurityPolicyFor('<form class="grid" data-card-secret="seti_1">');
  expect(policy).toMatch(
    /script-src 'self' 'sha256-[^']+' https:\/\/js.stripe.com https:\/\/\*.js.stripe.com;/,
  );
  expect(policy).toContain(
    "frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com;",
  );
  expect(policy).toContain("connect-src 'self' https://api.stripe.com;");
  expect(policy.match(/stripe\.com/g)).toHaveLength(6);
});

test("text that looks like a card form allows nothing", () => {
  expect(
    contentSecurityPolicyFor("<p>&lt;form data-card-secret=&quot;seti_1&quot;&gt;</p>"),
  ).not.toContain("stripe.com");
});
