import { say, sayStored } from "#shared/say.ts";
import { to } from "#shared/to.ts";
import { treatmentFilterAt } from "#site/treatment-groups.ts";
import { Button } from "../ui/button.tsx";
import { type Option, SelectField, TextField } from "../ui/field.tsx";
import type { CatalogueFilterName, CatalogueFilters } from "./filters.ts";

export type FilterSelect = { name: CatalogueFilterName; label: string; options: Option[] };

const oneSelect = "sm:grid-cols-[2fr_1.2fr_auto]";
const twoSelects = "grid-cols-2 lg:grid-cols-[1.7fr_1fr_1fr_auto]";
const threeSelects = "grid-cols-2 lg:grid-cols-[1.6fr_1fr_1fr_0.8fr_auto]";

/**
 * Filters a list by text and selects. A selection applies at once; the button works without
 * scripts.
 */
export function FilterBar({
  path,
  label,
  filters,
  selects,
  open,
  hidden = [],
}: {
  path: string;
  label: string;
  filters: CatalogueFilters;
  selects: FilterSelect[];
  open?: number;
  /** Filters chosen elsewhere, sent as hidden fields. */
  hidden?: CatalogueFilterName[];
}) {
  const wide = selects.length > 1 ? "max-lg:col-span-2" : "";
  return (
    <search aria-label={label} className="block">
      <form
        action={to(`${path}#results`)}
        data-keeps-place
        className={`grid items-end gap-4 ${[oneSelect, oneSelect, twoSelects][selects.length] ?? threeSelects}`}
      >
        <TextField
          className={wide}
          label={say("Name or description")}
          name="q"
          type="search"
          maxLength={100}
          defaultValue={filters.q}
          enterKeyHint="search"
        />
        {selects.map(({ name, label: its, options }) => (
          <SelectField
            key={name}
            label={its}
            name={name}
            options={options}
            defaultValue={filters[name]}
          />
        ))}
        {hidden.map(
          (name) =>
            filters[name] && <input key={name} type="hidden" name={name} value={filters[name]} />,
        )}
        {open !== undefined && (
          <label className="flex min-h-11 w-fit items-center gap-2.5 font-medium lg:order-last lg:col-span-full">
            <input
              type="checkbox"
              name="open"
              value="1"
              defaultChecked={filters.open === "1"}
              className="size-6 accent-lagoon"
            />
            {say("Open now")}{" "}
            <span className="font-normal text-muted">{open.toLocaleString("en-US")}</span>
          </label>
        )}
        <Button className={wide}>{say("Show results")}</Button>
      </form>
    </search>
  );
}

/** Builds options with "none" first. Each shows how many listings it would leave. */
export function filterOptions(
  all: string,
  choices: { slug: string; name: string; count?: number }[],
  chosen: string,
): Option[] {
  const strange =
    chosen && !choices.some(({ slug }) => slug === chosen)
      ? [{ value: chosen, label: sayStored(treatmentFilterAt(chosen)?.name ?? chosen) }]
      : [];
  const named = choices.map(({ slug, name, count }) => ({
    value: slug,
    label: count === undefined ? sayStored(name) : `${sayStored(name)} (${count})`,
  }));
  return [{ value: "", label: all }, ...named, ...strange];
}
