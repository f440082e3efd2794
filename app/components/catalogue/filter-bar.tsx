import { priceRange } from "#domain/catalogue/listings/listing.ts";
import { searchSorts } from "#domain/search/search-query.ts";
import { say, sayStored } from "#shared/say.ts";
import { to } from "#shared/to.ts";
import { treatmentFilterAt } from "#site/treatment-groups.ts";
import { Button } from "../ui/button.tsx";
import { type Option, PillSelect, TextField } from "../ui/field.tsx";
import { ActiveFilters } from "./active-filters.tsx";
import { FilterSheet } from "./filter-sheet.tsx";
import {
  type CatalogueFilterName,
  type CatalogueFilters,
  filterPath,
  listSorts,
} from "./filters.ts";

export type FilterSelect = { name: CatalogueFilterName; label: string; options: Option[] };

/**
 * One row of filters above a list. A selection applies at once; without scripts, the button of
 * the sheet applies it. `path` is the list's own.
 */
export function FilterBar({
  path,
  label,
  filters,
  selects,
  open,
  hasSort = false,
  active,
  total,
  found,
  children,
}: {
  path: string;
  label: string;
  filters: CatalogueFilters;
  selects: FilterSelect[];
  open?: number;
  hasSort?: boolean;
  active: { label: string; href: string }[];
  total: number;
  /** Number of results, such as "31 providers found". */
  found: string;
  children?: React.ReactNode;
}) {
  const shown = selects.map(({ name }) => name);
  const hidden = (["category", "treatment", "city", "price"] as const).filter(
    (name) => filters[name] && !shown.includes(name) && !path.endsWith(`/${filters[name]}`),
  );
  return (
    <search aria-label={label} className="mt-2 block items-center justify-between gap-x-6 md:flex">
      <form action={to(path)} data-keeps-place className="filter-row">
        <FilterSheet total={total} chosen={active.length}>
          <TextField
            label={say("Name or description")}
            name="q"
            type="search"
            maxLength={100}
            defaultValue={filters.q}
            enterKeyHint="search"
          />
          {open !== undefined && (
            <label className="mt-5 flex min-h-11 items-center gap-3 font-medium">
              <input
                type="checkbox"
                name="open"
                value="1"
                defaultChecked={filters.open === "1"}
                className="size-6 accent-lagoon"
              />
              {say("Open now")}
              <span className="font-normal text-muted">{open.toLocaleString("en-US")}</span>
            </label>
          )}
          {children}
        </FilterSheet>
        {selects.map(({ name, label: its, options }) => (
          <PillSelect
            key={name}
            label={its}
            name={name}
            options={options}
            defaultValue={filters[name]}
          />
        ))}
        {hasSort && (
          <PillSelect
            label={say("Sort by")}
            name="sort"
            options={listSorts.map((sort, index) => ({
              value: index === 0 ? "" : sort,
              label: sayStored(searchSorts[sort]),
            }))}
            defaultValue={filters.sort}
            isFirst
          />
        )}
        {hidden.map((name) => (
          <input key={name} type="hidden" name={name} value={filters[name]} />
        ))}
        <Button look="quiet" className="without-script">
          {say("Apply")}
        </Button>
        <ActiveFilters active={active} clearHref={filterPath(path, {})} />
      </form>
      <p id="results" role="status" tabIndex={-1} className="filter-found">
        {found}
      </p>
    </search>
  );
}

type Choice = { slug: string; name: string; count?: number };

/** Builds options with "none" first. Each shows how many listings it would leave. */
export function filterOptions(all: string, choices: Choice[], chosen: string): Option[] {
  const strange =
    chosen && !choices.some(({ slug }) => slug === chosen)
      ? [{ value: chosen, label: sayStored(treatmentFilterAt(chosen)?.name ?? chosen) }]
      : [];
  const named = choices
    .filter(({ slug, count }) => count !== 0 || slug === chosen)
    .map(({ slug, name, count }) => ({
      value: slug,
      label: count === undefined ? sayStored(name) : `${sayStored(name)} (${count})`,
    }));
  return [{ value: "", label: all }, ...named, ...strange];
}

export const citySelect = (cities: Choice[], { city }: CatalogueFilters): FilterSelect => ({
  name: "city",
  label: say("City"),
  options: filterOptions(say("All Cities"), cities, city),
});

export const treatmentSelect = (
  treatments: Choice[],
  { treatment }: CatalogueFilters,
): FilterSelect => ({
  name: "treatment",
  label: say("Treatment"),
  options: filterOptions(say("All Treatments"), treatments, treatment),
});

export function priceSelect(prices: { level: number; count: number }[]): FilterSelect {
  return {
    name: "price",
    label: say("Price level"),
    options: [
      { value: "", label: say("All Prices") },
      ...prices.map(({ level, count }) => ({
        value: priceRange(level),
        label: `${priceRange(level)} (${count})`,
      })),
    ],
  };
}
