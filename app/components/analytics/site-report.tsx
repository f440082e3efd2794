import { TextLink } from "#app/components/ui/text-link.tsx";
import type { SiteAnalyticsView } from "#app/routes/shared/analytics/analytics-page.server.ts";
import { percent } from "#shared/percent.ts";
import { FigureReport } from "./figure-table.tsx";
import { formatFigure } from "./report-section.tsx";

export function LeaderReport({ leaders }: { leaders: SiteAnalyticsView["leaders"] }) {
  return (
    <FigureReport
      title="Most viewed"
      text="Contacts are calls, emails, directions and website visits."
      head={["Listing", "Views", "Shown", "Contacts"]}
      rows={leaders.map(({ slug, name, views, impressions, clicks }) => ({
        name,
        href: `/admin/listings/${slug}/analytics`,
        bar: views,
        cells: [views, impressions, clicks].map(formatFigure),
      }))}
    />
  );
}

/**
 * Searches with many results and few opened profiles: content, photos, or prices may be missing.
 */
export function OpenedSearches({ searches }: { searches: SiteAnalyticsView["searches"] }) {
  if (searches.length === 0) return null;
  return (
    <FigureReport
      title="Searches and opened listings"
      text="What we understood from them: treatments, categories and cities. Shown counts listings on screen, opened counts the ones that visitors clicked."
      head={["Search", "Opened", "Shown", "Share"]}
      rows={searches.map(({ name, shown, opens }) => ({
        name,
        bar: shown,
        cells: [
          formatFigure(opens),
          formatFigure(shown),
          percent(shown === 0 ? null : opens / shown),
        ],
      }))}
    >
      <p className="mt-5 text-sm">
        <TextLink href="/admin/searches">Search terms, and searches without results</TextLink>
      </p>
    </FigureReport>
  );
}
