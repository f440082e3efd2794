import { type SearchQuery, searchParameters, searchSorts } from "#domain/search/search-query.ts";
import { say, sayStored } from "#shared/say.ts";
import { to } from "#shared/to.ts";
import { Button } from "../ui/button.tsx";
import { type Option, SelectField } from "../ui/field.tsx";

const usual = "relevance";
const controls: readonly string[] = ["city", "category", "sort"];

/**
 * City, category, and sort order. Selections apply at once; without JavaScript, the button
 * applies them.
 */
export function SearchControls({
  path,
  query,
  cities,
  categories,
  hasPosition,
}: {
  path: string;
  query: Partial<SearchQuery>;
  cities: Option[];
  categories: Option[];
  hasPosition: boolean;
}) {
  const orders = Object.entries(searchSorts).filter(
    ([sort]) => sort !== "distance" || hasPosition || query.sort === "distance",
  );
  return (
    <form
      action={to(path)}
      data-keeps-place
      className="grid grid-cols-2 items-end gap-3 md:grid-flow-col md:grid-cols-[1fr_1.3fr_1fr]"
    >
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
      <SelectField
        scope="search"
        label={say("City")}
        name="city"
        options={[{ value: "", label: say("All Cities") }, ...cities]}
        defaultValue={query.city ?? ""}
      />
      <SelectField
        scope="search"
        label={say("Category")}
        name="category"
        options={[{ value: "", label: say("All Categories") }, ...categories]}
        defaultValue={query.category ?? ""}
      />
      <SelectField
        scope="search"
        className="max-md:col-span-2"
        label={say("Sort by")}
        name="sort"
        options={orders.map(([value, label]) => ({ value, label: sayStored(label) }))}
        defaultValue={query.sort ?? usual}
        data-usual={usual}
      />
      <Button look="quiet" className="without-script max-md:col-span-2">
        {say("Apply")}
      </Button>
    </form>
  );
}
