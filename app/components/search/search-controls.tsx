import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { type SearchQuery, searchAddress, searchParameters, sorts } from "#domain/search/search-query.ts";
import { Button } from "../ui/button.tsx";
import { type Option, SelectField } from "../ui/field.tsx";
import { useIsAlive } from "../ui/use-is-alive.ts";

/** City, category and order. A choice applies at once; without a script the button applies it. */
export function SearchControls({
  path,
  query,
  cities,
  categories,
  hasPlace,
}: {
  path: string;
  query: Partial<SearchQuery>;
  cities: Option[];
  categories: Option[];
  hasPlace: boolean;
}) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const isAlive = useIsAlive();
  const controls = ["city", "category", "sort"] as const;
  // Links and the back button change the address too: the fields follow it.
  useEffect(() => {
    for (const name of controls) {
      const control = form.current?.elements.namedItem(name);
      if (control instanceof HTMLSelectElement) control.value = query[name] ?? (name === "sort" ? "relevance" : "");
    }
  });
  const apply = () => {
    if (!form.current) return;
    const chosen = Object.fromEntries(controls.map((name) => [name, String(new FormData(form.current ?? undefined).get(name) ?? "")]));
    void navigate(searchAddress(path, { ...query, ...chosen }), { preventScrollReset: true });
  };
  const orders = Object.entries(sorts).filter(([sort]) => sort !== "distance" || hasPlace || query.sort === "distance");
  return (
    <form ref={form} action={path} className="grid grid-cols-2 items-end gap-3 md:grid-cols-[1fr_1.3fr_1fr_auto]">
      {searchParameters
        .filter((name) => !(controls as readonly string[]).includes(name) && query[name])
        .map((name) => (
          <input key={name} type="hidden" name={name} value={query[name] === true ? "1" : String(query[name])} />
        ))}
      <SelectField
        scope="search"
        label="City"
        name="city"
        options={[{ value: "", label: "All Cities" }, ...cities]}
        defaultValue={query.city ?? ""}
        onChange={apply}
      />
      <SelectField
        scope="search"
        label="Category"
        name="category"
        options={[{ value: "", label: "All Categories" }, ...categories]}
        defaultValue={query.category ?? ""}
        onChange={apply}
      />
      <SelectField
        scope="search"
        className="max-md:col-span-2"
        label="Sort by"
        name="sort"
        options={orders.map(([value, label]) => ({ value, label }))}
        defaultValue={query.sort ?? "relevance"}
        onChange={apply}
      />
      {!isAlive && (
        <Button look="quiet" className="max-md:col-span-2">
          Apply
        </Button>
      )}
    </form>
  );
}
