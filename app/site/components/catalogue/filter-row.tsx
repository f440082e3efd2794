import { Button } from "#app/components/ui/button.tsx";
import { PillSelect } from "#app/components/ui/field.tsx";
import { MapPin, SlidersHorizontal } from "#app/components/ui/icons.tsx";
import type { ListPage } from "#app/site/routes/public/list-page.server.ts";
import type { FacetChoice } from "#domain/search/filters/filter.ts";
import { joinValues } from "#domain/search/filters/parameter.ts";
import { searchUrl } from "#domain/search/search-query.ts";
import { language } from "#shared/language.ts";
import { say, sayStored, to } from "#shared/say.ts";
import { sortOptions } from "../search/search-controls.tsx";
import { SearchNear } from "../search/search-near.tsx";

const path = "/search";
const menus = [
  { name: "city", label: "City", all: "All Cities" },
  { name: "category", label: "Category", all: "All Categories" },
  { name: "treatment", label: "Treatment", all: "All Treatments" },
  { name: "price", label: "Price level", all: "All Prices" },
] as const;

/**
 * Filters of a page that lists providers. Each leads to the search, which starts with what the
 * page lists.
 */
export function FilterRow({ label, list: { scope, facets } }: { label: string; list: ListPage }) {
  const place = scope.city && !scope.treatment ? "category" : "city";
  const visible = menus.filter(
    ({ name }) => !["city", "category"].includes(name) || name === place,
  );
  const hidden = Object.entries(scope).filter(
    ([name]) => !visible.some((menu) => menu.name === name),
  );
  return (
    <search aria-label={label} className="search-row block">
      <form action={to(path)} data-keeps-place className="filter-row">
        <a
          href={to(`${searchUrl(path, scope)}#filters`)}
          data-keeps-place
          className="filter-sheet pill border-edge"
        >
          <SlidersHorizontal className="size-4" aria-hidden /> {say("Filters")}
        </a>
        {hidden.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {visible.map(({ name, label: its, all }) => {
          const choices = facets[name].filter(
            ({ value }) => name !== "price" || value.startsWith("$"),
          );
          const chosen = name === "price" ? "" : (scope[name] ?? "");
          // A group of treatments is the whole menu, not one of its choices.
          const isChoice = choices.some(({ value }) => value === chosen);
          // Providers need each chosen treatment, so another one is added.
          const isAdded = name === "treatment" && isChoice;
          return (
            <PillSelect
              key={name}
              label={isAdded ? say("Additional treatment") : sayStored(its)}
              name={name}
              options={
                isAdded
                  ? [
                      { value: chosen, label: say("Additional treatment") },
                      ...optionsOf(choices.filter(({ value }) => value !== chosen)).map(
                        ({ value, label: text }) => ({
                          value: joinValues([chosen, value]),
                          label: text,
                        }),
                      ),
                    ]
                  : [
                      { value: isChoice ? "" : chosen, label: sayStored(all) },
                      ...optionsOf(choices),
                    ]
              }
              {...(isChoice && !isAdded && { defaultValue: chosen })}
            />
          );
        })}
        <PillSelect
          label={say("Sort by")}
          name="sort"
          options={sortOptions(scope, [])}
          data-default="relevance"
        />
        <Button variant="secondary" className="without-script">
          {say("Apply")}
        </Button>
        {facets.open.some(({ value, count }) => value === "1" && count !== 0) && (
          <a
            href={to(searchUrl(path, { ...scope, open: "1" }))}
            data-keeps-place
            className="pill border-edge"
          >
            {say("Open now")}
          </a>
        )}
        {!scope.city && <SearchNear path={path} query={scope} pieces={[]} hasPosition={false} />}
        <a href={to(searchUrl("/map", scope))} className="pill border-edge max-sm:-order-1">
          <MapPin className="size-4" aria-hidden /> {say("Map")}
        </a>
      </form>
    </search>
  );
}

function optionsOf(choices: FacetChoice[]) {
  return choices
    .filter(({ count }) => count !== 0)
    .map(({ value, label, count }) => ({ value, name: sayStored(label), count }))
    .sort((a, b) => a.name.localeCompare(b.name, language()))
    .map(({ value, name, count }) => ({
      value,
      label: count === null ? name : `${name} (${count})`,
    }));
}
