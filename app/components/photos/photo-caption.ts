import { capitalize } from "#shared/capitalize.ts";
import { say } from "#shared/say.ts";

/** Our illustrations name their subject first: "Illustration of a treatment room with a bed ...". */
const ofIllustration =
  /^Illustration of (?:(?:an?|the) )?(.+?)(?:,? (?:with|in|on|at|from|before|beside)\b.*)?$/;

/** Under a photo: what it shows in a few words. Screen readers get the whole description. */
export function photoCaption({ description }: { description: string }) {
  const subject = ofIllustration.exec(description)?.[1];
  return subject ? say("{subject} (illustration)", { subject: capitalize(subject) }) : description;
}
