import { language } from "#shared/language.ts";
import { say, sayStored } from "#shared/say.ts";

/** Consent text. Spanish readers learn in advance that the emails are in English. */
export function ConsentNote({ consent }: { consent: string }) {
  return (
    <p className="text-sm text-muted">
      {sayStored(consent)}
      {language() !== "en" && ` ${say("The newsletters themselves are written in English.")}`}
    </p>
  );
}
