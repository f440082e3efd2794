import { language } from "#shared/language.ts";
import { say, sayStored } from "#shared/say.ts";

/** What a subscriber agrees to. Who reads us in Spanish hears beforehand that the emails are in English. */
export function ConsentNote({ consent }: { consent: string }) {
  return (
    <p className="text-sm text-muted">
      {sayStored(consent)}
      {language() !== "en" && ` ${say("The newsletters themselves are written in English.")}`}
    </p>
  );
}
