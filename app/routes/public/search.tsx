import { CardSkeletons, useIsSlow } from "#app/components/catalogue/card-skeletons.tsx";
import { FilterBar, optionsOf } from "#app/components/catalogue/filter-bar.tsx";
import { ActiveFilters } from "#app/components/catalogue/filter-chips.tsx";
import { MedSpaGrid } from "#app/components/catalogue/med-spa-card.tsx";
import { SearchBox } from "#app/components/search/search-box.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Pagination } from "#app/components/ui/pagination.tsx";
import { pageContext, servicesContext } from "#app/context.ts";
import { activeFilters, addressOf, chosenBy, earlierCity, isAnyChosen, readFilters } from "#app/filters.ts";
import { missing, noSuchPage } from "#app/missing.server.ts";
import { pageOf, pageSize, readPageNumber } from "#app/page-number.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { countChoices, narrow } from "#domain/catalogue/browse-med-spas.server.ts";
import { pageOfMedSpas } from "#domain/catalogue/list-med-spas.server.ts";
import { tags } from "#domain/catalogue/tags.ts";
import { plural } from "#shared/plural.ts";
import { brand } from "#site/brand.ts";
import { popularSearches } from "#site/popular-searches.ts";
import type { Route } from "./+types/search.ts";

export const handle = { cache: { query: ["q", "city", "category", "treatment", "price", "open", earlierCity, "page"], seconds: 60 } };

const understood = ["q", "city", "category", "treatment", "price", "open"] as const;
const placeholders = 6;
const path = "/search";

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const filters = readFilters(request, understood);
  const page = readPageNumber(request);
  if (!isAnyChosen(filters)) return { filters, page: 1, medSpas: [], total: 0, choices: null };
  context.get(pageContext).shows(tags.catalogue);
  const chosen = chosenBy(filters);
  const [{ medSpas, total }, choices] = await Promise.all([
    pageOfMedSpas(services, narrow({}, chosen, services.clock()), pageOf(page)),
    countChoices(services, {}, chosen, ["cities", "categories", "treatments", "open"]),
  ]);
  if (page > 1 && medSpas.length === 0) throw await missing(services, noSuchPage);
  return { filters, page, medSpas, total, choices };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const query = loaderData?.filters.q;
  return pageMeta(matches, {
    title: query ? `Search results for “${query}”` : "Search med spas and treatments",
    description: `Search the med spas and wellness providers of ${brand.region.name} by treatment, name and city, and narrow the results by category and hours.`,
    path,
    isIndexed: false,
  });
}

export default function Search({ loaderData }: Route.ComponentProps) {
  const { filters, choices } = loaderData;
  return (
    <div className="wrap pt-10 md:pt-14">
      <div className="max-w-2xl">
        <SearchBox variant="modal" query={filters.q} placeholder="Search treatments, spas, locations..." />
      </div>
      {choices ? <Results {...loaderData} choices={choices} /> : <Prompt />}
    </div>
  );
}

function Prompt() {
  return (
    <>
      <h1 className="mt-12 text-3xl md:text-4xl">Search Med Spas & Treatments</h1>
      <p className="measure mt-4 text-muted">Type a treatment, the name of a med spa, or a city. Or begin with what many look for:</p>
      <ul className="mt-6 flex flex-wrap gap-3">
        {popularSearches.map(({ name, query, treatment }) => (
          <li key={query}>
            <a
              href={`${path}?${new URLSearchParams({ q: query })}`}
              data-treatment={treatment}
              className="inline-flex min-h-11 items-center rounded-full bg-sage px-4 hover:underline"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

type Data = Route.ComponentProps["loaderData"];

function Results({ filters, medSpas, total, page, choices }: Data & { choices: NonNullable<Data["choices"]> }) {
  const isSlow = useIsSlow();
  const named = (of: { slug: string; name: string }[], slug: string) => of.find((each) => each.slug === slug)?.name ?? slug;
  return (
    <>
      <h1 className="mt-10 text-2xl md:text-3xl">{filters.q ? `Search Results for "${filters.q}"` : "Search Results"}</h1>
      <p id="results" role="status" className="mt-2 text-muted">
        {plural(total, "provider")} found
        {filters.city && ` in ${named(choices.cities, filters.city)}`}
        {filters.category && ` for ${named(choices.categories, filters.category)}`}
      </p>
      <div className="mt-8">
        <FilterBar
          path={path}
          label="Search"
          filters={filters}
          open={choices.open}
          hidden={["treatment", "price"]}
          selects={[
            { name: "city", label: "City", options: optionsOf("All Cities", choices.cities, filters.city) },
            { name: "category", label: "Category", options: optionsOf("All Categories", choices.categories, filters.category) },
          ]}
        />
      </div>
      <div className="mt-6 mb-8">
        <ActiveFilters active={activeFilters(path, filters, choices)} clearHref={path} />
      </div>
      {isSlow ? (
        <CardSkeletons count={placeholders} />
      ) : medSpas.length === 0 ? (
        <EmptyState title="No Results Found" text="We couldn't find any providers matching your search criteria.">
          Use different keywords, check the spelling, use more general terms, or remove some filters.
        </EmptyState>
      ) : (
        <MedSpaGrid medSpas={medSpas} />
      )}
      <Pagination page={page} pages={Math.ceil(total / pageSize)} hrefOf={(number) => addressOf(path, filters, { page: number })} />
    </>
  );
}
