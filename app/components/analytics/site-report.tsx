import type { SiteAnalyticsShown } from "#app/routes/shared/analytics/analytics-page.server.ts";
import { percent } from "#shared/percent.ts";
import { FigureTable } from "./figure-table.tsx";
import { figure, Part } from "./part.tsx";

export function Leaders({ leaders }: { leaders: SiteAnalyticsShown["leaders"] }) {
  return (
    <Part title="Most viewed" text="Contacts are calls, emails, directions and website visits.">
      <FigureTable
        label="Most viewed"
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
      title="Searches and opened listings"
      text="What we understood from them: treatments, categories and cities. Shown counts listings on screen, opened counts the ones that visitors clicked."
    >
      <FigureTable
        label="Searches and opened listings"
        head={["Search", "Opened", "Shown", "Share"]}
        rows={searches.map(({ name, shown, opens }) => ({
          name,
          bar: shown,
          cells: [figure(opens), figure(shown), percent(shown === 0 ? null : opens / shown)],
        }))}
      />
      <p className="mt-5 text-sm">
        <a href="/admin/searches" className="text-link">
          Search terms, and searches without results
        </a>
      </p>
    </Part>
  );
}
