import { yesOrNo } from "./read-cells.server.ts";

/** `hidden`: not public yet or currently. `closed`: gone for good. */
export type BusinessStatus = "open" | "hidden" | "closed";

const plain = (text: string) =>
  text
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z]+/g, " ")
    .trim();

const hides =
  /\b(temporar(?:y|ily)|draft|pending|private|unpublished|inactive|suspended|hidden|archived|coming soon|opening soon|not (?:yet |currently )?(?:open|opened|active|operational|operating|published|live|approved|current|clear|valid|renewed)|non (?:operational|active)|future|expired|delinquent|on hold|closed (?:for|during) (?!good|ever)|closed until|reopen(?:s|ing)|temporalmente|proximamente|borrador|pendiente|en remodelacion|inactiv[oa])\b/;
const closes =
  /\b(closed|permanently|out of business|no longer|shut|bankrupt|liquidated|defunct|dissolved|trash(?:ed)?|deleted|disused|abandoned|demolished|razed|revoked|surrendered|cancell?ed|ceased|deceased|does not exist|cerrad[oa]|clausurad[oa]|definitivamente|permanentemente|ya no existe|cancelad[oa])\b/;
/** "Open, closed Sundays", "not closed" and Google's "Closed ⋅ Opens 9 AM Mon" mean open. */
const closedAtTimes =
  /\b(?:not|never) closed\b|\bclosed (?=(?:now )?opens\b)|\bclosed now$|\bcerrado (?=(?:ahora )?abre\b)|\bcerrado (?:ahora|hoy)$|\bcerrado los \w+|\bclosed (?:(?:on|at|from|every) )*(?:(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mon|tues?|wed|thu|fri|sat|sun|today|tonight)|weekends?|holidays|lunch)\b/g;

/**
 * Reads the status of a business in Google, WordPress, GeoDirectory, OpenStreetMap or a license
 * register. Null for an unrelated word.
 */
export function parseBusinessStatus(header: string, cell: string): BusinessStatus | null {
  const [name, said] = [plain(header), plain(cell)];
  // The presence of "disused:shop" and the like is enough.
  if (/^(disused|abandoned|demolished|razed|removed|was) /.test(name)) return "closed";
  const answer = yesOrNo(cell);
  if (answer !== null) {
    const meant = /\bclosed$/.test(name) && !hides.test(name) ? "closed" : wordsMean(name);
    if (meant === "hidden" || meant === "closed") return answer ? meant : "open";
    return answer ? "open" : "hidden";
  }
  return (
    wordsMean(said) ??
    (/\b(open|opens|closes|closed (?:now|today|tonight)|operational|active|publish(?:ed)?|live|approved|current|clear|valid|renewed|abiert[oa]|abre|activ[oa]|vigente|publicad[oa])\b/.test(
      said,
    )
      ? "open"
      : null)
  );
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
