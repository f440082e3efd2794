import { Button } from "#app/components/ui/button.tsx";
import { PillSelect } from "#app/components/ui/field.tsx";
import type { SlugAndName } from "#domain/catalogue/listings/listing.ts";
import type { FacetChoices } from "#domain/search/facets.ts";
import type { FacetChoice } from "#domain/search/filters/filter.ts";
import { joinValues } from "#domain/search/filters/parameter.ts";
import type { SearchPiece } from "#domain/search/search-piece.ts";
import { type SearchQuery, searchParameters } from "#domain/search/search-query.ts";
import { searchSorts } from "#domain/search/search-sort.ts";
import { tickedIn, wordsBeside } from "#domain/search/ticks.ts";
import { say, sayStored, to } from "#shared/say.ts";

const defaultSort = "relevance";
const controls: readonly string[] = ["city", "category", "sort"];

/**
 * Renders menus for city, category, and sort order. Selections apply at once; without JavaScript,
 * the button applies them. A city or category in the query text is selected and removed from the
 * text, so that another selection replaces it. `children`: other controls of the row.
 */
export function SearchControls({
  path,
  query,
  pieces,
  cities,
  categories,
  facets,
  hasNearest = true,
  children,
}: {
  path: string;
  query: Partial<SearchQuery>;
  pieces: SearchPiece[];
  cities: SlugAndName[];
  categories: SlugAndName[];
  facets: FacetChoices;
  /** False if nothing on the page would ask for the location. */
  hasNearest?: boolean;
  children: React.ReactNode;
}) {
  const parameters = { ...query, q: wordsBeside(["city", "category"], query, pieces) };
  return (
    <form action={to(path)} data-keeps-place className="filter-row max-sm:ml-0 max-sm:pl-2">
      {searchParameters
        .filter((name) => !controls.includes(name) && parameters[name])
        .map((name) => (
          <input
            key={name}
            type="hidden"
            name={name}
            value={parameters[name] === true ? "1" : String(parameters[name])}
          />
        ))}
      <PillSelect
        label={say("City")}
        name="city"
        {...menuOf(tickedIn("city", query, pieces), cities, facets.city, {
          none: say("All Cities"),
          several: (count) => say("{count} cities", { count }),
        })}
      />
      <PillSelect
        label={say("Category")}
        name="category"
        {...menuOf(tickedIn("category", query, pieces), categories, facets.category, {
          none: say("All Categories"),
          several: (count) => say("{count} categories", { count }),
        })}
      />
      <PillSelect
        label={say("Sort by")}
        name="sort"
        options={sortOptions(query, pieces, hasNearest)}
        defaultValue={query.sort ?? defaultSort}
        data-default={defaultSort}
        isFirst
      />
      <Button variant="secondary" className="without-script">
        {say("Apply")}
      </Button>
      {children}
    </form>
  );
}

/** Returns the sort options. Prices are comparable only within one treatment. */
export function sortOptions(query: Partial<SearchQuery>, pieces: SearchPiece[], hasNearest = true) {
  const hasTreatment = tickedIn("treatment", query, pieces).length > 0;
  return Object.entries(searchSorts)
    .filter(
      ([sort]) =>
        (sort !== "price" || hasTreatment || query.sort === sort) &&
        (sort !== "distance" || hasNearest || query.sort === sort),
    )
    .map(([value, label]) => ({ value, label: sayStored(label) }));
}

/** Returns the options of a menu with one value. Several values from the filter form one option. */
function menuOf(
  ticked: string[],
  all: SlugAndName[],
  counts: FacetChoice[],
  { none, several }: { none: string; several: (count: number) => string },
) {
  const chosen = joinValues(ticked);
  const isCounted = counts.length > 0 && counts.every(({ count }) => count !== null);
  const options = all.flatMap(({ slug, name }) => {
    const count = counts.find(({ value }) => value === slug)?.count ?? 0;
    if (!isCounted) return [{ value: slug, label: sayStored(name) }];
    return count > 0 || ticked.includes(slug)
      ? [{ value: slug, label: `${sayStored(name)} (${count})` }]
      : [];
  });
  return {
    options: [
      { value: "", label: none },
      ...(ticked.length > 1 ? [{ value: chosen, label: several(ticked.length) }] : []),
      ...options,
    ],
    defaultValue: chosen,
  };
}
