import { expect, test } from "vitest";
import { cameFrom, landingOf } from "./landing.server.ts";

const cameFromReview = { next: null, from: "/listing/glow" };

test("owners land on their dashboard, admins in the admin, visitors where they came from", () => {
  expect(landingOf("owner", cameFromReview, "/profile")).toBe("/client-admin?welcome=1");
  expect(landingOf("admin", cameFromReview, "/profile")).toBe("/admin");
  expect(landingOf("visitor", cameFromReview, "/profile")).toBe("/listing/glow");
  expect(landingOf("visitor", { next: null, from: null }, "/profile")).toBe("/profile");
});

test("a page that was asked for wins, and no page elsewhere does", () => {
  expect(landingOf("owner", { ...cameFromReview, next: "/owner/bookings/7" }, "/profile")).toBe(
    "/owner/bookings/7",
  );
  expect(
    landingOf("visitor", { next: "//evil.example", from: "https://evil.example/x" }, "/profile"),
  ).toBe("/profile");
});

test("the page of the link counts, unless it is elsewhere or about accounts", () => {
  const from = (referer: string) =>
    cameFrom(new Request("http://guide.example/sign-in", { headers: { referer } }));
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
