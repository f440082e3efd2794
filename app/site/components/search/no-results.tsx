import { ListingGrid } from "#app/components/catalogue/listing-card.tsx";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { Heading, TitledSection } from "#app/components/ui/heading.tsx";
import type { ListingCard } from "#domain/catalogue/listings/listing.ts";
import type { NoResultsSuggestions } from "#domain/search/no-results.server.ts";
import { type SearchQuery, searchUrl } from "#domain/search/search-query.ts";
import type { Tick } from "#domain/search/ticks.ts";
import { plural, say, sayStored, to } from "#shared/say.ts";
import type { ActiveChip } from "./active-chips.tsx";

const tips = [
  "Use different keywords",
  "Check the spelling",
  "Use more general terms",
  "Remove some filters",
];

/** Shows an empty result below its headline: filters to remove, and results nearby. */
export function NoResults({
  path,
  query,
  chips,
  removable,
  hasOtherWords,
  instead,
  relaxed,
  nearest,
  popular,
}: {
  path: string;
  query: Partial<SearchQuery>;
  chips: ActiveChip[];
  /** Choices without which there are results. */
  removable: Tick[];
  /** Words that matched no treatment, location or other filter. */
  hasOtherWords: boolean;
  instead: NoResultsSuggestions;
  /** The search for its treatments alone, if no other choice can be left out by itself. */
  relaxed: { query: Partial<SearchQuery>; total: number } | null;
  /** Results of the same search outside its city, or of the relaxed one. */
  nearest: ListingCard[];
  /** The listings with the most reviews, if there are no others. */
  popular: ListingCard[];
}) {
  const { isOfSearch, isNear, nearbyCities, listingCount } = instead;
  const popularTreatments = instead.popularTreatments.filter(
    ({ name }) => !chips.some(({ label }) => label === sayStored(name)),
  );
  const causes = chips.filter(({ tick }) =>
    removable.some(({ group, value }) => tick?.group === group && tick.value === value),
  );
  // No provider matches anywhere, so with these terms and filters every city would be empty too.
  const remaining = relaxed?.query ?? (isOfSearch ? query : {});
  return (
    <div className="grid grid-cols-1 gap-8">
      <div className="-order-2 grid gap-4">
        <p className="measure text-muted">
          {say("We couldn’t find any providers matching your search criteria.")}
          {hasOtherWords &&
            popularTreatments.length > 0 &&
            ` ${say("Check the spelling or try one of these treatments.")}`}
        </p>
        {nearbyCities.length + popularTreatments.length === 0 && (
          <ul className="list-disc pl-5 text-muted">
            {tips.map((tip) => (
              <li key={tip}>{sayStored(tip)}</li>
            ))}
          </ul>
        )}
        <p className="flex flex-wrap items-start gap-3">
          {causes.map(({ label, href }, index) => (
            <ButtonLink key={label} href={href} variant={index > 0 ? "secondary" : "primary"}>
              {say("Search without “{filter}”", { filter: label })}
            </ButtonLink>
          ))}
          {relaxed && (
            <ButtonLink href={searchUrl(path, relaxed.query)}>
              {say("See all {providers} for {treatment}", {
                providers: plural(relaxed.total, "provider"),
                treatment: chips
                  .filter(({ tick }) => tick?.group === "treatment")
                  .map(({ label }) => label)
                  .join(", "),
              })}
            </ButtonLink>
          )}
          <ButtonLink href={path} variant={causes.length > 0 || relaxed ? "secondary" : "primary"}>
            {say("See all {providers}", { providers: plural(listingCount, "provider") })}
          </ButtonLink>
        </p>
      </div>
      {popular.length > 0 && (
        <TitledSection
          id="popular-providers"
          title={say("Most reviewed providers")}
          titleClass="mb-3"
        >
          <ListingGrid listings={popular} isRow />
        </TitledSection>
      )}
      {nearest.length > 0 && (
        <TitledSection id="nearest-providers" title={say("Nearest providers")} titleClass="mb-3">
          <ListingGrid listings={nearest} isRow />
        </TitledSection>
      )}
      {nearbyCities.length > 0 && (
        <section aria-labelledby="nearby-cities">
          <div className="flex flex-wrap items-baseline gap-x-3">
            <Heading id="nearby-cities">
              {isNear ? say("Nearby Cities") : say("Browse by City")}
            </Heading>
            {!isOfSearch && (
              <p className="text-sm text-muted">{say("All providers in each city.")}</p>
            )}
          </div>
          <ul className="mt-3 grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
            {nearbyCities.map(({ slug, city, count, avgRating, topServices }) => (
              <li key={slug} className="relative rounded-card border border-line bg-surface p-4">
                <Heading level={3}>
                  <a
                    href={to(searchUrl(path, { ...remaining, city: slug }))}
                    className="after:absolute after:inset-0 after:rounded-card"
                  >
                    {city}
                  </a>
                </Heading>
                <p className="mt-1 text-sm text-muted">
                  {plural(count, "provider")}
                  {avgRating !== null &&
                    ` · ${say("Average rating {rating}", { rating: avgRating.toFixed(1) })}`}
                </p>
                <p className="mt-2 text-sm">
                  {say("Popular here: {treatments}", {
                    treatments: topServices.map(sayStored).join(", "),
                  })}
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {popularTreatments.length > 0 && (
        <TitledSection
          id="popular-treatments"
          title={say("Popular Treatments")}
          className={hasOtherWords ? "-order-1" : ""}
        >
          <ul className="mt-3 flex flex-wrap gap-2">
            {popularTreatments.map(({ slug, name }) => (
              <li key={slug}>
                <a
                  href={to(searchUrl(path, { q: name }))}
                  data-treatment={slug}
                  className="pill bg-sage"
                >
                  {sayStored(name)}
                </a>
              </li>
            ))}
          </ul>
        </TitledSection>
      )}
    </div>
  );
}

/** Returns a headline such as "No Botox in Irvine", or one that lists all filters. */
export function nothingFound(chips: ActiveChip[], hasOtherWords: boolean) {
  if (hasOtherWords || chips.length === 0) return say("No Results Found");
  const [place, ...otherPlaces] = chips.filter(({ tick }) => tick?.group === "city");
  const [thing, ...otherThings] = chips.filter(({ tick }) => tick?.group !== "city");
  if (place && otherPlaces.length + otherThings.length === 0)
    return thing
      ? say("No {treatment} in {place}", { treatment: thing.label, place: place.label })
      : say("No providers in {place}", { place: place.label });
  return say("No provider matches all of this: {filters}", {
    filters: chips.map(({ label }) => label).join(", "),
  });
}
