import { language } from "#shared/language.ts";
import { say } from "#shared/say.ts";

const notes = {
  provider: () => say("In English, as the provider wrote it."),
  visitors: () => say("In English, as the visitors wrote them."),
  names: () => say("Names in English are the ones each provider uses."),
};

type Props = { of?: keyof typeof notes; className?: string };

/** Explains once per block why some of it is in English, on pages in another language. */
export function EnglishNote({ of = "provider", className = "mb-3" }: Props) {
  if (language() === "en") return null;
  return <p className={`${className} text-sm text-muted`}>{notes[of]()}</p>;
}
