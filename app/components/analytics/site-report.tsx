import { TextLink } from "#app/components/ui/text-link.tsx";
import type { SiteAnalyticsView } from "#app/routes/shared/analytics/analytics-page.server.ts";
import { percent } from "#shared/percent.ts";
import { FigureTable } from "./figure-table.tsx";
import { formatFigure, ReportSection } from "./report-section.tsx";

export function LeaderReport({ leaders }: { leaders: SiteAnalyticsView["leaders"] }) {
  return (
    <ReportSection
      title="Most viewed"
      text="Contacts are calls, emails, directions and website visits."
    >
      <FigureTable
        label="Most viewed"
        head={["Listing", "Views", "Shown", "Contacts"]}
        rows={leaders.map(({ slug, name, views, impressions, clicks }) => ({
          name,
          href: `/admin/listings/${slug}/analytics`,
          bar: views,
          cells: [formatFigure(views), formatFigure(impressions), formatFigure(clicks)],
        }))}
      />
    </ReportSection>
  );
}

/**
 * Searches with many results and few opened profiles: content, photos, or prices may be missing.
 */
export function OpenedSearches({ searches }: { searches: SiteAnalyticsView["searches"] }) {
  if (searches.length === 0) return null;
  return (
    <ReportSection
      title="Searches and opened listings"
      text="What we understood from them: treatments, categories and cities. Shown counts listings on screen, opened counts the ones that visitors clicked."
    >
      <FigureTable
        label="Searches and opened listings"
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
      />
      <p className="mt-5 text-sm">
        <TextLink href="/admin/searches">Search terms, and searches without results</TextLink>
      </p>
    </ReportSection>
  );
}
