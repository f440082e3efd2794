import fc from "fast-check";
import { expect, test } from "vitest";
import { fitDescription, fitTitle } from "./fit-text.ts";

test("extends a short title with site name and region and cuts a long one at its last comma", () => {
  expect(fitTitle("Contact")).toBe("Contact · OC MedSpa Guide, Orange County");
  expect(fitTitle("Botox in Irvine, CA")).toBe("Botox in Irvine, CA · OC MedSpa Guide");
  expect(fitTitle("Arakawa Wynne Plastic & Reconstructive Surgery, Laguna Niguel")).toBe(
    "Arakawa Wynne Plastic & Reconstructive Surgery",
  );
});

test("shortens the region rather than cutting it in two", () => {
  expect(fitTitle("Reconstructive and Cosmetic Surgery Practices in Orange County")).toBe(
    "Reconstructive and Cosmetic Surgery Practices in OC",
  );
});

test("closes a short description without repeating it", () => {
  expect(
    fitDescription(
      "4 providers in Brea, Orange County: treatments with prices, opening hours and credentials.",
    ),
  ).toMatch(/credentials\. See who is near you|credentials\. Read what visitors say/);
});

const words = fc.array(
  fc.string({ minLength: 1, maxLength: 14, unit: fc.constantFrom(..."abcdefgh") }),
  { minLength: 1, maxLength: 60 },
);

test("every title has a length that search engines show in full", () => {
  fc.assert(
    fc.property(words, (list) => {
      const { length } = fitTitle(list.join(" "));
      expect(length).toBeGreaterThanOrEqual(30);
      expect(length).toBeLessThanOrEqual(60);
    }),
  );
});

test("every description has a length that search engines show in full", () => {
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

test("cuts a long text after a sentence that is long enough", () => {
  const first = `${"word ".repeat(25).trim()}.`;
  expect(fitDescription(`${first} ${"more ".repeat(20)}`)).toBe(first);
  expect(fitDescription("word ".repeat(60))).toMatch(/^(word )+word…$/);
});
