import { expect, test } from "vitest";
import { pairTranslations } from "./pair-translations.ts";

test("pairs texts by their position", () => {
  const english = [
    { slug: "botox", name: "Botox", benefits: ["Smooth skin", "Quick"], minutes: 30 },
  ];
  const spanish = [{ name: "Bótox", benefits: ["Piel lisa", "Rápido"] }];
  expect(pairTranslations(english, spanish)).toEqual({
    Botox: "Bótox",
    "Smooth skin": "Piel lisa",
    Quick: "Rápido",
  });
});

test("a text without a counterpart has no pair", () => {
  expect(pairTranslations({ name: "Botox", more: { of: ["it"] } }, { name: null })).toEqual({});
});
