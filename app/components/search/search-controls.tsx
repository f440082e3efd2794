import type { SlugAndName } from "#domain/catalogue/listings/listing.ts";
import type { FacetChoice, FacetChoices } from "#domain/search/facets.ts";
import type { SearchPiece } from "#domain/search/search-piece.ts";
import { type SearchQuery, searchParameters, searchSorts } from "#domain/search/search-query.ts";
import { say, sayStored } from "#shared/say.ts";
import { to } from "#shared/to.ts";
import { Button } from "../ui/button.tsx";
import { PillSelect } from "../ui/field.tsx";

const usual = "relevance";
const controls: readonly string[] = ["city", "category", "sort"];

/**
 * City, category, and sort order. Selections apply at once; without JavaScript, the button
 * applies them. A city or category among the words is selected, and leaves the words, so that another
 * selection replaces it. `children`: what else belongs to the row.
 */
export function SearchControls({
  path,
  query,
  pieces,
  cities,
  categories,
  facets,
  hasPosition,
  children,
}: {
  path: string;
  query: Partial<SearchQuery>;
  pieces: SearchPiece[];
  cities: SlugAndName[];
  categories: SlugAndName[];
  facets: FacetChoices;
  hasPosition: boolean;
  children: React.ReactNode;
}) {
  const orders = Object.entries(searchSorts).filter(
    ([sort]) => sort !== "distance" || hasPosition || query.sort === "distance",
  );
  const [city, category] = [wordFor("city", query, pieces), wordFor("category", query, pieces)];
  const words = [city, category].reduce(
    (q, word) => (word ? q.replace(word.said, "") : q),
    query.q ?? "",
  );
  const kept = { ...query, q: words.trim() };
  return (
    <form action={to(path)} data-keeps-place className="filter-row max-sm:ml-0 max-sm:pl-0">
      {searchParameters
        .filter((name) => !controls.includes(name) && kept[name])
        .map((name) => (
          <input
            key={name}
            type="hidden"
            name={name}
            value={kept[name] === true ? "1" : String(kept[name])}
          />
        ))}
      <PillSelect
        label={say("City")}
        name="city"
        options={[{ value: "", label: say("All Cities") }, ...counted(cities, facets.city)]}
        defaultValue={query.city ?? city?.slug ?? ""}
      />
      <PillSelect
        label={say("Category")}
        name="category"
        options={[
          { value: "", label: say("All Categories") },
          ...counted(categories, facets.category),
        ]}
        defaultValue={query.category ?? category?.slug ?? ""}
      />
      <PillSelect
        label={say("Sort by")}
        name="sort"
        options={orders.map(([value, label]) => ({ value, label: sayStored(label) }))}
        defaultValue={query.sort ?? usual}
        data-usual={usual}
        isFirst
      />
      <Button look="quiet" className="without-script">
        {say("Apply")}
      </Button>
      {children}
    </form>
  );
}

function counted(all: SlugAndName[], counts: FacetChoice[]) {
  const isCounted = counts.length > 0 && counts.every(({ count }) => count !== null);
  return all.map(({ slug, name }) => ({
    value: slug,
    label: isCounted
      ? `${sayStored(name)} (${counts.find(({ value }) => value === slug)?.count ?? 0})`
      : sayStored(name),
  }));
}

/** The only city or category of the words, unless a filter overrides it. */
function wordFor(kind: "city" | "category", query: Partial<SearchQuery>, pieces: SearchPiece[]) {
  const [word, ...others] = pieces.flatMap((piece) => (piece.kind === kind ? [piece] : []));
  return query[kind] || others.length > 0 ? undefined : word;
}
