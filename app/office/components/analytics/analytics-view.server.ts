import { groupChartPoints } from "#domain/analytics/chart.ts";
import { type ListingFigures, sumContacts } from "#domain/analytics/figures.ts";
import type { ListingAnalytics } from "#domain/analytics/find-analytics.server.ts";
import type { SiteAnalytics } from "#domain/analytics/find-site-analytics.server.ts";
import { effectOf } from "#domain/analytics/phases.ts";
import { searchInWords } from "#domain/analytics/search-in-words.ts";
import type { SearchReference } from "#domain/search/reference.server.ts";
import { pick } from "#shared/pick.ts";
import { type TrendName, trendSeries } from "./trends.ts";

type TrendInput = {
  days: ({ day: string } & ListingFigures)[];
  daysBefore: ListingFigures[];
  now: ListingFigures;
  before: ListingFigures;
};

function lineOf({ days, daysBefore, now, before }: TrendInput, trend: TrendName) {
  const { of } = trendSeries[trend];
  return {
    trend,
    isEmpty: [now, before].every(
      (figures) => figures.impressions + figures.views + sumContacts(figures) === 0,
    ),
    points: groupChartPoints(
      days.map((figures) => ({ day: figures.day, value: of(figures) })),
      daysBefore.map((figures) => ({ value: of(figures) })),
    ),
  };
}

const onBothPages = [
  "now",
  "complete",
  "before",
  "since",
  "isComparable",
  "sources",
  "hosts",
  "hours",
] as const;

export function presentSiteAnalytics(
  found: SiteAnalytics,
  trend: TrendName,
  { nameOf }: Pick<SearchReference, "nameOf">,
) {
  return {
    ...pick(found, [...onBothPages, "leaders"]),
    ...lineOf(found, trend),
    searches: found.searches.map(({ name, ...figures }) => ({
      name: searchInWords(name, nameOf) || "Other words",
      ...figures,
    })),
  };
}

/** Returns the data for the analytics page of one listing, limited to what the page renders. */
export function presentAnalytics(
  found: ListingAnalytics,
  trend: TrendName,
  { nameOf }: Pick<SearchReference, "nameOf">,
) {
  const { names, others } = found.searches;
  return {
    ...pick(found, [...onBothPages, "slug", "name", "isDemo", "isPremium", "medians"]),
    ...lineOf(found, trend),
    searches: {
      names: names.map(({ name, times }) => ({ name: searchInWords(name, nameOf), times })),
      others,
    },
    effect: effectOf(found.phases),
    phases: { premier: found.phases.premier?.days ?? 0, without: found.phases.without?.days ?? 0 },
  };
}

export type AnalyticsView = ReturnType<typeof presentAnalytics>;
