import type { NoResultsSuggestions } from "#domain/search/no-results.server.ts";
import { type SearchQuery, searchUrl } from "#domain/search/search-query.ts";
import type { Tick } from "#domain/search/ticks.ts";
import { plural } from "#shared/plural.ts";
import { say, sayStored } from "#shared/say.ts";
import { to } from "#shared/to.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import type { ActiveChip } from "./active-chips.tsx";

const tips = [
  "Use different keywords",
  "Check the spelling",
  "Use more general terms",
  "Remove some filters",
];

/** Empty result: similar searches, popular ones, and other suggestions. */
export function NoResults({
  path,
  query,
  chips,
  removable,
  hasOtherWords,
  instead,
}: {
  path: string;
  query: Partial<SearchQuery>;
  chips: ActiveChip[];
  /** Choices without which there are results. */
  removable: Tick[];
  /** Words that are no treatment, place, or other filter. */
  hasOtherWords: boolean;
  instead: NoResultsSuggestions;
}) {
  const { isOfSearch, isNear, nearbyCities, listingCount } = instead;
  const popularTreatments = instead.popularTreatments.filter(
    ({ name }) => !chips.some(({ label }) => label === sayStored(name)),
  );
  const causes = chips.filter(({ tick }) =>
    removable.some(({ group, value }) => tick?.group === group && tick.value === value),
  );
  // No provider matches anywhere, so with these terms and filters every city would be empty too.
  const kept = isOfSearch ? query : {};
  return (
    <div className="grid gap-8">
      <div className="grid gap-x-12 gap-y-5 rounded-card border border-line bg-surface p-5 md:p-8 lg:grid-cols-2">
        <div>
          <h2 className="text-xl">{say("No Results Found")}</h2>
          {!hasOtherWords && chips.length > 0 && <p className="mt-2">{nothingOf(chips)}</p>}
          {isOfSearch && (
            <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1">
              {nearbyCities.slice(0, citiesNamed).map(({ slug, city, count }) => (
                <li key={slug}>
                  <a href={to(searchUrl(path, { ...query, city: slug }))} className="text-link">
                    {say("{count} in {city}", { count, city })}
                  </a>
                </li>
              ))}
            </ul>
          )}
          <p className="measure mt-2 text-muted">
            {say("We couldn’t find any providers matching your search criteria.")}
            {hasOtherWords &&
              popularTreatments.length > 0 &&
              ` ${say("Check the spelling or try one of these treatments.")}`}
          </p>
          {nearbyCities.length + popularTreatments.length === 0 && (
            <ul className="mt-5 list-disc pl-5 text-muted">
              {tips.map((tip) => (
                <li key={tip}>{sayStored(tip)}</li>
              ))}
            </ul>
          )}
        </div>
        <p className="flex flex-wrap items-start gap-3">
          {causes.map(({ label, href }, index) => (
            <ButtonLink key={label} href={href} look={index > 0 ? "quiet" : "primary"}>
              {say("Search without “{filter}”", { filter: label })}
            </ButtonLink>
          ))}
          <ButtonLink href={path} look={causes.length > 0 ? "quiet" : "primary"}>
            {say("See all {providers}", { providers: plural(listingCount, "provider") })}
          </ButtonLink>
          {query.q && Object.keys(query).length > 1 && (
            <ButtonLink look="quiet" href={searchUrl(path, { q: query.q })}>
              {say("Clear Filters")}
            </ButtonLink>
          )}
        </p>
        {popularTreatments.length > 0 && (
          <section
            aria-labelledby="popular-treatments"
            className="lg:col-start-2 lg:row-span-2 lg:row-start-1"
          >
            <h2 id="popular-treatments" className="text-lg">
              {say("Popular Treatments")}
            </h2>
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
          </section>
        )}
      </div>
      {nearbyCities.length > 0 && (
        <section aria-labelledby="nearby-cities">
          <div className="flex flex-wrap items-baseline gap-x-3">
            <h2 id="nearby-cities" className="text-xl">
              {isNear ? say("Nearby Cities") : say("Browse by City")}
            </h2>
            {!isOfSearch && (
              <p className="text-sm text-muted">{say("All providers in each city.")}</p>
            )}
          </div>
          <ul className="mt-3 grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
            {nearbyCities.map(({ slug, city, count, avgRating, topServices }) => (
              <li key={slug} className="relative rounded-card border border-line bg-surface p-4">
                <h3 className="text-lg">
                  <a
                    href={to(searchUrl(path, { ...kept, city: slug }))}
                    className="after:absolute after:inset-0 after:rounded-card"
                  >
                    {city}
                  </a>
                </h3>
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
    </div>
  );
}

const citiesNamed = 2;

/** "No Botox in Irvine", or all that was asked for. */
function nothingOf(chips: ActiveChip[]) {
  const place = chips.find(({ tick }) => tick?.group === "city")?.label;
  const [thing, ...others] = chips.filter(({ tick }) => tick?.group !== "city");
  if (place && thing && others.length === 0)
    return say("No {treatment} in {place}.", { treatment: thing.label, place });
  return say("No provider matches all of this: {filters}.", {
    filters: chips.map(({ label }) => label).join(", "),
  });
}
