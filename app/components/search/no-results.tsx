import type { NoResultsSuggestions } from "#domain/search/no-results.server.ts";
import { type SearchQuery, searchUrl } from "#domain/search/search-query.ts";
import { plural } from "#shared/plural.ts";
import { say, sayStored } from "#shared/say.ts";
import { to } from "#shared/to.ts";
import { ButtonLink } from "../ui/button-link.tsx";

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
  instead,
}: {
  path: string;
  query: Partial<SearchQuery>;
  instead: NoResultsSuggestions;
}) {
  const { isOfSearch, nearbyCities, popularTreatments, listingCount } = instead;
  // No provider matches anywhere, so with these terms and filters every city would be empty too.
  const kept = isOfSearch ? query : {};
  return (
    <div className="grid gap-8">
      <div className="grid gap-x-12 gap-y-5 rounded-card border border-line bg-surface p-5 md:p-8 lg:grid-cols-2">
        <div>
          <h2 className="text-xl">{say("No Results Found")}</h2>
          <p className="measure mt-2 text-muted">
            {say("We couldn’t find any providers matching your search criteria.")}
            {popularTreatments.length > 0 &&
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
        <p className="flex flex-wrap items-start gap-3">
          <ButtonLink href={path}>
            {say("See all {providers}", { providers: plural(listingCount, "provider") })}
          </ButtonLink>
          {query.q && Object.keys(query).length > 1 && (
            <ButtonLink look="quiet" href={searchUrl(path, { q: query.q })}>
              {say("Clear Filters")}
            </ButtonLink>
          )}
        </p>
      </div>
      {nearbyCities.length > 0 && (
        <section aria-labelledby="nearby-cities">
          <div className="flex flex-wrap items-baseline gap-x-3">
            <h2 id="nearby-cities" className="text-xl">
              {say("Nearby Cities")}
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
