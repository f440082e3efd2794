import type { SiteAnalyticsShown } from "#app/routes/shared/analytics/analytics-page.server.ts";
import { percent } from "#shared/percent.ts";
import { FigureTable } from "./figure-table.tsx";
import { figure, Part } from "./part.tsx";

export function Leaders({ leaders }: { leaders: SiteAnalyticsShown["leaders"] }) {
  return (
    <Part title="Most looked at" text="Contacts are calls, emails, directions and website visits.">
      <FigureTable
        label="Most looked at"
        head={["Listing", "Views", "Shown", "Contacts"]}
        rows={leaders.map(({ slug, name, views, impressions, clicks }) => ({
          name,
          href: `/admin/listings/${slug}/analytics`,
          bar: views,
          cells: [figure(views), figure(impressions), figure(clicks)],
        }))}
      />
    </Part>
  );
}

/**
 * Searches with many results and few opened profiles: content, photos, or prices may be missing.
 */
export function OpenedSearches({ searches }: { searches: SiteAnalyticsShown["searches"] }) {
  if (searches.length === 0) return null;
  return (
    <Part
      title="Searches and what was opened"
      text="What was understood of them: treatments, categories and cities. Shown counts listings on a screen, opened those that were followed."
    >
      <FigureTable
        label="Searches and what was opened"
        head={["Search", "Opened", "Shown", "Share"]}
        rows={searches.map(({ name, shown, opens }) => ({
          name,
          bar: shown,
          cells: [figure(opens), figure(shown), percent(shown === 0 ? null : opens / shown)],
        }))}
      />
      <p className="mt-5 text-sm">
        <a href="/admin/searches" className="text-link">
          The words that were typed, and those that found nothing
        </a>
      </p>
    </Part>
  );
}
