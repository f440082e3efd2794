import { language } from "./language.ts";
import { sayStored } from "./say.ts";

/** Sorts lists by the alphabet of the page's language: they come sorted by English name. */
export function inSpokenOrder<T extends { name: string }>(items: T[]): T[] {
  if (language() === "en") return items;
  return items.toSorted((a, b) => sayStored(a.name).localeCompare(sayStored(b.name), language()));
}
