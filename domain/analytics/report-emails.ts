import type { EmailContent } from "#shared/email-parts.ts";
import { daysBetween } from "#shared/local-day.ts";
import { ownerAnalyticsPath, ownerListingAnalyticsPath } from "#shared/paths.ts";
import {
  describeFigureChange,
  figureLabels,
  type ListingFigures,
  sumContacts,
  sumFigures,
} from "./figures.ts";
import type { DateRange } from "./range.ts";

/** An owner's listing and its month. `before` is null if counting started later. */
export type ReportedListing = {
  name: string;
  slug: string;
  figures: ListingFigures;
  before: ListingFigures | null;
};

const monthInWords = ({ from }: DateRange) =>
  new Date(`${from}T12:00:00Z`).toLocaleDateString("en-US", {
    timeZone: "UTC",
    month: "long",
    year: "numeric",
  });

export function monthlyReportEmail(
  month: DateRange,
  places: ReportedListing[],
  siteUrl: string,
): EmailContent {
  const [first] = places;
  const all = sumFigures(places.map(({ figures }) => figures));
  const views = `${all.views.toLocaleString("en-US")} ${all.views === 1 ? "view" : "views"}`;
  const shared = {
    paragraphs: [
      "We count views, not people. Your own visits are not counted while you are signed in.",
    ],
  };
  const hrefOf = (slug: string) => siteUrl + ownerListingAnalyticsPath(slug, month);
  if (first && places.length === 1)
    return {
      ...shared,
      title: `${first.name} in ${monthInWords(month)}: ${views} of your profile`,
      facts: lines(first, month).map(([label, text]) => ({ label, text })),
      action: { text: "See it day by day", href: hrefOf(first.slug) },
    };
  return {
    ...shared,
    title: `Your listings in ${monthInWords(month)}: ${views} of your profiles`,
    items: places.map((place) => ({
      title: place.name,
      lines: lines(place, month).map((line) => line.join(": ")),
      href: hrefOf(place.slug),
    })),
    action: { text: "See them side by side", href: siteUrl + ownerAnalyticsPath },
  };
}

function lines({ figures, before }: ReportedListing, month: DateRange): [string, string][] {
  const length = daysBetween(month.from, month.to) + 1;
  const line = (label: string, of: (figures: ListingFigures) => number): [string, string] => {
    const change = before && describeFigureChange(of(figures), of(before));
    return [
      label,
      `${of(figures).toLocaleString("en-US")}${change ? ` (${change} vs. the ${length} days before)` : ""}`,
    ];
  };
  return [
    line(figureLabels.impressions, ({ impressions }) => impressions),
    line(figureLabels.views, ({ views }) => views),
    line("Contacts and bookings", sumContacts),
    ...(["calls", "requests", "bookings", "claims"] as const).map((name) =>
      line(figureLabels[name], (of) => of[name]),
    ),
  ];
}
