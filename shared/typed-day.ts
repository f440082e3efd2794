import { z } from "zod";

/** Accepts three centuries; outside, dates are typos and calendar code fails. */
export function isDay(text: string) {
  if (!/^(19|20|21)\d\d-\d\d-\d\d$/.test(text)) return false;
  const noon = new Date(`${text}T12:00:00Z`);
  return !Number.isNaN(noon.getTime()) && noon.toISOString().startsWith(text);
}

export const typedDay = (missing: string) =>
  z.iso.date({ error: missing, abort: true }).refine(isDay, missing);
