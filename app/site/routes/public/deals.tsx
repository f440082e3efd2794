import { Button } from "#app/components/ui/button.tsx";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { PillSelect } from "#app/components/ui/field.tsx";
import { BadgeCheck } from "#app/components/ui/icons.tsx";
import { authorize } from "#app/http/authorize.server.ts";
import { cityAlias, redirectCityAlias } from "#app/http/city-alias.ts";
import { pageContext, servicesContext } from "#app/http/context.ts";
import { describeNextPage, maxPages, pageSize, readPageNumber } from "#app/http/pagination.ts";
import { offersJsonLd } from "#app/seo/json-ld.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { ActiveFilters } from "#app/site/components/catalogue/active-filters.tsx";
import { ListHead } from "#app/site/components/catalogue/list-head.tsx";
import { MoreResults } from "#app/site/components/catalogue/more-results.tsx";
import { FactRow } from "#app/site/components/catalogue/side-note.tsx";
import { SpecialGrid } from "#app/site/components/specials/special-card.tsx";
import type { LoaderArgs, MetaArgs, PageProps } from "#app/site/page.ts";
import { tags } from "#domain/catalogue/tags.ts";
import { countSpecials, listSpecials } from "#domain/specials/list-specials.server.ts";
import { specialsTag } from "#domain/specials/special.ts";
import { localDay } from "#shared/local-day.ts";
import { plural, say, sayStored, to } from "#shared/say.ts";

/** One minute, because specials end at midnight. */
export const handle = {
  cache: { query: ["q", "city", cityAlias, "category", "sort", "page"], seconds: 60 },
};

const crumbs = () => [{ name: say("Special Deals"), path: "/deals" }];

export const middleware = [authorize("specials.browse")];

export async function loader({ url, context }: LoaderArgs) {
  redirectCityAlias(url);
  const services = context.get(servicesContext);
  const today = localDay(services.clock());
  const { searchParams } = url;
  const filter = {
    text: searchParams.get("q")?.trim() ?? "",
    city: searchParams.get("city") ?? "",
    category: searchParams.get("category") ?? "",
    sort: searchParams.get("sort") === "discount" ? "discount" : "",
  };
  context.get(pageContext).shows(specialsTag, tags.catalogue);
  const query = {
    text: filter.text || undefined,
    city: filter.city || undefined,
    category: filter.category || undefined,
  };
  const page = Math.min(readPageNumber(url), maxPages);
  const isNarrowed = Object.values(query).some((value) => value !== undefined);
  const [figures, narrowed, specials, { categories, cities }] = await Promise.all([
    countSpecials(services, today),
    isNarrowed ? countSpecials(services, today, query) : null,
    listSpecials(
      services,
      today,
      query,
      { limit: pageSize * page, offset: 0 },
      filter.sort === "discount" ? "discount" : "ending",
    ),
    services.shell.read(),
  ]);
  const { specials: total } = narrowed ?? figures;
  return {
    specials,
    figures,
    today,
    filter,
    categories,
    cities,
    page,
    total,
    ...describeNextPage(page, specials.length < total),
  };
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  const { filter, specials = [] } = loaderData ?? {};
  return pageMeta(matches, {
    title: say("Med spa deals"),
    description: say(
      "Deals of {region} med spas by city and category: percent off, both prices, what is saved, and the day each deal ends.",
    ),
    path: "/deals",
    hasImage: true,
    isIndexed: !filter || Object.values(filter).every((value) => value === ""),
    crumbs: crumbs(),
    jsonLd: (siteUrl) => offersJsonLd(siteUrl, specials),
  });
}

function addressOf(
  path: string,
  { text, ...rest }: { text: string; city: string; category: string; sort: string },
  page: number,
) {
  const query = Object.entries({ q: text, ...rest, page: page > 1 ? String(page) : "" }).filter(
    ([, value]) => value !== "",
  );
  return query.length > 0 ? `${path}?${new URLSearchParams(query)}` : path;
}

export default function Deals({
  loaderData: { specials, figures, today, filter, categories, cities, page, total, hasMore, isCut },
}: PageProps<typeof loader>) {
  const facts = [
    {
      name: say("Discount"),
      value:
        figures.upTo > 0 ? say("Up to {percent}%", { percent: figures.upTo }) : say("None now"),
    },
    { name: say("Active deals"), value: String(figures.specials) },
    { name: say("Cities"), value: String(figures.cities) },
    {
      name: say("Providers with a checked license"),
      value:
        figures.providers > 0
          ? say("{count} of {total}", { count: figures.verified, total: figures.providers })
          : say("None now"),
      icon: (
        <BadgeCheck
          className="ml-1.5 inline-block size-4 align-text-bottom text-lagoon"
          aria-hidden
        />
      ),
    },
  ];
  const options = (all: string, of: { slug: string; name: string }[]) => [
    { value: "", label: all },
    ...of.map(({ slug, name }) => ({ value: slug, label: sayStored(name) })),
  ];
  const active = [
    { name: "text" as const, label: filter.text && `“${filter.text}”` },
    { name: "city" as const, label: nameIn(cities, filter.city) },
    { name: "category" as const, label: nameIn(categories, filter.category) },
  ]
    .filter(({ label }) => label !== "")
    .map(({ name, label }) => ({ label, href: addressOf("/deals", { ...filter, [name]: "" }, 1) }));
  return (
    <div className="wrap">
      <ListHead
        crumbs={crumbs()}
        title={say("Special Deals")}
        found={plural(total, "active deal")}
        text={say("Current deals, with regular price, sale price and end date.")}
      />
      <search className="mt-3 block">
        <form action={to("/deals")} data-keeps-place className="filter-row">
          <input
            type="search"
            name="q"
            aria-label={say("Search deals")}
            placeholder={say("Search deals")}
            defaultValue={filter.text}
            key={filter.text}
            enterKeyHint="search"
            className="pill w-64 shrink-0 border-edge placeholder:text-muted"
          />
          <PillSelect
            label={say("City")}
            name="city"
            options={options(say("All Cities"), cities)}
            defaultValue={filter.city}
          />
          <PillSelect
            label={say("Category")}
            name="category"
            options={options(say("All Categories"), categories)}
            defaultValue={filter.category}
          />
          <PillSelect
            label={say("Sort by")}
            name="sort"
            options={[
              { value: "", label: say("Ending soon") },
              { value: "discount", label: say("Biggest discount") },
            ]}
            defaultValue={filter.sort}
          />
          <Button variant="secondary" className="without-script">
            {say("Show deals")}
          </Button>
          <ActiveFilters active={active} clearHref="/deals" />
        </form>
      </search>
      <div className="mt-3">
        {specials.length === 0 ? (
          <EmptyState title={say("No deals found matching your criteria")}>
            <ButtonLink variant="secondary" href="/deals">
              {say("Clear Filters")}
            </ButtonLink>
          </EmptyState>
        ) : (
          <>
            <h2 className="sr-only">{say("Active deals")}</h2>
            <SpecialGrid specials={specials} today={today} last={<OwnSpecials />} />
            <MoreResults
              hasMore={hasMore}
              isCut={isCut}
              href={addressOf("/deals", filter, page + 1)}
              shown={specials.length}
            />
          </>
        )}
      </div>
      <FactRow facts={facts} />
    </div>
  );
}

function OwnSpecials() {
  return (
    <div className="flex h-full flex-wrap content-center items-center justify-between gap-x-8 gap-y-4 rounded-card bg-sage p-6">
      <p className="measure">
        {say("Do you run a med spa? Offers appear here beside the profile they belong to.")}
      </p>
      <ButtonLink variant="secondary" href="/add-listing">
        {say("List Your Med Spa")}
      </ButtonLink>
    </div>
  );
}

function nameIn(of: { slug: string; name: string }[], slug: string) {
  return sayStored(of.find((each) => each.slug === slug)?.name ?? slug);
}
