import { setTimeout as pause } from "node:timers/promises";
import { type Isolate, isolateText } from "#platform/worker/isolate.ts";
import { joinFacts } from "./join-facts.ts";
import type { readFirstPage, readPage, readRobotsRules } from "./parse-site.ts";
import type { ReadAddress, ReadAddressResult } from "./read-address.ts";
import type { SiteFacts } from "./site-facts.ts";

export type ReadSiteResult =
  | { outcome: "read"; facts: SiteFacts }
  | { outcome: "disallowed" | "too-much" | Exclude<ReadAddressResult["outcome"], "read"> };
export type ReadSite = (website: string) => Promise<ReadSiteResult>;

const accept = "text/html, application/xhtml+xml;q=0.9";
const mostPages = 4;
const longestAddress = 2000;
const parser = "integrations/website/parse-site.ts";

type ReadSiteOptions = { wait?: (seconds: number) => Promise<unknown>; isolate?: Isolate };

/**
 * Reads the few relevant pages of a site in sequence, as far as its robots.txt allows.
 * Another process parses them.
 */
export function createReadSite(
  readAddress: ReadAddress,
  { wait = (seconds) => pause(seconds * 1000), isolate = isolateText }: ReadSiteOptions = {},
): ReadSite {
  return async (website) => {
    if (!URL.canParse(website) || website.length > longestAddress) return { outcome: "forbidden" };
    const start = new URL(website);
    const robots = await readRobots(readAddress, start);
    if (typeof robots !== "string") return robots;
    const rules = await isolate<typeof readRobotsRules>(
      parser,
      "readRobotsRules",
      start.href,
      robots,
    );
    if (typeof rules === "string") return { outcome: wordFor(rules) };
    if (!rules.isAllowed) return { outcome: "disallowed" };
    const answer = await readAddress(start.href, { isWaitedFor: false, accept });
    if (answer.outcome !== "read") return { outcome: answer.outcome };
    const first = await isolate<typeof readFirstPage>(
      parser,
      "readFirstPage",
      start.href,
      answer.text,
      robots,
    );
    if (typeof first === "string") return { outcome: wordFor(first) };
    const found = [first.facts];
    for (const link of first.links.slice(0, mostPages - 1)) {
      await wait(Math.min(Math.max(rules.delay, 1), 10));
      const answer = await readAddress(link, { isWaitedFor: false, accept });
      const facts =
        answer.outcome === "read"
          ? await isolate<typeof readPage>(parser, "readPage", answer.text)
          : null;
      if (facts && typeof facts !== "string") found.push(facts);
    }
    return { outcome: "read", facts: joinFacts(found) };
  };
}

const wordFor = (failure: "ended" | "full") =>
  failure === "ended" ? ("too-much" as const) : ("busy" as const);

/** Reads robots.txt. A missing file allows everything; a server error forbids everything. */
async function readRobots(readAddress: ReadAddress, { origin }: URL) {
  const answer = await readAddress(`${origin}/robots.txt`, {
    isWaitedFor: false,
    accept: "text/plain",
  });
  if (answer.outcome === "read") return answer.text;
  if (answer.outcome !== "refused") return { outcome: answer.outcome };
  return answer.status >= 500 ? { outcome: "disallowed" as const } : "";
}
