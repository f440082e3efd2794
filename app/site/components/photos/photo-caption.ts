import { capitalize } from "#shared/capitalize.ts";
import { say, sayStored } from "#shared/say.ts";

/** Our illustrations name their subject first: "Illustration of a treatment room with a bed ...". */
const ofIllustration =
  /^Illustration of (?:(?:an?|the) )?(.+?)(?:,? (?:with|in|on|at|from|before|beside)\b.*)?$/;

/**
 * Returns the subject of an illustration, such as "Treatment room", and null for other pictures.
 */
export function illustrationSubject(description: string) {
  const subject = ofIllustration.exec(description)?.[1];
  return subject ? capitalize(subject) : null;
}

/** Returns a short caption. Screen readers get the whole description. */
export function photoCaption({ description }: { description: string }) {
  const subject = illustrationSubject(description);
  return subject ? say("{subject} (illustration)", { subject: sayStored(subject) }) : description;
}
