import { language } from "#shared/language.ts";
import { say } from "#shared/say.ts";

/** Says once per block, on Spanish pages, that what follows is in the provider's English. */
export function EnglishNote() {
  if (language() === "en") return null;
  return <p className="mb-3 text-sm text-muted">{say("In English, as the provider wrote it.")}</p>;
}
