import { describe, expect, test } from "vitest";
import { z } from "zod";
import { reviewInput } from "#tests/support/reviews.ts";
import { confirmingWords } from "./confirming-words.ts";
import { shortenAuthorName } from "./review.ts";
import { replySchema, reviewSchema } from "./review-input.ts";

const schema = reviewSchema("2026-11-21");
const faultsOf = (changes: object) => {
  const read = schema.safeParse({ ...reviewInput(), ...changes });
  return read.success ? [] : Object.keys(z.flattenError(read.error).fieldErrors);
};

describe("a review form", () => {
  test("accepts missing part ratings and treatment", () => {
    const { result, care, cleanliness, value, treatment, ...needed } = {
      ...reviewInput(),
      rating: "5",
    };
    expect(schema.parse(needed)).toMatchObject({
      rating: 5,
      result: null,
      value: null,
      treatment: null,
    });
    expect(schema.parse({ ...needed, result: "", care: "2", treatment: "" })).toMatchObject({
      result: null,
      care: 2,
      treatment: null,
    });
  });

  test("requires whole stars from one to five", () => {
    for (const rating of ["", undefined, null, "0", "6", "4.5", "many", {}])
      expect(faultsOf({ rating })).toEqual(["rating"]);
    expect(faultsOf({ care: "6" })).toEqual(["care"]);
  });

  test("requires 40 to 4,000 characters, counted alike on screen and in the database", () => {
    expect(faultsOf({ text: "a".repeat(39) })).toEqual(["text"]);
    expect(faultsOf({ text: "😀".repeat(39) })).toEqual(["text"]);
    expect(faultsOf({ text: "😀".repeat(4000) })).toEqual([]);
    expect(faultsOf({ text: "a".repeat(4001) })).toEqual(["text"]);
    expect(faultsOf({ text: ` ${"a".repeat(39)}\u0000 ` })).toEqual(["text"]);
  });

  test("requires a visit date that is not in the future", () => {
    expect(faultsOf({ visitedOn: "2026-11-21" })).toEqual([]);
    for (const visitedOn of ["2026-11-22", "1999-12-31", "2026-02-30", "", "yesterday"])
      expect(faultsOf({ visitedOn })).toEqual(["visitedOn"]);
  });
});

test("shows an author as first name and initial", () => {
  expect(shortenAuthorName("Gina  Rios")).toBe("Gina R.");
  expect(shortenAuthorName("  Cher ")).toBe("Cher");
  expect(shortenAuthorName("María del Álamo")).toBe("María Á.");
  expect(shortenAuthorName("Ana (she)")).toBe("Ana S.");
});

describe("a reply form", () => {
  test("detects a text that confirms a visit and quotes the words", () => {
    for (const [text, words] of [
      ["Thank you for visiting us! We hope to hear from you.", "thank you for visiting"],
      ["We are sorry that your treatment did not go as planned.", "your treatment"],
      ["Dear Gina, it was good to see you again last week.", "see you again"],
      ["When you were here in May, we explained the aftercare.", "when you were here"],
      [
        "You’ve been heard. Our patient always comes first, and you are a patient here.",
        "our patient",
      ],
      ["Nurse Joy treated you with great care, as she always does.", null],
    ] as const)
      expect(confirmingWords(text)).toBe(words);
  });

  test("accepts a text about how the listing works in general", () => {
    for (const text of [
      "Thank you for writing this. We take every comment seriously; please call us so that we can talk in private.",
      "Privacy rules do not let us say who was here. In general, we see everybody twice before anything is injected.",
      "We have changed how we confirm times, and are sorry for the wait that is described here.",
    ])
      expect(confirmingWords(text)).toBeNull();
  });

  test("requires a minimum of text", () => {
    expect(replySchema.safeParse({ text: "Thanks" }).success).toBe(false);
    expect(replySchema.safeParse({ text: "Thanks for writing this down." }).success).toBe(true);
  });
});
