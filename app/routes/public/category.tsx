import { CategoryGuide } from "#app/components/catalogue/category-guide.tsx";
import { CategoryHero } from "#app/components/catalogue/category-hero.tsx";
import { CategorySidebar } from "#app/components/catalogue/category-sidebar.tsx";
import { comparisonRow } from "#app/components/catalogue/comparison-row.ts";
import { ListingList } from "#app/components/catalogue/listing-list.tsx";
import { PendingCards } from "#app/components/catalogue/pending-cards.tsx";
import { FactList, SideNote } from "#app/components/catalogue/side-note.tsx";
import { TreatmentComparison } from "#app/components/catalogue/treatment-comparison.tsx";
import { Breadcrumbs } from "#app/components/ui/breadcrumbs.tsx";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Section } from "#app/components/ui/section.tsx";
import { pageContext, servicesContext } from "#app/http/context.ts";
import { notFoundResponse } from "#app/http/not-found.server.ts";
import { breadcrumbJsonLd, listJsonLd } from "#app/seo/json-ld.ts";
import { pageMeta, siteUrlFrom } from "#app/seo/page-meta.ts";
import { findCategory } from "#domain/catalogue/reference/cities-and-categories.server.ts";
import {
  compareTreatments,
  figuresOfCategory,
} from "#domain/catalogue/reference/treatments.server.ts";
import { tags } from "#domain/catalogue/tags.ts";
import { kindsInWords } from "#domain/search/kinds-in-words.ts";
import { formatCentsRange } from "#shared/money.ts";
import { plural } from "#shared/plural.ts";
import { say, sayStored } from "#shared/say.ts";
import { brand } from "#site/brand.ts";
import { categoryAdvice } from "#site/category-advice.ts";
import type { Route } from "./+types/category.ts";
import { loadAd } from "./ads.server.ts";
import { loadListingPage } from "./listing.server.ts";

// One minute, because cards show who is open now.
export const handle = { cache: { query: ["view", "page"], seconds: 60 } };

const firstShown = 6;
const topShown = 5;
const comparedFirst = 8;
const placeholders = 6;
const related = ["anti-aging-treatments", "advanced-skin-care-treatments", "laser-light-therapies"];

export async function loader({
  params,
  request,
  context,
}: Pick<Route.LoaderArgs, "params" | "request" | "context">) {
  const services = context.get(servicesContext);
  const category = await findCategory(services, params.slug);
  if (!category)
    throw await notFoundResponse(services, {
      title: say("Category Not Found"),
      text: say("The requested category could not be found."),
    });
  context.get(pageContext).shows(tags.category(category.slug));
  const [reference, listing, figures, treatments, ad] = await Promise.all([
    services.reference(),
    loadListingPage(services, request, { category: category.slug }, firstShown),
    figuresOfCategory(services, category),
    compareTreatments(services, category),
    loadAd(context, "category", { category: category.slug }),
  ]);
  const {
    slug,
    name,
    description,
    imageUrl,
    id: _id,
    position: _position,
    createdAt: _createdAt,
    treatmentCount,
    listingCount,
    ...texts
  } = category;
  // Full lists of providers or treatments are for comparing. The guide appears only with the short
  // ones.
  const isWholeComparison = new URL(request.url).searchParams.get("view") === "treatments";
  const rows = treatments
    .slice(0, listing.isWhole ? 0 : isWholeComparison ? undefined : comparedFirst)
    .map((row) => comparisonRow(row, kindsInWords(reference, row.slug)));
  const isShort = !listing.isWhole && !isWholeComparison;
  return {
    category: { slug, name, description, imageUrl, treatmentCount },
    listing,
    ad,
    rows,
    guide: isShort
      ? {
          texts,
          figures: { ...figures, treatmentCount, listingCount },
          advice: categoryAdvice[slug] ?? null,
        }
      : null,
  };
}

type Data = Route.ComponentProps["loaderData"];
type Props = {
  loaderData: Data;
  matches: readonly [Route.ComponentProps["matches"][0], ...unknown[]];
};

const crumbsTo = (category: { name: string; slug: string }) => [
  { name: say("Home"), path: "/" },
  { name: say("Categories"), path: "/categories" },
  { name: sayStored(category.name), path: `/category/${category.slug}` },
];

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { category, listing, guide } = loaderData;
  const siteUrl = siteUrlFrom(matches);
  return pageMeta(matches, {
    title: say("{category} in {region}", {
      category: sayStored(category.name),
      region: sayStored(brand.region.name),
    }),
    description: sayStored(category.description),
    path: `/category/${category.slug}`,
    hasImage: true,
    isIndexed: guide !== null,
    jsonLd: [
      breadcrumbJsonLd(siteUrl, crumbsTo(category)),
      listJsonLd(siteUrl, sayStored(category.name), listing.listings),
    ],
  });
}

export function Category({ loaderData, matches }: Props) {
  const { category, listing, ad, rows, guide } = loaderData;
  const known = matches[0].loaderData.categories;
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={crumbsTo(category)} />
      <CategoryHero
        category={category}
        total={listing.total}
        compared={rows.length}
        isGuide={guide !== null}
      />
      {guide ? (
        <div className="grid lg:grid-cols-[minmax(0,1fr)_18rem] lg:grid-rows-[auto_1fr] lg:gap-x-16">
          <div className="pt-10 lg:col-start-2 lg:pt-20">
            <QuickFacts figures={guide.figures} />
          </div>
          <div className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
            <CategoryGuide category={guide.texts} />
            {rows.length > 0 && <TreatmentComparison category={category} rows={rows} />}
          </div>
          <aside
            aria-label={say("Good to know")}
            className="grid content-start gap-10 pt-14 lg:col-start-2 lg:block lg:space-y-10 lg:pt-10"
          >
            <CategorySidebar
              advice={guide.advice}
              providers={listing.listings.slice(0, topShown)}
              related={known.filter(({ slug }) => related.includes(slug) && slug !== category.slug)}
            />
          </aside>
        </div>
      ) : (
        rows.length > 0 && <TreatmentComparison category={category} rows={rows} />
      )}
      <div id="providers">
        <Section title={say("Providers")}>
          <Providers category={category} listing={listing} ad={ad} />
        </Section>
      </div>
    </div>
  );
}

function QuickFacts({
  figures: { treatmentCount, listingCount, cityCount, prices },
}: Pick<NonNullable<Data["guide"]>, "figures">) {
  const facts = [
    { name: say("Treatments"), value: treatmentCount },
    { name: say("Listings"), value: listingCount.toLocaleString("en-US") },
    { name: say("Cities"), value: cityCount },
  ];
  const priceFact = prices && {
    name: say("Listed prices"),
    value: formatCentsRange(prices.minCents, prices.maxCents),
    note: [
      prices.unit && sayStored(prices.unit),
      say("from {prices}", { prices: plural(prices.count, "price") }),
    ]
      .filter(Boolean)
      .join(", "),
  };
  return (
    <SideNote title={say("Quick Facts")}>
      <FactList facts={priceFact ? [...facts, priceFact] : facts} />
    </SideNote>
  );
}

function Providers({ category, listing, ad }: Pick<Data, "category" | "listing" | "ad">) {
  if (listing.total > 0)
    return (
      <PendingCards count={placeholders}>
        <ListingList
          listing={listing}
          path={`/category/${category.slug}`}
          firstShown={firstShown}
          ad={ad}
          isApart
        />
      </PendingCards>
    );
  return (
    <EmptyState
      title={say("No med spas found in this category yet.")}
      text={say("Check back later for new listings.")}
    >
      <ButtonLink look="quiet" href="/med-spas">
        {say("See all med spas")}
      </ButtonLink>
    </EmptyState>
  );
}

export default Category;
