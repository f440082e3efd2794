import robotsParser from "robots-parser";
import { readerName } from "./read-address.ts";
import { readSiteFacts } from "./site-facts.ts";
import { linksOf } from "./site-links.ts";

/** RFC 9309 asks for 500 KiB at least. */
const longestRobots = 500 * 1024;
const mostRules = 2_000;
/** Cost grows with rules, stars and the length of both sides. */
const longestPattern = 300;
const mostStars = 6;
const worthReading = [
  /\babout\b|our-story|who-we-are/i,
  /\b(services|treatments|menu)\b/i,
  /\b(contact|hours|visit|location)/i,
];

/** Of one address: whether we may read it, and how long to wait before the next one. Its robots.txt has too many rules: we may not. */
export function readRules(address: string, robots: string) {
  const rules = rulesOf(address, robots);
  return {
    isAllowed: rules !== null && rules.isAllowed(address, readerName) !== false,
    delay: rules?.getCrawlDelay(readerName) ?? 0,
  };
}

/** What a first page says, and which pages it leads to that are worth reading and allowed. */
export function readFirstPage(address: string, html: string, robots: string) {
  const rules = rulesOf(address, robots);
  const links = linksOf(html, new URL(address), worthReading).filter(
    (link) => rules && rules.isAllowed(link, readerName) !== false,
  );
  return { facts: readSiteFacts(html), links };
}

export const readPage = readSiteFacts;

function rulesOf(address: string, robots: string) {
  const lines = robots.slice(0, longestRobots).split(/\r\n|\r|\n/);
  let count = 0;
  const bounded = lines.flatMap((line) => {
    const [, verb, pattern = ""] = /^\s*(allow|disallow)\s*:\s*([^#]*)/i.exec(line) ?? [];
    if (!verb) return line.slice(0, 500);
    count++;
    return boundedRule(verb, pattern.trim());
  });
  return count > mostRules
    ? null
    : robotsParser(new URL("/robots.txt", address).href, bounded.join("\n"));
}

/** A shorter pattern covers more: right for what is forbidden, wrong for what is allowed. */
function boundedRule(verb: string, pattern: string) {
  const whole = pattern.replace(/\*+/g, "*");
  const short = whole
    .slice(0, longestPattern)
    .split("*")
    .slice(0, mostStars + 1)
    .join("*");
  if (short === whole) return `${verb}: ${whole}`;
  return /^d/i.test(verb) ? `${verb}: ${short}` : [];
}
