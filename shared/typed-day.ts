import { z } from "zod";

/** A day that people mean: before and after these centuries, clocks and calendars of machines know no days. */
export function isDay(text: string) {
  if (!/^(19|20|21)\d\d-\d\d-\d\d$/.test(text)) return false;
  const noon = new Date(`${text}T12:00:00Z`);
  return !Number.isNaN(noon.getTime()) && noon.toISOString().startsWith(text);
}

/** YYYY-MM-DD that somebody chose or a program sent. */
export const typedDay = (missing: string) =>
  z.iso.date({ error: missing, abort: true }).refine(isDay, missing);
