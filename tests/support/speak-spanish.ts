import { onTestFinished } from "vitest";
import { languageFrom } from "#shared/language.ts";

/** Lasts until the end of the test. Restores the previous language, as test files share modules. */
export function speakSpanish() {
  const before = languageFrom(() => "es");
  onTestFinished(() => void languageFrom(before));
}
