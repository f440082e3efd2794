import { expect, test } from "vitest";
import { landingPath, readReferrerPath } from "#app/http/landing.server.ts";

const cameFromReview = { next: null, from: "/listing/glow" };

test("sends owners to the dashboard, admins to the admin area and visitors back to their page", () => {
  expect(landingPath("owner", cameFromReview, "/profile")).toBe("/client-admin?welcome=1");
  expect(landingPath("admin", cameFromReview, "/profile")).toBe("/admin");
  expect(landingPath("visitor", cameFromReview, "/profile")).toBe("/listing/glow");
  expect(landingPath("visitor", { next: null, from: null }, "/profile")).toBe("/profile");
});

test("prefers the requested page and never redirects to another site", () => {
  expect(landingPath("owner", { ...cameFromReview, next: "/owner/bookings/7" }, "/profile")).toBe(
    "/owner/bookings/7",
  );
  expect(
    landingPath("visitor", { next: "//evil.example", from: "https://evil.example/x" }, "/profile"),
  ).toBe("/profile");
});

test("remembers the linking page unless it is on another site or an account page", () => {
  const from = (referer: string) =>
    readReferrerPath(new Request("http://guide.example/sign-in", { headers: { referer } }));
  expect(from("http://guide.example/search?q=botox")).toBe("/search?q=botox");
  expect(from("http://guide.example/es/listing/glow")).toBe("/listing/glow");
  expect(
    [
      "http://elsewhere.example/listing/glow",
      "http://guide.example/sign-up",
      "http://guide.example/client-admin",
      "",
    ].map(from),
  ).toEqual(["", "", "", ""]);
});
