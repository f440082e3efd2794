import robotsParser from "robots-parser";
import { readerName } from "./read-address.ts";
import { readSiteFacts } from "./site-facts.ts";
import { linksOf } from "./site-links.ts";

/** RFC 9309 requires at least 500 KiB. */
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

/** Returns whether robots.txt allows this URL, and the crawl delay. Too many rules forbid all. */
export function readRobotsRules(address: string, robots: string) {
  const rules = rulesOf(address, robots);
  return {
    isAllowed: rules !== null && rules.isAllowed(address, readerName) !== false,
    delay: rules?.getCrawlDelay(readerName) ?? 0,
  };
}

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

/** Limits the length of a pattern. Shortening widens it: safe for Disallow, wrong for Allow. */
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
