import type { CheerioAPI } from "cheerio";
import { load } from "cheerio/slim";
import { type AnyNode, isTag, isText } from "domhandler";
import { textContent } from "domutils";
import type { MinuteRanges } from "#shared/hours.ts";
import "#platform/load-typed-words.ts";
import { parseHours, parseWeek } from "#shared/parse-hours.ts";
import { cleanText } from "./clean-text.ts";
import { readLinkedData } from "./linked-data.ts";
import { truncateHtml } from "./shortened.ts";

export type SiteFacts = {
  aboutText: string | null;
  services: string[];
  weeklyHours: MinuteRanges | null;
  socialMediaLinks: Record<string, string>;
};

const shortestAbout = 50;
const longestAbout = 2000;
const mostServices = 40;
const mostOffers = 500;
const mostHoursLines = 60;
const longestService = 60;

const inName = new Set(["a", "b", "em", "i", "strong"]);
const inLine = new Set([...inName, "span", "td", "th", "dd", "time", "small"]);

const networks = {
  instagram: /(^|\.)instagram\.com$/,
  facebook: /(^|\.)facebook\.com$/,
  tiktok: /(^|\.)tiktok\.com$/,
  youtube: /(^|\.)youtube\.com$/,
  x: /(^|\.)(x|twitter)\.com$/,
};

/** Prefers structured data, then headings and lists. Leaves missing facts open. */
export function readSiteFacts(html: string): SiteFacts {
  const page = load(truncateHtml(html));
  const marked = readLinkedData(page);
  page("script, style, noscript, template, svg, iframe, form").remove();
  return {
    aboutText:
      [
        marked.description,
        microdata(page, "description"),
        aboutByHeading(page),
        page("meta[name=description]").attr("content"),
      ]
        .map(readAbout)
        .find(Boolean) ?? null,
    services: tidy(marked.services.length > 0 ? marked.services : servicesByHeading(page)),
    weeklyHours: readHours(marked.hours) ?? readHours(microdataHours(page)) ?? hoursByHeading(page),
    socialMediaLinks: readNetworks([
      ...marked.sameAs,
      ...page("a[href]")
        .map((_, link) => page(link).attr("href") ?? "")
        .get(),
    ]),
  };
}

function readAbout(text: string | null | undefined) {
  const clean = cleanText(text ?? "");
  if (clean.length <= shortestAbout) return null;
  if (clean.length <= longestAbout) return clean;
  const cut = clean.slice(0, longestAbout);
  return cut.slice(0, Math.max(cut.lastIndexOf(". ") + 1, longestAbout / 2)).trim();
}

const microdata = (page: CheerioAPI, name: string) =>
  page(`[itemscope] [itemprop=${name}]`).first().text() ||
  page(`[itemprop=${name}]`).first().attr("content");

const microdataHours = (page: CheerioAPI) =>
  page("[itemprop=openingHours]")
    .map(
      (_, element) =>
        page(element).attr("content") ?? page(element).attr("datetime") ?? page(element).text(),
    )
    .get();

function below(page: CheerioAPI, words: RegExp) {
  const heading = page("h1, h2, h3")
    .filter((_, element) => words.test(page(element).text()))
    .first();
  if (heading.length === 0) return null;
  const level = Number(heading.prop("tagName")?.slice(1) ?? 2);
  const next = Array.from({ length: level }, (_, index) => `h${index + 1}`).join(", ");
  const following = heading.nextUntil(next);
  return following.length > 0 ? following : heading.parent().nextAll().slice(0, 3);
}

function aboutByHeading(page: CheerioAPI) {
  const part = below(page, /^\s*(about( us)?|our story|who we are|welcome)\b/i);
  return part
    ?.find("p")
    .addBack("p")
    .map((_, paragraph) => page(paragraph).text())
    .get()
    .join(" ");
}

/** Lists names of entries, without a price or description in a neighboring element. */
function servicesByHeading(page: CheerioAPI) {
  const entries = below(page, /^\s*(our )?(services|treatments|menu)\b/i);
  const named = entries?.find("li, h3, h4, dt").addBack("li, h3, h4, dt").get().filter(isTag) ?? [];
  return named.map(({ children }) =>
    children
      .filter((child) => isText(child) || (isTag(child) && inName.has(child.name)))
      .map((child) => textContent(child))
      .join(""),
  );
}

function tidy(services: string[]) {
  const names = services
    .slice(0, mostOffers)
    .map((name) => cleanText(name).replace(/(?<!\s)\s*(?:[-–—:|]\s*)?\$[\d,.]+.*$/, ""))
    .filter((name) => /\p{L}{3}/u.test(name) && name.length <= longestService);
  const firsts = new Map(names.toReversed().map((name) => [name.toLowerCase(), name]));
  return [...new Set(names.map((name) => name.toLowerCase()))]
    .slice(0, mostServices)
    .flatMap((key) => firsts.get(key) ?? []);
}

function hoursByHeading(page: CheerioAPI) {
  const lines = linesOf(below(page, /\bhours\b/i)?.get() ?? []);
  return readHours(
    lines.filter((line) => /\b(mon|tue|wed|thu|fri|sat|sun|daily|weekday|every)/i.test(line)),
    parseWeek,
  );
}

/** Splits text into visual lines: cells of a row and inline parts belong together. */
function linesOf(nodes: AnyNode[]) {
  const lines = [""];
  const waiting = [...nodes].reverse();
  while (waiting.length > 0) {
    const node = waiting.pop();
    if (node && isText(node)) lines[lines.length - 1] += node.data;
    if (!node || !isTag(node)) continue;
    if (node.name === "br") lines[lines.length - 1] += " ";
    else if (inLine.has(node.name)) lines[lines.length - 1] += " ";
    else lines.push("");
    waiting.push(...[...node.children].reverse());
  }
  return lines.map((line) => line.trim()).filter(Boolean);
}

/**
 * Reads schema.org hours ("Mo-Fr 09:00-18:00") and prose ("Mon-Fri 9am-6pm").
 * Structured data names only open days; prose has to describe the whole week.
 */
function readHours(lines: string[], parse = parseHours): MinuteRanges | null {
  const days = { Mo: "Mon", Tu: "Tue", We: "Wed", Th: "Thu", Fr: "Fri", Sa: "Sat", Su: "Sun" };
  const text = lines
    .slice(0, mostHoursLines)
    .map((line) =>
      cleanText(line).replace(
        /\b(Mo|Tu|We|Th|Fr|Sa|Su)\b/g,
        (day) => days[day as keyof typeof days],
      ),
    )
    .join("; ");
  const read = text === "" ? null : parse(text);
  return read && read.length > 0 ? read : null;
}

function readNetworks(links: string[]): Record<string, string> {
  const found: Record<string, string> = {};
  for (const link of links) {
    const url = URL.canParse(link) ? new URL(link) : null;
    const [network] =
      Object.entries(networks).find(([, host]) => url && host.test(url.hostname)) ?? [];
    if (
      !url ||
      !network ||
      found[network] ||
      url.pathname.length < 2 ||
      /\/(share|sharer|intent|plugins|tr)\b/.test(url.pathname)
    )
      continue;
    found[network] = `https://${url.hostname}${url.pathname}`;
  }
  return found;
}
