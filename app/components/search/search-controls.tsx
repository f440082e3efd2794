import { type SearchQuery, searchParameters, searchSorts } from "#domain/search/search-query.ts";
import { say, sayStored } from "#shared/say.ts";
import { to } from "#shared/to.ts";
import { Button } from "../ui/button.tsx";
import { type Option, PillSelect } from "../ui/field.tsx";

const usual = "relevance";
const controls: readonly string[] = ["city", "category", "sort"];

/**
 * City, category, and sort order. Selections apply at once; without JavaScript, the button
 * applies them. `children`: what else belongs to the row.
 */
export function SearchControls({
  path,
  query,
  cities,
  categories,
  hasPosition,
  children,
}: {
  path: string;
  query: Partial<SearchQuery>;
  cities: Option[];
  categories: Option[];
  hasPosition: boolean;
  children: React.ReactNode;
}) {
  const orders = Object.entries(searchSorts).filter(
    ([sort]) => sort !== "distance" || hasPosition || query.sort === "distance",
  );
  return (
    <form action={to(path)} data-keeps-place className="filter-row max-sm:ml-0 max-sm:pl-0">
      {searchParameters
        .filter((name) => !controls.includes(name) && query[name])
        .map((name) => (
          <input
            key={name}
            type="hidden"
            name={name}
            value={query[name] === true ? "1" : String(query[name])}
          />
        ))}
      <PillSelect
        label={say("City")}
        name="city"
        options={[{ value: "", label: say("All Cities") }, ...cities]}
        defaultValue={query.city ?? ""}
      />
      <PillSelect
        label={say("Category")}
        name="category"
        options={[{ value: "", label: say("All Categories") }, ...categories]}
        defaultValue={query.category ?? ""}
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
