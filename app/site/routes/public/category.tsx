import { useReference } from "#app/components/shell/use-reference.ts";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { requireFound } from "#app/http/answers.server.ts";
import { listPageCache } from "#app/http/city-alias.ts";
import { pageContext, servicesContext } from "#app/http/context.ts";
import { listJsonLd } from "#app/seo/json-ld.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { CategoryGuide } from "#app/site/components/catalogue/category-guide.tsx";
import { CategorySidebar } from "#app/site/components/catalogue/category-sidebar.tsx";
import { ListHead } from "#app/site/components/catalogue/list-head.tsx";
import { ListingList } from "#app/site/components/catalogue/listing-list.tsx";
import { FactList, SideNote } from "#app/site/components/catalogue/side-note.tsx";
import { SmallMap } from "#app/site/components/catalogue/small-map.tsx";
import { TreatmentComparison } from "#app/site/components/catalogue/treatment-comparison.tsx";
import { Illustration } from "#app/site/components/photos/illustration.tsx";
import type { LoaderArgs, MetaArgs, PageProps } from "#app/site/page.ts";
import { findCategory } from "#domain/catalogue/reference/cities-and-categories.server.ts";
import {
  compareTreatments,
  type FromPrice,
  figuresOfCategory,
} from "#domain/catalogue/reference/treatments.server.ts";
import { tags } from "#domain/catalogue/tags.ts";
import { kindsInWords } from "#domain/search/kinds-in-words.ts";
import { listPositions } from "#domain/search/listing-positions.server.ts";
import { firstSentence } from "#shared/first-sentence.ts";
import { formatCents } from "#shared/money.ts";
import { plural, say, sayStored } from "#shared/say.ts";
import { categoryAdvice } from "#site/category-advice.ts";
import { loadAd } from "./ads.server.ts";
import { loadListPage } from "./list-page.server.ts";

export const handle = { cache: listPageCache };

const firstShown = 6;
const topShown = 5;
const comparedFirst = 8;
const related = ["anti-aging-treatments", "advanced-skin-care-treatments", "laser-light-therapies"];

export async function loader({
  params,
  url,
  context,
}: Pick<LoaderArgs<"slug">, "params" | "url" | "context">) {
  const services = context.get(servicesContext);
  const category = requireFound(await findCategory(services, params.slug), {
    title: say("Category Not Found"),
    text: say("The requested category could not be found."),
  });
  context.get(pageContext).shows(tags.category(category.slug));
  const reference = await services.reference();
  const [list, positions, figures, treatments, ad] = await Promise.all([
    loadListPage(services, url, { category: category.slug }, firstShown),
    listPositions(reference, { category: category.id }),
    figuresOfCategory(services, category),
    compareTreatments(services, category),
    loadAd(context, "category", { category: category.slug }),
  ]);
  // Full lists of providers or treatments are for comparing. The guide appears only with the short
  // ones.
  const isWholeComparison = url.searchParams.get("view") === "treatments";
  const rows = treatments
    .slice(0, list.isWhole ? 0 : isWholeComparison ? undefined : comparedFirst)
    .map((row) => ({ ...row, includes: kindsInWords(reference, row.slug) }));
  return {
    category,
    list,
    positions,
    ad,
    rows,
    figures,
    hasGuide: !list.isWhole && !isWholeComparison,
  };
}

type Data = PageProps<typeof loader>["loaderData"];

const crumbsTo = (category: { name: string; slug: string }) => [
  { name: say("Categories"), path: "/categories" },
  { name: sayStored(category.name), path: `/category/${category.slug}` },
];

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  const { category, list, hasGuide } = loaderData;
  return pageMeta(matches, {
    title: say("{category} in {region}", { category: sayStored(category.name) }),
    description: sayStored(category.description),
    path: `/category/${category.slug}`,
    hasImage: true,
    isIndexed: hasGuide,
    crumbs: crumbsTo(category),
    jsonLd: (siteUrl) => [listJsonLd(siteUrl, sayStored(category.name), list.listings)],
  });
}

export default function Category({ loaderData }: { loaderData: Data }) {
  const { category, list, positions, ad, rows, figures, hasGuide } = loaderData;
  const { categories } = useReference();
  return (
    <div className="wrap">
      <ListHead
        crumbs={crumbsTo(category)}
        title={sayStored(category.name)}
        found={say("{listings} in {region}", { listings: plural(list.total, "listing") })}
        text={firstSentence(sayStored(category.description))}
        className="wrap-anywhere max-sm:hyphens-auto"
      />
      <ListingList
        list={list}
        path={`/category/${category.slug}`}
        label={sayStored(category.name)}
        ad={ad}
        empty={
          <EmptyState
            title={say("No med spas found in this category yet.")}
            text={say("Check back later for new listings.")}
          >
            <ButtonLink variant="secondary" href="/med-spas">
              {say("See all med spas")}
            </ButtonLink>
          </EmptyState>
        }
      />
      {hasGuide ? (
        <div className="mt-14 grid gap-x-16 border-t border-line lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div>
            <Contents hasComparison={rows.length > 0} />
            <div className="mt-8 aspect-[5/2] overflow-hidden rounded-card bg-sage empty:hidden">
              <Illustration
                names={[`category/${category.slug}`]}
                sizes="(min-width: 64rem) 48rem, 92vw"
                isDescribed
              />
            </div>
            <CategoryGuide category={category} />
            {rows.length > 0 && <TreatmentComparison category={category} rows={rows} />}
          </div>
          <aside
            aria-label={say("Good to know")}
            className="grid content-start gap-10 pt-10 lg:block lg:pt-0 lg:*:mt-10"
          >
            <FromPrices prices={figures.prices} />
            <SmallMap positions={positions} href={`/map?category=${category.slug}`} />
            <QuickFacts {...loaderData} />
            <CategorySidebar
              advice={categoryAdvice[category.slug] ?? null}
              providers={list.listings.slice(0, topShown)}
              related={categories.filter(
                ({ slug }) => related.includes(slug) && slug !== category.slug,
              )}
            />
          </aside>
        </div>
      ) : (
        <>
          {rows.length > 0 && <TreatmentComparison category={category} rows={rows} />}
          <p className="mt-8">
            <ButtonLink variant="secondary" href={`/category/${category.slug}`}>
              {say("Read about these treatments")}
            </ButtonLink>
          </p>
        </>
      )}
    </div>
  );
}

/** Lists the sections of the guide, because it is long. */
function Contents({ hasComparison }: { hasComparison: boolean }) {
  const parts = [
    { id: "about", name: say("About") },
    { id: "benefits", name: say("Key Benefits") },
    { id: "process", name: say("Treatment Process") },
    { id: "before", name: say("Before you decide") },
    ...(hasComparison ? [{ id: "comparison", name: say("Treatment Comparison Guide") }] : []),
  ];
  return (
    <nav aria-label={say("Contents")} className="flex flex-wrap gap-x-6 gap-y-1 pt-8 text-sm">
      {parts.map(({ id, name }) => (
        <a key={id} href={`#${id}`} className="text-link py-1.5">
          {name}
        </a>
      ))}
    </nav>
  );
}

function FromPrices({ prices }: { prices: FromPrice[] }) {
  if (prices.length === 0) return null;
  return (
    <SideNote title={say("Listed prices")}>
      <FactList
        facts={prices.map(({ name, minCents, unit }) => ({
          name: sayStored(name),
          value: say("from {price}", { price: formatCents(minCents) }),
          note: unit && sayStored(unit),
        }))}
      />
    </SideNote>
  );
}

function QuickFacts({ category, figures }: Data) {
  return (
    <SideNote title={say("Quick Facts")}>
      <FactList
        facts={[
          { name: say("Treatments"), value: category.treatmentCount },
          { name: say("Listings"), value: category.listingCount.toLocaleString("en-US") },
          { name: say("Cities"), value: figures.cityCount },
        ]}
      />
    </SideNote>
  );
}
