import { expect, test } from "vitest";
import { shareImagePath, shareText, titleSize } from "./share-text.ts";

test("an image names the listing or city and counts its content, but omits a count of zero", () => {
  expect(shareText.city({ slug: "irvine", name: "Irvine", listingCount: 12 })).toMatchObject({
    title: "Med spas in Irvine",
    facts: "Orange County · 12 listings",
  });
  expect(shareText.city({ slug: "irvine", name: "Irvine", listingCount: 0 }).facts).toBe(
    "Orange County",
  );
  const botox = { slug: "botox", name: "Botox", category: "cosmetic-injectables-fillers" };
  expect(shareText.treatmentInCity(botox, { slug: "irvine", name: "Irvine" }, 1)).toMatchObject({
    title: "Botox in Irvine",
    facts: "Irvine, CA · 1 listing",
  });
});

test("a listing image says rating and price and shows its own photo", () => {
  const category = { slug: "laser-light-therapies", name: "Laser" };
  const city = { slug: "irvine", name: "Irvine" };
  const glow = { slug: "glow", name: "Glow", city, category };
  expect(
    shareText.listing({ ...glow, rating: 4.6, reviewCount: 3, price: "IPL $350", cover: "abc" }),
  ).toEqual({
    title: "Glow",
    facts: "Irvine, CA · 4.6 of 5, 3 reviews · IPL $350",
    picture: { key: "abc", illustrations: ["kind/laser-light-therapies"] },
  });
  expect(
    shareText.listing({ ...glow, rating: null, reviewCount: 0, price: null, cover: undefined })
      .facts,
  ).toBe("Irvine, CA · Laser");
});

test("sets longer titles in a smaller size", () => {
  const sizes = [
    "Glow",
    "Morrow Park Laser & Skin",
    "Radiofrequency Body Contouring in Rancho Santa Margarita",
    "a ".repeat(50),
  ].map(titleSize);
  expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
  expect(new Set(sizes).size).toBe(4);
});

test("derives the image path from the page path", () => {
  expect(["/", "/city/irvine", "/med-spas?page=2"].map(shareImagePath)).toEqual([
    "/share/home.png",
    "/share/city/irvine.png",
    "/share/med-spas.png",
  ]);
});
