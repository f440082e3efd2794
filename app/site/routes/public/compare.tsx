import { compareAddress, readCompareSlugs } from "#app/components/compare/compare-address.ts";
import { Breadcrumbs } from "#app/components/ui/breadcrumbs.tsx";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Heading } from "#app/components/ui/heading.tsx";
import { RichText } from "#app/components/ui/rich-text.tsx";
import { authorize } from "#app/http/authorize.server.ts";
import { pageContext, servicesContext, visitorContext } from "#app/http/context.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { AddListingToCompare, NearForm } from "#app/site/components/compare/compare-controls.tsx";
import { CompareTable } from "#app/site/components/compare/compare-table.tsx";
import { ShareListForm } from "#app/site/components/shortlist/share-list-form.tsx";
import type { ActionArgs, LoaderArgs, MetaArgs, PageProps } from "#app/site/page.ts";
import { maxComparedListings } from "#domain/catalogue/listings/max-compared-listings.ts";
import { tags } from "#domain/catalogue/tags.ts";
import { plural, say } from "#shared/say.ts";
import { loadComparison } from "./compare.server.ts";
import { shareListings } from "./shortlist-form.server.ts";

/** One minute, because the table shows who is open now. */
export const handle = { cache: { query: ["with", "near"], seconds: 60 } };

const crumbs = () => [{ name: say("Compare"), path: "/compare" }];

export const middleware = [authorize("pages.read", "listings.submit")];

export async function loader({ url, context }: LoaderArgs) {
  const slugs = readCompareSlugs(url.searchParams);
  context.get(pageContext).shows(tags.catalogue);
  return { ...slugs, comparison: await loadComparison(context.get(servicesContext), slugs) };
}

export function action({ request, context }: ActionArgs) {
  return shareListings(context.get(servicesContext), request, context.get(visitorContext).from);
}

export function meta({ matches }: MetaArgs<typeof loader>) {
  return pageMeta(matches, {
    title: say("Compare med spas side by side"),
    description: say(
      "Up to {count} med spas of {region} side by side: treatments and listed prices, rating, hours, people, licenses and distance.",
      { count: maxComparedListings },
    ),
    path: "/compare",
    isIndexed: false,
  });
}

export default function Compare({
  loaderData: { near, beyond, comparison },
  actionData,
}: PageProps<typeof loader, typeof action>) {
  const { listings, unknown, isPlaceKnown } = comparison;
  const slugs = listings.map(({ slug }) => slug);
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={crumbs()} />
      <div className="mt-6 mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <Heading level={1}>{say("Compare med spas")}</Heading>
        {slugs.length > 0 && (
          <ShareListForm
            action={compareAddress(slugs, near)}
            slugs={slugs}
            actionData={actionData}
          />
        )}
      </div>
      {(unknown.length > 0 || beyond > 0) && (
        <p className="measure mb-8 border-l-2 border-coral pl-4">
          {unknown.length > 0 &&
            `${say("Left out, because it is not listed here: {names}.", { names: unknown.join(", ") })} `}
          {beyond > 0 &&
            say("{count} fit side by side: {more}.", {
              count: maxComparedListings,
              more: plural(beyond, "more was left out", "more were left out"),
            })}
        </p>
      )}
      {slugs.length > 0 ? <CompareTable comparison={comparison} near={near} /> : <NothingYet />}
      <div className="mt-12 grid gap-10 md:grid-cols-2">
        {slugs.length < maxComparedListings && <AddListingToCompare isFirst={slugs.length === 0} />}
        {slugs.length > 0 && <NearForm slugs={slugs} near={near} isKnown={isPlaceKnown} />}
      </div>
    </div>
  );
}

function NothingYet() {
  return (
    <>
      <div data-compare-waiting hidden>
        <EmptyState
          title={say("Your choice is waiting")}
          text={say("You chose them in this browser. See them side by side, or look for others.")}
        >
          <ButtonLink href="/compare">
            <RichText
              text="Compare the <n>some</n> you chose"
              parts={{ n: () => <span data-compared-count /> }}
            />
          </ButtonLink>
          <ButtonLink href="/med-spas" variant="secondary">
            {say("See all med spas")}
          </ButtonLink>
        </EmptyState>
      </div>
      <div data-compare-nothing>
        <EmptyState
          title={say("Nothing to compare yet")}
          text={say("Tap Compare on any listing to add it (up to {count}).", {
            count: maxComparedListings,
          })}
        >
          <ButtonLink href="/med-spas">{say("See all med spas")}</ButtonLink>
        </EmptyState>
      </div>
    </>
  );
}
