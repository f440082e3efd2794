import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { createNonce, sealScripts } from "./csp.server.ts";

const nonce = "of-this-render_1";
const hashOf = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

function scriptSources(html: string) {
  const directives = sealScripts(html, nonce).policy.split("; ");
  return directives
    .find((directive) => directive.startsWith("script-src "))
    ?.split(" ")
    .slice(1);
}

test("our inline scripts are blessed by their hashes, each once", () => {
  const html = `<script nonce="${nonce}">first()</script><script type="module" nonce="${nonce}" async="">second();\nthird()</script><script nonce="${nonce}">first()</script>`;
  expect(scriptSources(html)).toEqual(["'self'", hashOf("first()"), hashOf("second();\nthird()")]);
});

test.each([
  ["no nonce", "<script>alert(1)</script>"],
  ["a guessed nonce", '<script nonce="of-another-render">alert(1)</script>'],
  ["the beginning of the nonce", '<script nonce="of-this">alert(1)</script>'],
  ["an empty nonce", '<script nonce="">alert(1)</script>'],
  ["the nonce as its text", `<script>nonce="${nonce}"</script>`],
])("a script that came in with somebody's text and carries %s is not blessed", (_, script) => {
  expect(scriptSources(`<p>${script}</p><script nonce="${nonce}">ours()</script>`)).toEqual(["'self'", hashOf("ours()")]);
});

test("a script from a file needs no hash", () => expect(scriptSources(`<script nonce="${nonce}" src="/assets/root.js"></script>`)).toEqual(["'self'"]));

test("the page that is kept tells the nonce to nobody", () => {
  const { html, policy } = sealScripts(`<link nonce="${nonce}" href="/a.js"><script nonce="${nonce}">ours()</script>`, nonce);
  expect(html).toBe('<link href="/a.js"><script>ours()</script>');
  expect(policy).not.toContain(nonce);
});

test("nothing is allowed from elsewhere, and no inline style or plugin", () => {
  const { policy } = sealScripts("<p>Plain</p>", nonce);
  expect(policy).toContain("default-src 'self'; script-src 'self'; style-src 'self'");
  expect(policy).toContain("object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'");
  expect(policy).not.toMatch(/unsafe|\*/);
});

test("a tile server's origin may send pictures where a map is shown, and nothing else", () => {
  const tiles = "https://tiles.example:8443/light/{z}/{x}/{y}.png?key=1";
  const { policy } = sealScripts('<live-part of="map"></live-part>', nonce, tiles);
  expect(policy).toContain("img-src 'self' data: https://tiles.example:8443;");
  expect(policy.match(/tiles\.example/g)).toHaveLength(1);
  expect(sealScripts("<p>Plain</p>", nonce, tiles).policy).toContain("img-src 'self' data:;");
});

test("where a card is asked for, Stripe may bring its script, its frames and its calls, and nothing else", () => {
  const { policy } = sealScripts('<form class="grid" data-card-secret="seti_1">', nonce);
  expect(policy).toContain(
    "script-src 'self' https://js.stripe.com https://*.js.stripe.com; frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com;",
  );
  expect(policy).toContain("connect-src 'self' https://api.stripe.com;");
  expect(policy.match(/stripe\.com/g)).toHaveLength(6);
});

test("words about a card form allow nothing", () => {
  expect(sealScripts("<p>&lt;form data-card-secret=&quot;seti_1&quot;&gt;</p>", nonce).policy).not.toContain("stripe.com");
});

test("no two renders have the same nonce, and each stands in an attribute as it is", () => {
  const nonces = Array.from({ length: 100 }, createNonce);
  expect(new Set(nonces).size).toBe(100);
  for (const each of nonces) expect(each).toMatch(/^[\w-]{22}$/);
});
