import { MedSpaGrid } from "#app/components/catalogue/med-spa-card.tsx";
import { Tiles } from "#app/components/catalogue/tiles.tsx";
import { NewsletterBox } from "#app/components/forms/newsletter-box.tsx";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { Section } from "#app/components/ui/section.tsx";
import { pageContext, servicesContext } from "#app/context.ts";
import { websiteJsonLd } from "#app/seo/json-ld.ts";
import { pageMeta, siteUrlFrom } from "#app/seo/page-meta.ts";
import { listMedSpas } from "#domain/catalogue/list-med-spas.server.ts";
import { countCatalogue, listCategoryTiles, listCityTiles } from "#domain/catalogue/places.server.ts";
import { tags } from "#domain/catalogue/tags.ts";
import { listTreatmentPages } from "#domain/catalogue/treatments.server.ts";
import { consents } from "#domain/newsletter/subscription.ts";
import { plural } from "#shared/plural.ts";
import { brand } from "#site/brand.ts";
import type { Route } from "./+types/home.ts";

export const handle = { cache: { query: [], seconds: 600 } };

const featuredShown = 6;
const citiesShown = 10;
const linksShown = 12;

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  context.get(pageContext).shows(tags.catalogue);
  const [totals, categories, cities, featured, treatmentPages] = await Promise.all([
    countCatalogue(services),
    listCategoryTiles(services),
    listCityTiles(services, citiesShown),
    listMedSpas(services, {}, { limit: featuredShown }),
    listTreatmentPages(services, linksShown),
  ]);
  return { totals, categories, cities, featured, links: treatmentPages.pages };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: brand.tagline, description: brand.description, path: "/", jsonLd: websiteJsonLd(siteUrlFrom(matches)) });
}

export default function Home({ loaderData: { totals, categories, cities, featured, links } }: Route.ComponentProps) {
  return (
    <>
      <section className="border-b border-line bg-surface">
        <div className="wrap grid gap-10 py-14 md:grid-cols-[1.5fr_1fr] md:items-end md:py-24">
          <div>
            <h1 className="text-4xl md:text-5xl">{brand.tagline}</h1>
            <p className="measure mt-6 text-lg text-muted">
              Compare med spas and wellness providers by treatment, city and price. Every figure on these pages is counted from the listings themselves.
            </p>
            <p className="mt-8 flex flex-wrap gap-3">
              <ButtonLink href="/med-spas">See all med spas</ButtonLink>
              <ButtonLink href="/categories" look="quiet">
                Browse treatments
              </ButtonLink>
            </p>
          </div>
          <dl className="grid grid-cols-3 gap-4 border-t border-line pt-6 md:grid-cols-1 md:gap-5 md:border-t-0 md:border-l md:pt-0 md:pl-10">
            <Figure value={withPlus(totals.medSpas)} name="Providers" />
            <Figure value={String(totals.cities)} name="Cities" />
            <Figure value={withPlus(totals.categories)} name="Categories" />
          </dl>
        </div>
      </section>
      <div className="wrap">
        <Section title="Explore treatment categories" more={{ href: "/categories", text: "All categories" }}>
          {categories.length === 0 ? (
            <p className="text-muted">No categories found.</p>
          ) : (
            <Tiles
              tiles={categories.map((category) => ({
                ...category,
                category: category.slug,
                href: `/category/${category.slug}`,
                detail: plural(category.listingCount, "listing"),
              }))}
            />
          )}
        </Section>
        <Section
          title="Featured providers"
          more={featured.length > 0 ? { href: "/med-spas", text: `View All ${totals.medSpas.toLocaleString("en-US")} Providers` } : undefined}
        >
          {featured.length === 0 ? <p className="text-muted">No med spas found.</p> : <MedSpaGrid medSpas={featured} />}
        </Section>
        <Section title="Featured Orange County locations" more={{ href: "/locations", text: "All cities" }}>
          {cities.length === 0 ? (
            <p className="text-muted">No locations found.</p>
          ) : (
            <Tiles tiles={cities.map((city) => ({ ...city, category: "", href: `/city/${city.slug}`, detail: plural(city.listingCount, "listing") }))} />
          )}
        </Section>
        <div className="mt-16 grid gap-12 border-t border-line pt-12 md:mt-24 md:grid-cols-2 md:gap-20">
          <section id="newsletter" aria-labelledby="newsletter-title">
            <h2 id="newsletter-title" className="text-2xl">
              Newsletter
            </h2>
            <p className="mt-2 mb-5 text-muted">Deals, new listings and notes on treatments, now and then.</p>
            <NewsletterBox consent={consents.newsletter} />
          </section>
          <section aria-labelledby="weekly-title">
            <h2 id="weekly-title" className="text-2xl">
              Weekly discount offers
            </h2>
            <p className="mt-2 mb-5 text-muted">
              The{" "}
              <a className="text-link" href="/special-offers">
                current specials
              </a>
              , once a week by mail.
            </p>
            <ButtonLink href="/weekly-offers">Get weekly offers</ButtonLink>
          </section>
        </div>
        {links.length > 0 && (
          <Section title="Treatments near you">
            <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
              {links.map(({ treatment, city }) => (
                <li key={`${treatment.slug}/${city.slug}`} className="border-b border-line">
                  <a href={`/${treatment.slug}/${city.slug}`} className="block py-3 hover:text-lagoon">
                    {treatment.name} in {city.name}
                  </a>
                </li>
              ))}
            </ul>
          </Section>
        )}
      </div>
    </>
  );
}

/** The documented plus sign, where there is something to add to. */
function withPlus(count: number) {
  return count === 0 ? "0" : `${count.toLocaleString("en-US")}+`;
}

function Figure({ value, name }: { value: string; name: string }) {
  return (
    <div className="flex flex-col-reverse md:flex-row-reverse md:items-baseline md:justify-end md:gap-3">
      <dt className="text-sm text-muted md:text-base">{name}</dt>
      <dd className="font-display text-2xl md:text-3xl">{value}</dd>
    </div>
  );
}
