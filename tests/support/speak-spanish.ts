import { onTestFinished } from "vitest";
import { languageFrom } from "#shared/language.ts";

/** To the end of the test. Test files share their modules: whoever spoke before speaks again. */
export function speakSpanish() {
  const before = languageFrom(() => "es");
  onTestFinished(() => void languageFrom(before));
}
