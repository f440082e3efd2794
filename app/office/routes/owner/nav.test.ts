import { expect, test } from "vitest";
import { findPartListing, listOtherListings } from "./nav.server.ts";

const glow = { id: 1, slug: "glow-studio", name: "Glow Studio" };
const harbor = { id: 2, slug: "harbor-studio", name: "Harbor Studio" };
const places = [glow, harbor];
const actorWith = (first: "front_desk" | "owner") => ({
  userId: 1,
  name: "Olivia",
  email: "olivia@example.com",
  isVerified: true,
  hasTwoFactor: false,
  sessionId: null,
  provenAt: null,
  impersonator: null,
  role: "visitor" as const,
  owesSecondFactor: false,
  memberships: [
    { listingId: glow.id, role: first },
    { listingId: harbor.id, role: "owner" as const },
  ],
});
const pathAt = (here: string, first: "front_desk" | "owner" = "owner", listing = glow) =>
  listOtherListings(actorWith(first), places, listing, here).map(({ path }) => path);

test("switching listings keeps the current section", () => {
  expect(pathAt("/owner/photos/glow-studio")).toEqual(["/owner/photos/harbor-studio"]);
  expect(pathAt("/owner/photos/glow-studio/before-after")).toEqual([
    "/owner/photos/harbor-studio/before-after",
  ]);
  expect(pathAt("/owner/bookings")).toEqual([
    "/owner/bookings?place=harbor-studio",
    "/owner/bookings",
  ]);
  expect(pathAt("/owner/specials/7")).toEqual([
    "/owner/specials?place=harbor-studio",
    "/owner/specials",
  ]);
});

test("switching to a listing without permission for the section opens its overview", () => {
  expect(pathAt("/owner/photos/harbor-studio", "front_desk", harbor)).toEqual([
    "/client-admin?place=glow-studio",
  ]);
});

test("a list URL without a listing covers all of them, and each listing links to its own list", () => {
  expect(findPartListing(actorWith("front_desk"), places, "/owner/specials")).toBeNull();
  expect(
    listOtherListings(actorWith("owner"), places, null, "/owner/leads").map(({ path }) => path),
  ).toEqual(["/owner/leads?place=glow-studio", "/owner/leads?place=harbor-studio"]);
  expect(findPartListing(actorWith("owner"), [glow], "/owner/leads/12")).toBe(glow);
});

test("a section of one listing defaults to the first listing with permission", () => {
  expect(findPartListing(actorWith("front_desk"), places, "/owner/photos")).toBe(harbor);
  expect(findPartListing(actorWith("front_desk"), places, "/client-admin")).toBe(glow);
});
