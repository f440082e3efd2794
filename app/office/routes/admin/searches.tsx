import { Link } from "react-router";
import { Heading } from "#app/components/ui/heading.tsx";
import { Tabs } from "#app/components/ui/tabs.tsx";
import { authorize, signedIn } from "#app/http/authorize.server.ts";
import { AdminPage } from "#app/office/components/admin/admin-page.tsx";
import { FigureTable } from "#app/office/components/analytics/figure-table.tsx";
import { privatePage } from "#app/seo/page-meta.ts";
import {
  daysShown,
  listSearches,
  listYearOfSearches,
  type SearchCount,
  type SearchMonth,
} from "#domain/search/list-searches.server.ts";
import { plural } from "#shared/say.ts";
import type { Route } from "./+types/searches.ts";

const path = "/admin/searches";

export const middleware = [authorize("searches.read")];

export async function loader(args: Route.LoaderArgs) {
  const { actor, services } = signedIn(args);
  const isYear = args.url.searchParams.get("period") === "year";
  const searches = isYear
    ? await listYearOfSearches(services, actor)
    : await listSearches(services, actor);
  return {
    isYear,
    daysShown,
    months: [] as SearchMonth[],
    ...(searches ?? { total: 0, top: [], withoutResults: [] }),
  };
}

export const meta = privatePage("Searches");

export default function Searches({
  loaderData: { isYear, daysShown, months, total, top, withoutResults },
}: Route.ComponentProps) {
  return (
    <AdminPage
      title="Searches"
      lead={`${plural(total, "search", "searches")} in the last ${isYear ? "twelve months, up to yesterday" : `${daysShown} days`}. Searches are anonymous; the same search by one visitor within a minute counts once.`}
    >
      <Tabs
        label="Period"
        tabs={[
          { name: `Last ${daysShown} days`, href: path, isCurrent: !isYear },
          { name: "Last twelve months", href: `${path}?period=year`, isCurrent: isYear },
        ]}
      />
      <div className="mt-8 grid max-w-3xl gap-8">
        {months.length > 0 && (
          <section>
            <Heading className="mb-4">By month</Heading>
            <FigureTable
              label="By month"
              head={["Month", "Searches", "Without results"]}
              rows={months.map(({ month, times, withoutResults }) => ({
                name: month,
                cells: [times, withoutResults].map((figure) => figure.toLocaleString("en-US")),
              }))}
            />
          </section>
        )}
        <SearchList
          title="Without results"
          searches={withoutResults}
          none={total > 0 ? "Every search had results." : "No searches yet."}
        />
        <SearchList title="Most searched for" searches={top} none="No searches yet." />
      </div>
    </AdminPage>
  );
}

type SearchListProps = { title: string; searches: SearchCount[]; none: string };

function SearchList({ title, searches, none }: SearchListProps) {
  return (
    <section>
      <Heading>{title}</Heading>
      {searches.length === 0 && <p className="mt-3 text-muted">{none}</p>}
      <ol className="mt-4">
        {searches.map(({ query, times, found }) => (
          <li
            key={query}
            className="flex items-baseline justify-between gap-x-6 border-t border-line py-3"
          >
            <Link
              to={`/search?${new URLSearchParams({ q: query })}`}
              className="text-link min-w-0 wrap-anywhere"
            >
              {query}
            </Link>
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
