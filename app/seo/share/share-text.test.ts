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

test("a listing image uses the listing as its seed and the colors of its category", () => {
  const category = { slug: "laser-light-therapies", name: "Laser" };
  expect(
    shareText.listing({
      slug: "glow",
      name: "Glow",
      city: { slug: "irvine", name: "Irvine" },
      category,
    }),
  ).toMatchObject({
    seed: "glow",
    category: category.slug,
  });
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
