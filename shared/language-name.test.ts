import { expect, test } from "vitest";
import { speakSpanish } from "#tests/support/speak-spanish.ts";
import { languageName } from "./language-name.ts";

test("a language is named in the language of the page", () => {
  expect(languageName("Korean")).toBe("Korean");
  speakSpanish();
  expect(languageName("Korean")).toBe("Coreano");
  expect(languageName("Cantonese")).toBe("Cantonés");
});

test("a language that nobody knows here stays as it is written", () => {
  speakSpanish();
  expect(languageName("Ilocano")).toBe("Ilocano");
});
