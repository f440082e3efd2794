import { expect, test } from "vitest";
import { speakSpanish } from "#tests/support/speak-spanish.ts";
import { languageName } from "./language-name.ts";

test("shows a language's name in the locale of the page", () => {
  expect(languageName("Korean")).toBe("Korean");
  speakSpanish();
  expect(languageName("Korean")).toBe("Coreano");
  expect(languageName("Cantonese")).toBe("Cantonés");
});

test("keeps an unknown language as written", () => {
  speakSpanish();
  expect(languageName("Ilocano")).toBe("Ilocano");
});
