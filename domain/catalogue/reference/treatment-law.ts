import { say, sayStored } from "#shared/say.ts";
import { whoMayNames, whoMayRules } from "#site/who-may.ts";
import type { TreatmentNote } from "./treatment.ts";

/** Returns the rule of who may perform a treatment, or null without one. */
export function whoMayText({ whoMay }: Pick<TreatmentNote, "whoMay">) {
  const rule = whoMayNames.find((name) => name === whoMay);
  return rule ? say(whoMayRules[rule]) : null;
}

/** Returns the position of the FDA: a regulator's warning first. */
export const fdaText = ({ warning, fdaStatus }: Pick<TreatmentNote, "warning" | "fdaStatus">) =>
  [warning, fdaStatus].flatMap((text) => (text ? [sayStored(text)] : [])).join(" ") || null;
