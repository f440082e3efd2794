import { expect, test } from "vitest";
import { runInLanguage } from "#platform/run-in-language.ts";
import { shareImagePath, shareText, titleSize } from "./share-text.ts";

const botox = { slug: "botox", name: "Botox", category: "cosmetic-injectables-fillers" };
const irvine = { slug: "irvine", name: "Irvine" };
const unrated = { rating: null, reviewCount: 0, price: null };

test("an image of a list shows the number of providers, and the rating and price if known", () => {
  const figures = {
    rating: 4.62,
    reviewCount: 210,
    price: { treatment: "Botox", minCents: 1050, maxCents: 1600, unit: "per unit" },
  };
  expect(shareText.city({ ...irvine, listingCount: 12 }, figures)).toMatchObject({
    title: "Med spas in Irvine",
    facts: "12 providers · 4.6 out of 5, 210 reviews\nBotox $10.50–$16 per unit",
  });
  const { maxCents: _, ...lowest } = figures.price;
  expect(
    shareText.category(
      { slug: botox.category, name: "Injectables", listingCount: 12 },
      { ...figures, price: lowest },
    ).facts,
  ).toBe("12 providers · 4.6 out of 5, 210 reviews\nBotox from $10.50 per unit");
  expect(shareText.treatmentInCity(botox, irvine, 1, unrated)).toMatchObject({
    title: "Botox in Irvine",
    facts: "1 provider",
  });
  expect(shareText.city({ ...irvine, listingCount: 0 }, unrated).facts).toBe(
    "Orange County, California",
  );
});

test("an image of a Spanish page is in Spanish", async () => {
  const { path, text } = await runInLanguage("es", () => ({
    path: shareImagePath("/city/irvine"),
    text: shareText.treatmentInCity(botox, irvine, 2, { ...unrated, rating: 4.5, reviewCount: 9 }),
  }));
  expect(path).toBe("/es/share/city/irvine.png");
  expect(text).toMatchObject({
    title: "Botox en Irvine",
    facts: "2 proveedores · 4.5 de 5, 9 reseñas",
  });
});

test("a listing image shows rating, price and its own photo", () => {
  const category = { slug: "laser-light-therapies", name: "Laser" };
  const glow = { slug: "glow", name: "Glow", city: irvine, category };
  expect(
    shareText.listing({ ...glow, rating: 4.6, reviewCount: 3, price: "IPL $350", cover: "abc" }),
  ).toEqual({
    title: "Glow",
    facts: "Irvine, CA · 4.6 out of 5, 3 reviews · IPL $350",
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
