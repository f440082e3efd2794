import { readFileSync } from "node:fs";
import { expect, onTestFinished, test, vi } from "vitest";
import { type Language, languageCodes, languageFrom } from "#shared/language.ts";
import { sayStored } from "#shared/say.ts";
import { startLanguage, withTranslations } from "./language.ts";

const firstIn = (code: Language, catalog: string) => {
  const texts = JSON.parse(readFileSync(`site/languages/${code}/${catalog}.json`, "utf8"));
  return Object.entries<string>(texts).find(([text, said]) => text !== said) ?? ["", ""];
};

function showPageIn(lang: string) {
  const before = languageFrom(() => "en");
  vi.stubGlobal("document", { documentElement: { lang } });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    languageFrom(before);
  });
}

const others = languageCodes().filter((code) => code !== "en");

test.for(others)("browsers load the catalogs of a page in '%s'", async (code) => {
  showPageIn(code);
  await startLanguage();
  const [text, said] = firstIn(code, "browser");
  expect(sayStored(text)).toBe(said);
  expect(await withTranslations(Promise.resolve("code"))).toBe("code");
  const [later, saidLater] = firstIn(code, "islands");
  expect(sayStored(later)).toBe(saidLater);
});

test.for(["en", "xx"])("browsers stay in English on a page in '%s'", async (code) => {
  showPageIn(code);
  await startLanguage();
  expect(sayStored(firstIn("es", "browser")[0])).toBe(firstIn("es", "browser")[0]);
});
