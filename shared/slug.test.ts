import fc from "fast-check";
import { expect, test } from "vitest";
import { plainText, slugify } from "./slug.ts";

test.each([
  ["Glow Studio", "glow-studio"],
  ["Café Été & Peau", "cafe-ete-peau"],
  ["  St. John's -- Skin!  ", "st-john-s-skin"],
  ["Crème №1", "creme-no1"],
  ["---", ""],
])("%s becomes %s", (text, slug) => expect(slugify(text)).toBe(slug));

test("any slug is URL-safe and its own slug", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      const slug = slugify(text);
      expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
      expect(slugify(slug)).toBe(slug);
    }),
  );
});

test("compares names without case and accents", () =>
  expect(plainText("ÉLAN Niño")).toBe("elan nino"));
