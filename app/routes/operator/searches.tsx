import { AccountPage } from "#app/components/account/account-page.tsx";
import { servicesContext } from "#app/context.ts";
import { requireAllowed } from "#app/guards.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { daysShown, listSearches, type SearchedFor } from "#domain/search/list-searches.server.ts";
import { searchAddress } from "#domain/search/search-query.ts";
import { plural } from "#shared/plural.ts";
import type { Route } from "./+types/searches.ts";

const path = "/admin/searches";

export async function loader(asked: Route.LoaderArgs) {
  const actor = await requireAllowed(asked, "see searches");
  const searches = await listSearches(asked.context.get(servicesContext), actor);
  return { days: daysShown, ...(searches ?? { total: 0, top: [], withoutResults: [] }) };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: "Searches", description: "For webmasters: what visitors search for, and what they do not find.", path, isIndexed: false });
}

export default function Searches({ loaderData: { days, total, top, withoutResults } }: Route.ComponentProps) {
  return (
    <AccountPage
      title="Searches"
      lead={`${plural(total, "search", "searches")} in the last ${days} days. Nobody is named; who searches for the same within a minute is counted once.`}
      path={path}
      under={[{ name: "Admin", path: "/admin" }]}
    >
      <SearchList title="Without results" searches={withoutResults} none="Everything that was searched for was found." />
      <SearchList title="Most searched for" searches={top} none="Nothing was searched for yet." />
    </AccountPage>
  );
}

function SearchList({ title, searches, none }: { title: string; searches: SearchedFor[]; none: string }) {
  return (
    <section>
      <h2 className="text-xl">{title}</h2>
      {searches.length === 0 && <p className="mt-3 text-muted">{none}</p>}
      <ol className="mt-4">
        {searches.map(({ query, times, found }) => (
          <li key={query} className="flex items-baseline justify-between gap-x-6 border-t border-line py-3">
            <a href={searchAddress("/search", { q: query })} className="text-link min-w-0 wrap-anywhere">
              {query}
            </a>
            <p className="shrink-0 text-sm text-muted tabular-nums">
              {times === 1 ? "once" : `${times.toLocaleString("en-US")} times`}
              {found > 0 && `, found ${found.toLocaleString("en-US")}`}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
