import type { CheerioAPI } from "cheerio";

type Node = Record<string, unknown>;
type LinkedData = {
  description: string | null;
  hours: string[];
  services: string[];
  sameAs: string[];
};

const mostNodes = 500;
const mostLooked = 5000;
const mostLines = 60;
const business = /(Business|Clinic|Spa|Salon|Organization|Physician|Store|Dermatology)$/;

export function readLinkedData(page: CheerioAPI): LinkedData {
  const nodes = page('script[type="application/ld+json"]')
    .map((_, script) => page(script).text())
    .get()
    .flatMap(parse);
  const own = nodes.filter((node) =>
    list(node["@type"]).some((type) => typeof type === "string" && business.test(type)),
  );
  return {
    description:
      own.map(({ description }) => text(description)).find((found) => found !== "") ?? null,
    hours: own.map(hoursOf).find((hours) => hours.length > 0) ?? [],
    services: own.flatMap(servicesOf),
    sameAs: own.flatMap(({ sameAs }) => list(sameAs).map(text)),
  };
}

/** Flattens all nodes of a document at any depth, in order. */
function parse(source: string): Node[] {
  const found: Node[] = [];
  try {
    const waiting: unknown[] = [JSON.parse(source)];
    for (let at = 0; at < waiting.length && found.length < mostNodes && at < mostLooked; at++) {
      const next = waiting[at];
      if (Array.isArray(next)) waiting.push(...next.slice(0, mostNodes));
      else if (isNode(next)) {
        found.push(next);
        waiting.push(next["@graph"], next.mainEntity, next.department, next.publisher);
      }
    }
  } catch {
    return [];
  }
  return found;
}

function hoursOf({ openingHours, openingHoursSpecification }: Node): string[] {
  const lines = list(openingHours).slice(0, mostLines).map(text).filter(Boolean);
  if (lines.length > 0) return lines;
  return (
    list(openingHoursSpecification)
      .slice(0, mostLines)
      .filter(isNode)
      // Of a season or a holiday: not how the week usually is.
      .filter(({ validFrom, validThrough }) => !validFrom && !validThrough)
      .flatMap(({ dayOfWeek, opens, closes }) =>
        list(dayOfWeek)
          .slice(0, mostLines)
          .map(
            (day) =>
              `${text(day).replace(/^.*\//, "")} ${text(opens).slice(0, 5)}-${text(closes).slice(0, 5)}`,
          ),
      )
      .filter(
        (line) => /^[A-Z][a-z]+ \d\d:\d\d-\d\d:\d\d$/.test(line) && !line.endsWith("00:00-00:00"),
      )
  );
}

function servicesOf({ hasOfferCatalog, makesOffer, availableService }: Node): string[] {
  const offers = [
    ...list(makesOffer),
    ...list(availableService),
    ...list(hasOfferCatalog).flatMap((catalogue) =>
      isNode(catalogue) ? list(catalogue.itemListElement) : [],
    ),
  ];
  return offers
    .slice(0, mostNodes)
    .filter(isNode)
    .map(
      ({ name, itemOffered }) => text(name) || (isNode(itemOffered) ? text(itemOffered.name) : ""),
    )
    .filter(Boolean);
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const list = (value: unknown): unknown[] =>
  value === undefined || value === null ? [] : [value].flat();
const text = (value: unknown) => (typeof value === "string" ? value.trim() : "");
