import fc from "fast-check";
import { expect, test } from "vitest";
import { fitDescription, fitTitle } from "./fit-text.ts";

test("a short title gets the site's name and the region, a long one loses what stands behind its last comma", () => {
  expect(fitTitle("Contact")).toBe("Contact · OC MedSpa Guide, Orange County");
  expect(fitTitle("Botox in Irvine, CA")).toBe("Botox in Irvine, CA · OC MedSpa Guide");
  expect(fitTitle("Arakawa Wynne Plastic & Reconstructive Surgery, Laguna Niguel")).toBe(
    "Arakawa Wynne Plastic & Reconstructive Surgery",
  );
});

const words = fc.array(
  fc.string({ minLength: 1, maxLength: 14, unit: fc.constantFrom(..."abcdefgh") }),
  { minLength: 1, maxLength: 60 },
);

test("whatever a page is called, search engines show the title whole", () => {
  fc.assert(
    fc.property(words, (list) => {
      const { length } = fitTitle(list.join(" "));
      expect(length).toBeGreaterThanOrEqual(30);
      expect(length).toBeLessThanOrEqual(60);
    }),
  );
});

test("whatever is said of a page, the description has a length that is shown", () => {
  fc.assert(
    fc.property(words, (list) => {
      const text = `${list.join(" ")}.`;
      fc.pre(text.length >= 25);
      const { length } = fitDescription(text);
      expect(length).toBeGreaterThanOrEqual(120);
      expect(length).toBeLessThanOrEqual(160);
    }),
  );
});

test("a long text ends after a sentence where one is long enough", () => {
  const first = `${"word ".repeat(25).trim()}.`;
  expect(fitDescription(`${first} ${"more ".repeat(20)}`)).toBe(first);
  expect(fitDescription("word ".repeat(60))).toMatch(/^(word )+word…$/);
});
