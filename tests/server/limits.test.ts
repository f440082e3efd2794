import { describe, expect } from "vitest";
import { ownTest as test } from "#tests/support/site.ts";

const most = 100;

describe("rate limits by source on public forms", () => {
  test.for(["/api/contact", "/api/newsletter/subscribe", "/api/medspas", "/api/shortlists"])(
    "limit %s and send Retry-After",
    async (path, { site }) => {
      const post = () =>
        fetch(site.url + path, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: "{}",
        });
      const statuses = await Promise.all(
        Array.from({ length: most }, async () => (await post()).status),
      );
      expect(new Set(statuses)).toEqual(new Set([422]));
      const refused = await post();
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    },
  );

  test("keep the input of the form", async ({ site }) => {
    const { html } = await site.page("/contact");
    const made = /name="made" value="([^"]+)"/.exec(html)?.[1] ?? "";
    const body = () =>
      new URLSearchParams({
        made,
        name: "Nora Feld",
        message: "A long message that nobody wants to write again.",
      });
    for (let sent = 0; sent < most; sent++)
      await fetch(`${site.url}/contact`, { method: "POST", body: body() });
    const refused = await fetch(`${site.url}/contact`, { method: "POST", body: body() });
    const text = await refused.text();
    expect(refused.status).toBe(422);
    expect(text).toContain("Too many attempts. Please wait");
    expect(text).toContain("A long message that nobody wants to write again.");
  });
});
