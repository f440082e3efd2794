import { yesOrNo } from "./read-cells.server.ts";

/** `hidden`: not for visitors yet, or not just now. `closed`: gone for good. */
export type Standing = "open" | "hidden" | "closed";

const plain = (text: string) =>
  text
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .replace(/[^a-z]+/g, " ")
    .trim();

const hides =
  /\b(temporar(?:y|ily)|draft|pending|private|unpublished|inactive|suspended|hidden|archived|coming soon|opening soon|not (?:yet |currently )?(?:open|opened|active|operational|operating|published|live|approved|current|clear|valid|renewed)|non (?:operational|active)|future|expired|delinquent|on hold|closed (?:for|during) (?!good|ever)|closed until)\b/;
const closes =
  /\b(closed|permanently|out of business|no longer|shut|bankrupt|liquidated|defunct|dissolved|trash(?:ed)?|deleted|disused|abandoned|demolished|razed|revoked|surrendered|cancell?ed|ceased|deceased|does not exist)\b/;
/** "Open, closed Sundays" and "not closed" say that it is open. */
const closedAtTimes =
  /\b(?:not|never) closed\b|\bclosed (?:(?:on|at|from|every) )*(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mon|tue|wed|thu|fri|sat|sun|weekends?|holidays|lunch)\b/g;

/** What a column of another system says of a business: of Google, of WordPress and GeoDirectory, of OpenStreetMap, of a license register. Null for a word that says nothing of it. */
export function standingOf(header: string, cell: string): Standing | null {
  const [name, said] = [plain(header), plain(cell)];
  // "disused:shop" and the like: that there is such a tag says it.
  if (/^(disused|abandoned|demolished|razed|removed|was) /.test(name)) return "closed";
  const answer = yesOrNo(cell);
  if (answer !== null) {
    const meant = /\bclosed$/.test(name) && !hides.test(name) ? "closed" : wordsMean(name);
    if (meant === "hidden" || meant === "closed") return answer ? meant : "open";
    return answer ? "open" : "hidden";
  }
  return (
    wordsMean(said) ??
    (/\b(open|operational|active|publish(?:ed)?|live|approved|current|clear|valid|renewed)\b/.test(
      said,
    )
      ? "open"
      : null)
  );
}

function wordsMean(said: string): Standing | null {
  const words = said.replace(closedAtTimes, "");
  if (hides.test(words)) return "hidden";
  return closes.test(words) ? "closed" : null;
}

/** "2027-03", "2027-03-14" or "03/14/2027" after today. */
export function isStillToCome(cell: string, today: string) {
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(cell) ?? [];
  const date = year
    ? `${year}-${month?.padStart(2, "0")}-${day?.padStart(2, "0")}`
    : (/^\d{4}(?:-\d{2}){0,2}/.exec(cell)?.[0] ?? "");
  return date !== "" && date > today.slice(0, date.length);
}
