import { expect, test } from "vitest";
import { firstSentence } from "./first-sentence.ts";

test("a sentence ends where the next one starts with a capital letter", () => {
  expect(firstSentence("Needles, e.g. fine ones. They are sterile. Always.")).toBe(
    "Needles, e.g. fine ones.",
  );
  expect(firstSentence("One alone.")).toBe("One alone.");
  expect(firstSentence("")).toBe("");
});
