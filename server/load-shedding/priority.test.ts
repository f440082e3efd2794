import { expect, test } from "vitest";
import { classifyPriority } from "./priority.ts";

const classes: Record<string, string[]> = {
  first: [
    "GET /sign-in",
    "GET /sign-in?next=%2Fprofile",
    "POST /sign-in/second-step",
    "GET /admin",
    "GET /client-admin",
    "POST /api/admin/authenticate",
    "POST /api/admin/forgot-password",
    "POST /api/passkeys/sign-in",
    "GET /booking/glow-studio",
    "GET /booking/glow-studio.data?date=2026-11-23",
    "POST /booking/glow-studio",
    "POST /api/bookings",
    "GET /api/listings/glow-studio/availability?treatment=botox",
    "GET /bookings/a-private-link",
    "GET /embed/glow-studio/book",
    "POST /api/webhooks/stripe",
  ],
  own: [
    "POST /contact",
    "POST /api/medspas",
    "GET /owner/bookings",
    "GET /admin/inbox",
    "GET /api/admin/leads",
    "PUT /api/me/favourites/glow-studio",
    "GET /profile",
  ],
  browse: [
    "GET /",
    "HEAD /",
    "GET /search?q=sign-in",
    "GET /listing/glow-studio",
    "GET /botox/irvine",
    "GET /_.data",
    "GET /api/medspas",
    "GET /api/me",
  ],
  pictures: ["GET /media/0123-large.avif", "GET /share/listing/glow-studio.png"],
  last: [
    "GET /sitemap.xml",
    "GET /feed.xml",
    "POST /mcp",
    "GET /api/admin/exports/listings.csv",
    "GET /owner/bookings.csv",
  ],
  counts: ["POST /api/events", "POST /api/ad-events"],
  none: ["GET /healthz", "GET /readyz", "GET /metrics"],
};

for (const [priorityClass, requests] of Object.entries(classes))
  test.each(requests)(`assigns %s the priority class ${priorityClass}`, (request) => {
    const [method, url] = request.split(" ");
    expect(classifyPriority({ method, url, headers: {} }) ?? "none").toBe(priorityClass);
  });

test("a crawler's page views get the lowest priority, by its user agent", () => {
  const headers = {
    "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  };
  expect(classifyPriority({ method: "GET", url: "/listing/glow-studio", headers })).toBe("last");
  expect(
    classifyPriority({
      method: "GET",
      url: "/listing/glow-studio",
      headers: { "user-agent": "Mozilla/5.0 (iPhone) Safari/604.1 (by Abbott)" },
    }),
  ).toBe("browse");
});

test("large and chunked bodies use none of the capacity of forms", () => {
  for (const headers of [{ "content-length": "65537" }, { "transfer-encoding": "chunked" }])
    expect(classifyPriority({ method: "POST", url: "/sign-in", headers })).toBe("uploads");
  expect(
    classifyPriority({ method: "POST", url: "/sign-in", headers: { "content-length": "65536" } }),
  ).toBe("first");
});
