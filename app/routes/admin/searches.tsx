import { Link } from "react-router";
import { AdminPage } from "#app/components/admin/admin-page.tsx";
import { authorize, signedIn } from "#app/http/authorize.server.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import {
  daysShown,
  listSearches,
  listYearOfSearches,
  type SearchCount,
  type SearchMonth,
} from "#domain/search/list-searches.server.ts";
import { searchUrl } from "#domain/search/search-query.ts";
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
    months: [],
    ...(searches ?? { total: 0, top: [], withoutResults: [] }),
  };
}

export const meta = privatePage("Searches");

export default function Searches({
  loaderData: { isYear, daysShown, months, total, top, withoutResults },
}: Route.ComponentProps) {
  const periods = [
    { name: `Last ${daysShown} days`, query: "", ofYear: false },
    { name: "Last twelve months", query: "?period=year", ofYear: true },
  ];
  return (
    <AdminPage
      title="Searches"
      lead={`${plural(total, "search", "searches")} in the last ${isYear ? "twelve months, up to yesterday" : `${daysShown} days`}. Searches are anonymous; the same search by one visitor within a minute counts once.`}
    >
      <div className="mt-8 grid max-w-3xl gap-8">
        <p className="flex flex-wrap gap-x-6 gap-y-2">
          {periods.map(({ name, query, ofYear }) => (
            <Link
              key={name}
              to={path + query}
              className="text-link aria-[current]:text-ink aria-[current]:no-underline"
              {...(ofYear === isYear ? { "aria-current": "page" } : {})}
            >
              {name}
            </Link>
          ))}
        </p>
        {months.length > 0 && <Months months={months} />}
        <SearchList
          title="Without results"
          searches={withoutResults}
          none="Every search had results."
        />
        <SearchList title="Most searched for" searches={top} none="No searches yet." />
      </div>
    </AdminPage>
  );
}

function Months({ months }: { months: SearchMonth[] }) {
  return (
    <table className="w-full text-left tabular-nums">
      <caption className="pb-3 text-left font-display text-xl">By month</caption>
      <thead className="text-sm text-muted">
        <tr>
          {["Month", "Searches", "Without results"].map((name, index) => (
            <th
              key={name}
              scope="col"
              className={`py-2 font-normal ${index > 0 ? "text-right" : ""}`}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, times, withoutResults }) => (
          <tr key={month} className="border-t border-line">
            <th scope="row" className="py-3 font-normal">
              {month}
            </th>
            <td className="py-3 text-right">{times.toLocaleString("en-US")}</td>
            <td className="py-3 text-right">{withoutResults.toLocaleString("en-US")}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type SearchListProps = { title: string; searches: SearchCount[]; none: string };

function SearchList({ title, searches, none }: SearchListProps) {
  return (
    <section>
      <h2 className="text-xl">{title}</h2>
      {searches.length === 0 && <p className="mt-3 text-muted">{none}</p>}
      <ol className="mt-4">
        {searches.map(({ query, times, found }) => (
          <li
            key={query}
            className="flex items-baseline justify-between gap-x-6 border-t border-line py-3"
          >
            <Link
              to={searchUrl("/search", { q: query })}
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
