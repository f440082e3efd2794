import { afterEach, expect, test } from "vitest";
import { languageFrom } from "./language.ts";
import { languageName } from "./language-name.ts";

afterEach(() => languageFrom(() => "en"));

test("a language is named in the language of the page", () => {
  expect(languageName("Korean")).toBe("Korean");
  languageFrom(() => "es");
  expect(languageName("Korean")).toBe("Coreano");
  expect(languageName("Cantonese")).toBe("Cantonés");
});

test("a language that nobody knows here stays as it is written", () => {
  languageFrom(() => "es");
  expect(languageName("Ilocano")).toBe("Ilocano");
});
