import { setTimeout as pause } from "node:timers/promises";
import robotsParser from "robots-parser";
import { type ReadAddress, type ReadAnswer, readerName } from "./read-address.ts";
import type { SiteFacts } from "./site-facts.ts";

type SiteRead = { outcome: "read"; facts: SiteFacts } | { outcome: "disallowed" | Exclude<ReadAnswer["outcome"], "read"> };
export type ReadSite = (website: string) => Promise<SiteRead>;

const accept = "text/html, application/xhtml+xml;q=0.9";
const mostPages = 4;
const worthReading = [/\babout\b|our-story|who-we-are/i, /\b(services|treatments|menu)\b/i, /\b(contact|hours|visit|location)/i];

/** Reads the few pages of a site that say what the place is, one after the other, as far as its robots.txt allows. */
export function createReadSite(readAddress: ReadAddress, wait = (seconds: number) => pause(seconds * 1000)): ReadSite {
  return async (website) => {
    if (!URL.canParse(website)) return { outcome: "forbidden" };
    const start = new URL(website);
    const rules = await readRules(readAddress, start);
    if (typeof rules === "string") return { outcome: rules };
    if (rules.isAllowed(start.href, readerName) === false) return { outcome: "disallowed" };
    const first = await readAddress(start.href, { isWaitedFor: false, accept });
    if (first.outcome !== "read") return { outcome: first.outcome };
    const { readSiteFacts, joinFacts } = await import("./site-facts.ts");
    const { linksOf } = await import("./site-links.ts");
    const found = [readSiteFacts(first.text)];
    const delay = Math.min(Math.max(rules.getCrawlDelay(readerName) ?? 0, 1), 10);
    const allowed = linksOf(first.text, start, worthReading).filter((link) => rules.isAllowed(link, readerName) !== false);
    for (const link of allowed.slice(0, mostPages - 1)) {
      await wait(delay);
      const answer = await readAddress(link, { isWaitedFor: false, accept });
      if (answer.outcome === "read") found.push(readSiteFacts(answer.text));
    }
    return { outcome: "read", facts: joinFacts(found) };
  };
}

/** Without the file everything may be read; where the server cannot say, nothing. */
async function readRules(readAddress: ReadAddress, { origin }: URL) {
  const address = `${origin}/robots.txt`;
  const answer = await readAddress(address, { isWaitedFor: false, accept: "text/plain" });
  if (answer.outcome === "read") return robotsParser(address, answer.text);
  if (answer.outcome !== "refused") return answer.outcome;
  return answer.status >= 500 ? "disallowed" : robotsParser(address, "");
}
