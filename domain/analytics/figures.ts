import { eventColumns } from "./event.ts";

const columns = Object.values(eventColumns);
const sent = ["requests", "bookings", "claims"] as const;
export const figureNames = [...columns, ...sent] as const;
export type FigureName = (typeof columns)[number] | (typeof sent)[number];
export type ListingFigures = Record<FigureName, number>;

export const noFigures = (): ListingFigures =>
  Object.fromEntries(figureNames.map((name) => [name, 0])) as ListingFigures;

export const figureLabels: Record<FigureName, string> = {
  impressions: "List impressions",
  views: "Profile views",
  calls: "Calls",
  emails: "Emails",
  directions: "Directions",
  websites: "Website visits",
  saves: "Saved",
  shares: "Shared",
  requests: "Callback requests",
  bookings: "Bookings",
  claims: "Vouchers",
};

export const contactNames = [
  "calls",
  "emails",
  "directions",
  "websites",
  "requests",
  "bookings",
  "claims",
] as const satisfies FigureName[];
export const sumContacts = (figures: ListingFigures) =>
  contactNames.reduce((sum, name) => sum + figures[name], 0);

export function sumFigures(all: ListingFigures[]): ListingFigures {
  const sum = noFigures();
  for (const figures of all) for (const name of figureNames) sum[name] += figures[name];
  return sum;
}

/** The smallest earlier value for a percentage change to mean something. */
const leastBefore = 20;

/** Formats a change as "+12%". Null if the earlier value is too small to compare. */
export function describeFigureChange(now: number, before: number) {
  if (before < leastBefore) return null;
  const percent = Math.round((100 * (now - before)) / before);
  return percent === 0
    ? "no change"
    : `${percent > 0 ? "+" : "−"}${Math.abs(percent).toLocaleString("en-US")}%`;
}
