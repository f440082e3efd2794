import { pointsOf } from "#domain/analytics/chart.ts";
import { contactsOf, type Figures } from "#domain/analytics/figures.ts";
import type { Analytics } from "#domain/analytics/find-analytics.server.ts";
import { effectOf } from "#domain/analytics/phases.ts";
import { searchInWords } from "#domain/analytics/search-in-words.ts";
import type { SearchReference } from "#domain/search/reference.server.ts";
import { pick } from "#shared/pick.ts";

/** What the line of the page is about. */
export const trends = {
  views: { name: "Profile views", of: ({ views }: Figures) => views },
  impressions: { name: "Shown in a list", of: ({ impressions }: Figures) => impressions },
  contacts: { name: "Contacts", of: contactsOf },
};
export type Trend = keyof typeof trends;

export const readTrend = (given: string | null): Trend => (given !== null && Object.hasOwn(trends, given) ? (given as Trend) : "views");

/** What the page of a place shows, and no more of it. */
export function analyticsShown(found: Analytics, trend: Trend, { nameOf }: Pick<SearchReference, "nameOf">) {
  const { of } = trends[trend];
  const { names, others } = found.searches;
  const isEmpty = [found.now, found.before].every((figures) => figures.impressions + figures.views + contactsOf(figures) === 0);
  return {
    ...pick(found, ["slug", "name", "isDemo", "isPremium", "now", "before", "since", "isComparable", "sources", "hosts", "hours", "medians"]),
    isEmpty,
    trend,
    points: pointsOf(
      found.days.map((figures) => ({ day: figures.day, value: of(figures) })),
      found.daysBefore.map((figures) => ({ value: of(figures) })),
    ),
    searches: { names: names.map(({ name, times }) => ({ name: searchInWords(name, nameOf), times })), others },
    effect: effectOf(found.phases),
    phases: { premier: found.phases.premier?.days ?? 0, without: found.phases.without?.days ?? 0 },
  };
}

export type AnalyticsShown = ReturnType<typeof analyticsShown>;
