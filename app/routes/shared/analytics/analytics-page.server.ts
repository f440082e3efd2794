import { type Trend, trends } from "#app/components/analytics/trends.ts";
import { pointsOf } from "#domain/analytics/chart.ts";
import { searchInWords } from "#domain/analytics/describe-search.ts";
import { contactsOf, type Figures } from "#domain/analytics/figures.ts";
import type { Analytics } from "#domain/analytics/find-analytics.server.ts";
import type { SiteAnalytics } from "#domain/analytics/find-site-analytics.server.ts";
import { effectOf } from "#domain/analytics/phases.ts";
import type { SearchReference } from "#domain/search/reference.server.ts";
import { pick } from "#shared/pick.ts";

type Counted = {
  days: ({ day: string } & Figures)[];
  daysBefore: Figures[];
  now: Figures;
  before: Figures;
};

function lineOf({ days, daysBefore, now, before }: Counted, trend: Trend) {
  const { of } = trends[trend];
  return {
    trend,
    isEmpty: [now, before].every(
      (figures) => figures.impressions + figures.views + contactsOf(figures) === 0,
    ),
    points: pointsOf(
      days.map((figures) => ({ day: figures.day, value: of(figures) })),
      daysBefore.map((figures) => ({ value: of(figures) })),
    ),
  };
}

export function siteAnalyticsShown(
  found: SiteAnalytics,
  trend: Trend,
  { nameOf }: Pick<SearchReference, "nameOf">,
) {
  return {
    ...pick(found, [
      "now",
      "before",
      "since",
      "isComparable",
      "sources",
      "hosts",
      "hours",
      "leaders",
    ]),
    ...lineOf(found, trend),
    searches: found.searches.map(({ name, ...figures }) => ({
      name: searchInWords(name, nameOf) || "Other words",
      ...figures,
    })),
  };
}

/** Data for the analytics page of one listing, limited to what the page renders. */
export function analyticsShown(
  found: Analytics,
  trend: Trend,
  { nameOf }: Pick<SearchReference, "nameOf">,
) {
  const { names, others } = found.searches;
  return {
    ...pick(found, [
      "slug",
      "name",
      "isDemo",
      "isPremium",
      "now",
      "before",
      "since",
      "isComparable",
      "sources",
      "hosts",
      "hours",
      "medians",
    ]),
    ...lineOf(found, trend),
    searches: {
      names: names.map(({ name, times }) => ({ name: searchInWords(name, nameOf), times })),
      others,
    },
    effect: effectOf(found.phases),
    phases: { premier: found.phases.premier?.days ?? 0, without: found.phases.without?.days ?? 0 },
  };
}

export type AnalyticsShown = ReturnType<typeof analyticsShown>;
export type SiteAnalyticsShown = ReturnType<typeof siteAnalyticsShown>;
