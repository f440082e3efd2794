import { ListingList } from "#app/components/catalogue/listing-list.tsx";
import { Silk } from "#app/components/catalogue/silk.tsx";
import { Breadcrumbs } from "#app/components/ui/breadcrumbs.tsx";
import { Section } from "#app/components/ui/section.tsx";
import { pageContext, servicesContext } from "#app/context.ts";
import { readListing } from "#app/listing-page.server.ts";
import { missing } from "#app/missing.ts";
import { breadcrumbJsonLd, listJsonLd } from "#app/seo/json-ld.ts";
import { pageMeta, siteUrlFrom } from "#app/seo/page-meta.ts";
import { findCategory } from "#domain/catalogue/places.server.ts";
import { tags } from "#domain/catalogue/tags.ts";
import { plural } from "#shared/plural.ts";
import { brand } from "#site/brand.ts";
import type { Route } from "./+types/category.ts";

export const handle = { cache: { query: ["view", "page"], seconds: 600 } };

const firstShown = 12;

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const category = await findCategory(services, params.slug);
  if (!category) throw missing("Category Not Found", "The requested category could not be found.");
  context.get(pageContext).shows(tags.category(category.slug));
  const listing = await readListing(services, request, { category: category.slug }, firstShown);
  const { id: _id, position: _position, createdAt: _createdAt, treatmentCount: _treatmentCount, listingCount: _listingCount, ...shown } = category;
  return { category: shown, listing };
}

const crumbsTo = (category: { name: string; slug: string }) => [
  { name: "Home", path: "/" },
  { name: "Categories", path: "/categories" },
  { name: category.name, path: `/category/${category.slug}` },
];

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { category, listing } = loaderData;
  const siteUrl = siteUrlFrom(matches);
  return pageMeta(matches, {
    title: `${category.name} in ${brand.region.name}`,
    description: category.description,
    path: `/category/${category.slug}`,
    isIndexed: !listing.isWhole,
    jsonLd: [breadcrumbJsonLd(siteUrl, crumbsTo(category)), listJsonLd(siteUrl, category.name, listing.medSpas)],
  });
}

export default function Category({ loaderData: { category, listing } }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={crumbsTo(category)} />
      <div className="mt-6 grid gap-8 md:grid-cols-[1.5fr_1fr] md:items-center md:gap-14">
        <div>
          <h1 className="text-3xl md:text-4xl">{category.name}</h1>
          <p className="measure mt-5 text-lg text-muted">{category.description}</p>
          <p className="mt-4 text-sm font-medium">
            {plural(listing.total, "listing")} in {brand.region.name}
          </p>
        </div>
        <div className="aspect-[5/3] overflow-hidden rounded-card">
          <Silk seed={category.slug} category={category.slug} />
        </div>
      </div>
      <Section title="Providers">
        {listing.total === 0 ? (
          <p>
            No med spas found in this category yet. <span className="text-muted">Check back later for new listings.</span>
          </p>
        ) : (
          <ListingList listing={listing} path={`/category/${category.slug}`} firstShown={firstShown} />
        )}
      </Section>
      <Section title="About">
        <div className="measure grid gap-4">
          {category.detailedDescription.split("\n\n").map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Section>
      <div className="grid gap-x-16 md:grid-cols-2">
        <ListSection title="Key Benefits" items={category.benefits} />
        <ListSection title="Treatment Process" items={category.treatmentProcess} isOrdered note={category.recoveryTime} />
        <ListSection title="Ideal Candidates" items={category.idealCandidates} />
        <ListSection title="Important Precautions" items={category.precautions} />
        <ListSection title="Possible Side Effects" items={category.sideEffects} />
        <Section title="Expected Results">
          <p className="measure">{category.expectedResults}</p>
        </Section>
      </div>
    </div>
  );
}

function ListSection({ title, items, isOrdered = false, note }: { title: string; items: string[]; isOrdered?: boolean; note?: string }) {
  const List = isOrdered ? "ol" : "ul";
  return (
    <Section title={title}>
      <List className="grid">
        {items.map((item, index) => (
          <li key={item} className="flex gap-4 border-b border-line py-3">
            {isOrdered && <span className="font-display text-coral">{index + 1}</span>}
            {item}
          </li>
        ))}
      </List>
      {note && <p className="mt-4 text-muted">Recovery: {note}</p>}
    </Section>
  );
}
