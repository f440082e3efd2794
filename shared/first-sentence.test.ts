import { expect, test } from "vitest";
import { firstSentence, inParagraphs } from "./first-sentence.ts";

test("a sentence ends where the next one starts with a capital letter", () => {
  expect(firstSentence("Needles, e.g. fine ones. They are sterile. Always.")).toBe(
    "Needles, e.g. fine ones.",
  );
  expect(firstSentence("One alone.")).toBe("One alone.");
  expect(firstSentence("")).toBe("");
});

test("splits a long text into paragraphs of whole sentences", () => {
  const text = "One two three. Four five six. Seven eight. Nine ten eleven.";
  expect(inParagraphs(text, 3)).toEqual([
    "One two three. Four five six.",
    "Seven eight.",
    "Nine ten eleven.",
  ]);
  expect(inParagraphs("Only one.", 3)).toEqual(["Only one."]);
});
