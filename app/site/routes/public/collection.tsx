import { AdSlot } from "#app/components/advertising/ad-slot.tsx";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Heading } from "#app/components/ui/heading.tsx";
import { listPageCache } from "#app/http/city-alias.ts";
import { pageContext, servicesContext } from "#app/http/context.ts";
import { listJsonLd } from "#app/seo/json-ld.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { IntroBelow, ListHead } from "#app/site/components/catalogue/list-head.tsx";
import { ListingList } from "#app/site/components/catalogue/listing-list.tsx";
import type { LoaderArgs, MetaArgs, PageProps } from "#app/site/page.ts";
import { tags } from "#domain/catalogue/tags.ts";
import { say, sayStored } from "#shared/say.ts";
import { collectionAt, type TreatmentCollection } from "#site/collections.ts";
import { navigation } from "#site/navigation.ts";
import { loadAd } from "./ads.server.ts";
import { loadListPage } from "./list-page.server.ts";

export const handle = { cache: listPageCache };

export async function loader({ url, context, pattern }: LoaderArgs) {
  const collection = collectionAt(`/${pattern}`);
  if (!collection) throw new Error(`site/collections.ts has no entry for /${pattern}`);
  context.get(pageContext).shows(tags.catalogue);
  const { path, treatment } = collection;
  const [list, ad] = await Promise.all([
    loadListPage(context.get(servicesContext), url, treatment ? { treatment } : {}),
    loadAd(context, slotAt(collection)),
  ]);
  return { path, list, ad };
}

/** Returns the ad slot of a collection. The spec puts an ad before the list of /hbot. */
const slotAt = ({ path }: TreatmentCollection) => (path === "/hbot" ? "hbot" : "collection");

function collectionOf({ path }: { path: string }) {
  return collectionAt(path) as TreatmentCollection;
}

const nameOf = ({ path }: TreatmentCollection) =>
  sayStored(navigation.find((link) => link.path === path)?.name ?? "");
const crumbsTo = (collection: TreatmentCollection) => [
  { name: nameOf(collection), path: collection.path },
];

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  const { page, listings } = loaderData.list;
  const collection = collectionOf(loaderData);
  const { path } = collection;
  const title = sayStored(collection.title);
  return pageMeta(matches, {
    title: page > 1 ? say("{title}, page {page}", { title, page }) : title,
    description: sayStored(collection.description),
    path: page > 1 ? `${path}?page=${page}` : path,
    hasImage: true,
    crumbs: crumbsTo(collection),
    jsonLd: (siteUrl) => [listJsonLd(siteUrl, title, listings)],
  });
}

export default function CollectionPage({ loaderData }: PageProps<typeof loader>) {
  const { path, list, ad } = loaderData;
  const collection = collectionOf(loaderData);
  const isFirst = slotAt(collection) === "hbot";
  return (
    <div className="wrap">
      <ListHead
        crumbs={crumbsTo(collection)}
        title={sayStored(collection.title)}
        found={`${list.total.toLocaleString("en-US")} ${sayStored(collection.found[list.total === 1 ? 0 : 1])}`}
        text={sayStored(collection.intro)}
      />
      <ListingList
        list={list}
        path={path}
        label={nameOf(collection)}
        placeholders={collection.placeholders}
        ad={isFirst ? null : ad}
        empty={
          <EmptyState
            title={sayStored(collection.empty)}
            text={say("Try adjusting your search criteria")}
          >
            <ButtonLink variant="secondary" href="/search">
              {say("See all med spas")}
            </ButtonLink>
          </EmptyState>
        }
      >
        {isFirst && <AdSlot offer={ad} className="my-6" />}
      </ListingList>
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
          <Heading size="md">{sayStored(title)}</Heading>
          <p className="mt-2 text-muted">{sayStored(text)}</p>
        </li>
      ))}
    </ul>
  );
}

function CollectionExplainer({
  title,
  paragraphs,
  tagsTitle,
  tags,
  facts,
}: NonNullable<TreatmentCollection["explainer"]>) {
  return (
    <section className="mt-10 grid gap-x-14 gap-y-8 border-t border-line pt-8 md:grid-cols-[1.6fr_1fr]">
      <div>
        <Heading size="xl">{sayStored(title)}</Heading>
        <div className="measure mt-4 grid gap-4">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{sayStored(paragraph)}</p>
          ))}
        </div>
        <ul className="mt-6 grid gap-x-10 gap-y-2 sm:grid-cols-2">
          {facts.map((fact) => (
            <li
              key={fact}
              className="border-t border-line pt-3 font-display text-lg first-letter:uppercase"
            >
              {sayStored(fact)}
            </li>
          ))}
        </ul>
      </div>
      <div>
        <Heading level={3} size="sm">
          {sayStored(tagsTitle)}
        </Heading>
        <ul className="mt-3 flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li key={tag} className="rounded-full bg-sage px-3.5 py-1.5 text-sm">
              {sayStored(tag)}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
