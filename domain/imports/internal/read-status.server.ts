import { plainName } from "../guess-columns.ts";
import layouts from "../layouts.json" with { type: "json" };
import { yesOrNo } from "./read-cells.server.ts";

/** `hidden`: not public yet or currently. `closed`: gone for good. */
export type BusinessStatus = "open" | "hidden" | "closed";

const anyOf = (patterns: string, flags?: string) =>
  new RegExp(`\\b(?:${patterns.replaceAll(", ", "|")})\\b`, flags);

const hides = anyOf(layouts.status.hidden);
const closes = anyOf(layouts.status.closed);
const opens = anyOf(layouts.status.open);
/** "Open, closed Sundays", "not closed" and Google's "Closed ⋅ Opens 9 AM Mon" mean open. */
const closedAtTimes = anyOf(layouts.status.closedAtTimes, "g");

/**
 * Reads the status of a business in Google, WordPress, GeoDirectory, OpenStreetMap or a license
 * register. Null for an unrelated word.
 */
export function parseBusinessStatus(header: string, cell: string): BusinessStatus | null {
  const [name, said] = [plainName(header), plainName(cell)];
  // The presence of "disused:shop" and the like is enough.
  if (/^(disused|abandoned|demolished|razed|removed|was) /.test(name)) return "closed";
  const answer = yesOrNo(cell);
  if (answer !== null) {
    const meant = /\bclosed$/.test(name) && !hides.test(name) ? "closed" : wordsMean(name);
    if (meant === "hidden" || meant === "closed") return answer ? meant : "open";
    return answer ? "open" : "hidden";
  }
  return wordsMean(said) ?? (opens.test(said) ? "open" : null);
}

function wordsMean(said: string): BusinessStatus | null {
  const words = said.replace(closedAtTimes, "");
  if (hides.test(words)) return "hidden";
  return closes.test(words) ? "closed" : null;
}

export function isFutureDate(cell: string, today: string) {
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(cell) ?? [];
  const date = year
    ? `${year}-${month?.padStart(2, "0")}-${day?.padStart(2, "0")}`
    : (/^\d{4}(?:-\d{2}){0,2}/.exec(cell)?.[0] ?? "");
  return date !== "" && date > today.slice(0, date.length);
}
