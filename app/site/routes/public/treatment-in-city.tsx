import { redirect } from "react-router";
import { AdSlot } from "#app/components/advertising/ad-slot.tsx";
import { Accordion } from "#app/components/ui/accordion.tsx";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Heading } from "#app/components/ui/heading.tsx";
import { Section } from "#app/components/ui/section.tsx";
import { requireFound } from "#app/http/answers.server.ts";
import { listPageCache } from "#app/http/city-alias.ts";
import { pageContext, servicesContext } from "#app/http/context.ts";
import { listJsonLd, procedureJsonLd, questionsJsonLd } from "#app/seo/json-ld.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { treatmentQuestions } from "#app/seo/treatment-questions.ts";
import { ListHead } from "#app/site/components/catalogue/list-head.tsx";
import { ListingList } from "#app/site/components/catalogue/listing-list.tsx";
import { NotForEveryone } from "#app/site/components/catalogue/not-for-everyone.tsx";
import { PriceRange } from "#app/site/components/catalogue/price-range.tsx";
import { FactList } from "#app/site/components/catalogue/side-note.tsx";
import { SmallMap } from "#app/site/components/catalogue/small-map.tsx";
import { TreatmentWarning } from "#app/site/components/catalogue/treatment-safety.tsx";
import { TreatmentText } from "#app/site/components/catalogue/treatment-text.tsx";
import { Illustration } from "#app/site/components/photos/illustration.tsx";
import type { LoaderArgs, MetaArgs, PageProps } from "#app/site/page.ts";
import { visitEstimate } from "#domain/catalogue/listings/price-text.ts";
import {
  figuresInCity,
  findTreatmentAndCity,
  listCitiesWithTreatment,
} from "#domain/catalogue/reference/treatments.server.ts";
import { tags } from "#domain/catalogue/tags.ts";
import { kindsInWords } from "#domain/search/kinds-in-words.ts";
import { listPositions } from "#domain/search/listing-positions.server.ts";
import { formatCents } from "#shared/money.ts";
import { plural, say, sayStored, to } from "#shared/say.ts";
import { slugify } from "#shared/slug.ts";
import { brand } from "#site/brand.ts";
import { loadAd } from "./ads.server.ts";
import { loadListPage } from "./list-page.server.ts";

export const handle = { cache: listPageCache };

const firstShown = 5;
const neighborsShown = 6;

export async function loader({
  params,
  url,
  context,
}: Pick<LoaderArgs<"city" | "treatment">, "params" | "url" | "context">) {
  const services = context.get(servicesContext);
  const named = params.treatment.toLowerCase().replaceAll(" ", "-");
  const found = requireFound(await findTreatmentAndCity(services, named, slugify(params.city)), {
    title: say("Service or city not found"),
    text: say(
      "Check the spelling of the address, or choose a treatment and a city from the lists.",
    ),
  });
  const { treatment, city } = found;
  if (treatment.slug !== params.treatment || city.slug !== params.city)
    throw redirect(`/${treatment.slug}/${city.slug}`, 301);
  context.get(pageContext).shows(tags.treatmentInCity(treatment.slug, city.slug));
  const scope = { treatment: treatment.slug, city: city.slug };
  const reference = await services.reference();
  const [list, figures, neighbors, positions, ad] = await Promise.all([
    loadListPage(services, url, scope, firstShown),
    figuresInCity(services, treatment, city),
    listCitiesWithTreatment(services, treatment, city),
    listPositions(reference, { city: city.id, treatment: treatment.id }),
    loadAd(context, "treatment", { city: city.slug, category: found.category }),
  ]);
  const { id, categoryId, group, synonyms, popularity, trend, ...facts } = treatment;
  return {
    treatment: facts,
    category: found.category,
    includes: kindsInWords(reference, treatment.slug),
    city: { slug: city.slug, name: city.name },
    list,
    figures,
    neighbors: neighbors.slice(0, neighborsShown),
    positions,
    ad,
  };
}

type Data = PageProps<typeof loader>["loaderData"];

const pathOf = ({ treatment, city }: Pick<Data, "treatment" | "city">) =>
  `/${treatment.slug}/${city.slug}`;
const everywhere = ({ slug }: { slug: string }) => `/search?treatment=${slug}`;
const crumbsTo = ({ treatment, city }: Pick<Data, "treatment" | "city">) => [
  { name: sayStored(treatment.name), path: everywhere(treatment) },
  { name: city.name, path: pathOf({ treatment, city }) },
];

const questionsOf = ({ treatment, city, figures, list }: Data) =>
  treatmentQuestions({ treatment, city, figures, providers: list.total });

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  const { treatment, city, list } = loaderData;
  const name = sayStored(treatment.name);
  const title = say("{treatment} in {city}", {
    treatment: name,
    city: `${city.name}, ${brand.region.stateCode}`,
  });
  return pageMeta(matches, {
    title,
    description:
      list.total === 0
        ? say(
            "No provider in {city} lists {treatment} yet. See the nearest cities that have it, session times and what to know before you book.",
            { treatment: name, city: city.name },
          )
        : say(
            "{providers} of {treatment} in {city}, with listed prices, session times, downtime and what to know before you book.",
            { providers: plural(list.total, "provider"), treatment: name, city: city.name },
          ),
    path: pathOf(loaderData),
    hasImage: true,
    isIndexed: list.total > 0 && !list.isWhole,
    crumbs: crumbsTo(loaderData),
    jsonLd: (siteUrl) => [
      ...(list.total > 0 ? [listJsonLd(siteUrl, title, list.listings)] : []),
      procedureJsonLd(siteUrl, pathOf(loaderData), treatment),
      questionsJsonLd(questionsOf(loaderData)),
    ],
  });
}

export default function TreatmentInCity({
  loaderData,
}: Pick<PageProps<typeof loader>, "loaderData">) {
  const { treatment, category, city, list, neighbors, positions, ad } = loaderData;
  const name = sayStored(treatment.name);
  return (
    <div className="wrap">
      <ListHead
        crumbs={crumbsTo(loaderData)}
        title={say("{treatment} in {city}", { treatment: name, city: city.name })}
        found={say("{providers} found", { providers: plural(list.total, "provider") })}
        text={sayStored(treatment.description)}
      />
      <div className="mt-3 mb-4 empty:hidden">
        <TreatmentWarning warning={treatment.warning} />
      </div>
      <NotForEveryone points={treatment.notFor} />
      <ListingList
        list={list}
        path={pathOf(loaderData)}
        label={say("Providers in {city}", { city: city.name })}
        placeholders={4}
        ad={null}
        empty={<Empty {...loaderData} />}
      />
      <div className="mt-14 grid gap-x-12 gap-y-8 border-t border-line pt-10 md:grid-cols-[1fr_20rem]">
        <div>
          <Heading size="xl" className="mb-5">
            {say("About {treatment}", { treatment: name })}
          </Heading>
          <p className="measure mb-5 md:hidden">{sayStored(treatment.description)}</p>
          <TreatmentText treatment={treatment} />
        </div>
        <aside aria-label={say("Quick Facts")} className="grid content-start gap-5">
          <div className="aspect-[3/2] overflow-hidden rounded-card bg-sage empty:hidden">
            <Illustration
              names={[`treatment/${treatment.slug}`, `category/${category}`]}
              sizes="(min-width: 48rem) 20rem, 92vw"
            />
          </div>
          <Prices {...loaderData} />
          <FactList facts={factsOf(loaderData)} />
          <SmallMap
            positions={positions}
            href={`/map?city=${city.slug}&treatment=${treatment.slug}`}
          />
        </aside>
      </div>
      <Section title={say("Questions")}>
        <div className="max-w-3xl">
          <Accordion
            parts={questionsOf(loaderData).map(({ question, answer }) => ({
              title: question,
              children: <p>{answer}</p>,
            }))}
          />
        </div>
      </Section>
      {neighbors.length > 0 && (
        <Section title={say("{treatment} nearby", { treatment: name })}>
          <ul className="flex flex-wrap gap-3">
            {neighbors.map(({ slug, name: cityName, count }) => (
              <li key={slug}>
                <a
                  href={to(`/${treatment.slug}/${slug}`)}
                  className="inline-flex min-h-11 items-center gap-2 rounded-full bg-sage px-4 hover:underline"
                >
                  {cityName} <span className="text-muted">{count}</span>
                </a>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <AdSlot offer={ad} className="mt-14" />
    </div>
  );
}

function Prices({ figures, city }: Data) {
  if (!figures?.prices || figures.lowestCents === null) return null;
  return (
    <PriceRange
      title={say("Listed prices in {city}", { city: city.name })}
      prices={{
        minCents: figures.lowestCents,
        medianCents: figures.medianCents ?? figures.lowestCents,
        maxCents: figures.highestCents ?? figures.lowestCents,
        unit: figures.priceUnit,
        count: figures.prices,
      }}
      hasAverage={figures.averagePriceCents !== null}
    />
  );
}

function factsOf({ list, figures, treatment, includes }: Data) {
  const minutes = say("{minutes} minutes", {
    minutes:
      figures?.averageMinutes ?? `${treatment.sessionMinutesMin}–${treatment.sessionMinutesMax}`,
  });
  return [
    {
      name: say("Providers found"),
      value: String(list.total),
      note: includes && say("includes {kinds}", { kinds: includes }),
    },
    {
      name: say("Average cost"),
      value: figures?.averagePriceCents
        ? formatCents(figures.averagePriceCents)
        : say("No prices listed"),
      note: figures?.averagePriceCents
        ? [
            figures.priceUnit && sayStored(figures.priceUnit),
            visitEstimate({
              treatment: treatment.slug,
              priceMinCents: figures.averagePriceCents,
              priceMaxCents: null,
              priceUnit: figures.priceUnit,
            }),
            say("from {prices}", { prices: plural(figures.prices, "listed price") }),
          ]
            .filter(Boolean)
            .join(", ")
        : null,
    },
    {
      name: say("Session time"),
      value: minutes,
      note: figures?.averageMinutes ? say("average of these listings") : null,
    },
    {
      name: say("Downtime"),
      value: sayStored(treatment.downtime),
      note: say("away from usual activities"),
    },
  ];
}

function Empty({ treatment, city, neighbors }: Data) {
  const name = sayStored(treatment.name);
  return (
    <EmptyState
      title={say("No providers found for {treatment} in {city}.", {
        treatment: name,
        city: city.name,
      })}
      text={
        neighbors.length > 0
          ? say("The nearest cities that have some are listed below.")
          : say("No city in the county has any yet.")
      }
    >
      {neighbors.length > 0 && (
        <ButtonLink href={everywhere(treatment)}>
          {say("All {treatment} providers", { treatment: name })}
        </ButtonLink>
      )}
      <ButtonLink href={`/city/${city.slug}`} variant="secondary">
        {say("All providers in {city}", { city: city.name })}
      </ButtonLink>
      <ButtonLink href="/locations" variant="secondary">
        {say("Other cities")}
      </ButtonLink>
    </EmptyState>
  );
}
