import { AdSlot } from "#app/components/advertising/ad-slot.tsx";
import { CollectionExplainer } from "#app/components/catalogue/collection-explainer.tsx";
import {
  citySelect,
  FilterBar,
  type FilterSelect,
  priceSelect,
  treatmentSelect,
} from "#app/components/catalogue/filter-bar.tsx";
import { FilterChoices } from "#app/components/catalogue/filtered-listings.tsx";
import {
  activeFilters,
  filterPath,
  isAnyChosen,
  legacyCityParam,
  readFilters,
  toListingFilter,
} from "#app/components/catalogue/filters.ts";
import { IntroBelow, ListHead } from "#app/components/catalogue/list-head.tsx";
import { ListingGrid } from "#app/components/catalogue/listing-card.tsx";
import { PendingCards } from "#app/components/catalogue/pending-cards.tsx";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Pagination } from "#app/components/ui/pagination.tsx";
import { pageContext, servicesContext } from "#app/http/context.ts";
import { noSuchPage, notFound } from "#app/http/not-found.ts";
import { pageSize, pageWindow, readPageNumber } from "#app/http/pagination.ts";
import { breadcrumbJsonLd, listJsonLd } from "#app/seo/json-ld.ts";
import { pageMeta, siteUrlFrom } from "#app/seo/page-meta.ts";
import {
  applyFilters,
  type BrowseChoices,
  countChoices,
} from "#domain/catalogue/listings/browse-listings.server.ts";
import { tags } from "#domain/catalogue/tags.ts";
import { type ListSort, pageOfCards } from "#domain/search/list-cards.server.ts";
import type { Services } from "#domain/services.ts";
import { say, sayStored } from "#shared/say.ts";
import { collectionAt, type TreatmentCollection } from "#site/collections.ts";
import { navigation } from "#site/navigation.ts";
import type { Route } from "./+types/collection.ts";
import { loadAd } from "./ads.server.ts";

// One minute, because these pages count who is open now.
export const handle = {
  cache: {
    query: ["q", "city", legacyCityParam, "treatment", "price", "open", "sort", "page"],
    seconds: 60,
  },
};

const chipsShown = 8;
const popularShown = 6;

export async function loader({ request, context, pattern }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const collection = collectionAt(`/${pattern}`);
  if (!collection) throw new Error(`site/collections.ts has no entry for /${pattern}`);
  context.get(pageContext).shows(tags.catalogue);
  const filters = readFilters(request, ["q", "city", "treatment", "price", "open", "sort"]);
  const page = readPageNumber(request);
  const scope = { among: collection.treatments };
  const chosen = toListingFilter(filters);
  const kinds: (keyof BrowseChoices)[] = ["cities", "prices", "open"];
  if (collection.treatments) kinds.push("treatments");
  const [{ listings, total }, choices, ad] = await Promise.all([
    pageOfCards(services, applyFilters(scope, chosen, services.clock()), {
      ...pageWindow(page),
      sort: (filters.sort || undefined) as ListSort | undefined,
    }),
    countChoices(services, scope, chosen, kinds),
    loadAd(context, slotAt(collection), { city: filters.city }),
  ]);
  if (page > 1 && listings.length === 0) throw notFound(noSuchPage);
  return {
    path: collection.path,
    filters,
    listings,
    total,
    page,
    ad,
    choices: {
      ...choices,
      treatments: choices.treatments ?? (await popularTreatments(services, filters.treatment)),
    },
  };
}

/** The most offered ones and the chosen one. All others are a search away. */
async function popularTreatments({ reference }: Services, chosen: string) {
  const { names, listings } = await reference();
  const popular = (await listings()).overview().treatments.slice(0, popularShown);
  return names.treatments
    .filter(({ id, slug }) => popular.includes(id) || slug === chosen)
    .map(({ slug, name }) => ({ slug, name }));
}

/** The spec puts an ad before the list on this page. */
const slotAt = ({ path }: TreatmentCollection) => (path === "/hbot" ? "hbot" : "collection");

function collectionOf({ path }: { path: string }) {
  return collectionAt(path) as TreatmentCollection;
}

const nameOf = ({ path }: TreatmentCollection) =>
  sayStored(navigation.find((link) => link.path === path)?.name ?? "");
const crumbsTo = (collection: TreatmentCollection) => [
  { name: nameOf(collection), path: collection.path },
];

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { filters, page, listings } = loaderData;
  const collection = collectionOf(loaderData);
  const { path } = collection;
  const title = sayStored(collection.title);
  const siteUrl = siteUrlFrom(matches);
  const isFiltered = isAnyChosen(filters);
  return pageMeta(matches, {
    title: page > 1 ? say("{title}, page {page}", { title, page }) : title,
    description: sayStored(collection.description),
    path: isFiltered ? path : filterPath(path, {}, { page }),
    hasImage: true,
    isIndexed: !isFiltered,
    jsonLd: [breadcrumbJsonLd(siteUrl, crumbsTo(collection)), listJsonLd(siteUrl, title, listings)],
  });
}

export default function CollectionPage({ loaderData }: Route.ComponentProps) {
  const { path, filters, listings, total, page, ad, choices } = loaderData;
  const collection = collectionOf(loaderData);
  const isFirst = slotAt(collection) === "hbot";
  const byName = choices.treatments
    .map((each) => ({ ...each, name: sayStored(each.name) }))
    .sort((a, b) => a.name.localeCompare(b.name, "en"));
  const hasTreatments = choices.treatments.length > 1;
  const selects: FilterSelect[] = [
    citySelect(choices.cities, filters),
    ...(hasTreatments ? [treatmentSelect(byName, filters)] : []),
    priceSelect(choices.prices),
  ];
  return (
    <div className="wrap">
      <ListHead
        crumbs={crumbsTo(collection)}
        title={sayStored(collection.title)}
        text={sayStored(collection.intro)}
      />
      <FilterBar
        path={path}
        label={nameOf(collection)}
        filters={filters}
        selects={selects}
        open={choices.open}
        hasSort
        active={activeFilters(path, filters, choices)}
        total={total}
        found={`${total.toLocaleString("en-US")} ${sayStored(collection.found[total === 1 ? 0 : 1])}`}
      >
        {collection.treatments && hasTreatments && (
          <FilterChoices
            title={say("Treatments")}
            path={path}
            filters={filters}
            name="treatment"
            choices={choices.treatments.slice(0, chipsShown)}
          />
        )}
      </FilterBar>
      {isFirst && <AdSlot offer={ad} className="my-6" />}
      <h2 className="sr-only">{say("Providers")}</h2>
      <div className="mt-3">
        <PendingCards count={collection.placeholders}>
          {listings.length === 0 ? (
            <EmptyState
              title={sayStored(collection.empty)}
              text={say("Remove a filter, or try a nearby city.")}
            >
              <ButtonLink look="quiet" href={path}>
                {say("Clear Filters")}
              </ButtonLink>
            </EmptyState>
          ) : (
            <ListingGrid listings={listings} ad={isFirst ? null : ad} />
          )}
        </PendingCards>
      </div>
      <Pagination
        page={page}
        pages={Math.ceil(total / pageSize)}
        hrefOf={(number) => filterPath(path, filters, { page: number })}
      />
      <IntroBelow text={sayStored(collection.intro)} />
      {collection.blurbs && <Blurbs of={collection.blurbs} />}
      {collection.explainer && <CollectionExplainer {...collection.explainer} />}
    </div>
  );
}

function Blurbs({ of }: { of: NonNullable<TreatmentCollection["blurbs"]> }) {
  return (
    <ul className="mt-10 grid gap-x-10 gap-y-6 border-y border-line py-7 md:grid-cols-3">
      {of.map(({ title, text }) => (
        <li key={title}>
          <h2 className="text-lg">{sayStored(title)}</h2>
          <p className="mt-2 text-muted">{sayStored(text)}</p>
        </li>
      ))}
    </ul>
  );
}
