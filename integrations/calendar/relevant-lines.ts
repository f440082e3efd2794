/** Each exception date takes 16 characters: enough for years. */
const longestLine = 20_000;
/** The longest legitimate rule names each day of a month and each month. */
const longestRule = 500;
const mostParameters = 20;

const needed =
  /^(BEGIN|END|UID|DTSTART|DTEND|DURATION|RRULE|RDATE|EXDATE|RECURRENCE-ID|TRANSP|STATUS|TZID|TZNAME|TZOFFSETFROM|TZOFFSETTO|VERSION|PRODID)[;:]/i;

/**
 * Keeps only lines about time, so that titles, notes and people are never parsed.
 * Null if a line is suspiciously long.
 */
export function relevantLines(text: string) {
  const lines = text
    .replace(/\r?\n[ \t]/g, "")
    .split(/\r?\n/)
    .filter((line) => needed.test(line));
  const isTooLong = (line: string) =>
    line.length > (/^RRULE/i.test(line) ? longestRule : longestLine) ||
    line.slice(0, line.indexOf(":")).split(";").length > mostParameters;
  return lines.some(isTooLong) ? null : lines.join("\r\n");
}
