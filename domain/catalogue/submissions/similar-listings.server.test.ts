import { expect } from "vitest";
import { addDrafts } from "#tests/support/catalogue.ts";
import { test } from "#tests/support/database.ts";
import { submission } from "#tests/support/submission.ts";
import { findAlikeListings } from "./similar-listings.server.ts";

const glow = { slug: "glow-studio", name: "Glow Studio", cityName: "Irvine" };
const unlike = {
  name: "Glow Studio",
  phone: "(949) 555-0177",
  website: "https://glow.example.com/",
};

test("a listing with the same phone number is found in any format and any city", async ({ db }) => {
  await addDrafts(db, { ...unlike, phone: "+1 657.555.0142" });
  expect(await findAlikeListings({ db }, submission({ city: "brea" }))).toEqual([
    { because: "phone", listing: glow },
  ]);
});

test("a listing with the same website is found by any of its pages", async ({ db }) => {
  await addDrafts(db, unlike);
  const find = (website: string) =>
    findAlikeListings({ db }, submission({ city: "brea", website }));
  expect(await find("http://www.glow.example.com/contact")).toEqual([
    { because: "website", listing: glow },
  ]);
  expect(await find("https://grow.example.com/")).toEqual([]);
});

test("a website shared by many businesses is not a match", async ({ db }) => {
  await addDrafts(db, { ...unlike, website: "https://www.instagram.com/glow" });
  expect(
    await findAlikeListings({ db }, submission({ website: "https://instagram.com/harborlight" })),
  ).toEqual([]);
});

test("a similar name is found only in the same city", async ({ db }) => {
  await addDrafts(db, unlike);
  const find = (city: string) =>
    findAlikeListings({ db }, submission({ name: "The Glow Studio MedSpa", city }));
  expect(await find("irvine")).toEqual([{ because: "name", listing: glow }]);
  expect(await find("brea")).toEqual([]);
});

test("a pending listing counts as a match but is not named", async ({ db }) => {
  await addDrafts(db, { ...unlike, status: "pending", phone: "6575550142" });
  expect(await findAlikeListings({ db }, submission())).toEqual([
    { because: "phone", listing: null },
  ]);
});

test("a different business has no match", async ({ db }) => {
  await addDrafts(db, unlike);
  expect(await findAlikeListings({ db }, submission())).toEqual([]);
});
