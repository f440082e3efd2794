import { Button } from "#app/components/ui/button.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { Tabs } from "#app/components/ui/tabs.tsx";
import { FilterForm } from "#app/office/components/ui/filter-form.tsx";
import { type AnalyticsRange, rangeChoices, rangeNames } from "#domain/analytics/range.ts";

type Props = { path: string; range: AnalyticsRange; today: string; trend?: string };

/** Offers date ranges. The range is part of the URL, so a page can be bookmarked and shared. */
export function RangeChoice({ path, range, today, trend }: Props) {
  return (
    <div className="-mt-10 print:hidden">
      <Tabs
        label="Days"
        tabs={rangeChoices.map((choice) => ({
          name: rangeNames[choice],
          href: `${path}?${new URLSearchParams({ days: choice, ...(trend ? { show: trend } : {}) })}`,
          isCurrent: range.choice === choice,
        }))}
      />
      <details className="group mt-4" open={range.choice === "own"}>
        <summary className="text-link w-fit cursor-pointer list-none py-2 [&::-webkit-details-marker]:hidden">
          Custom range
        </summary>
        <FilterForm
          action={path}
          className="mt-3 grid max-w-xl grid-cols-2 items-end gap-4 *:min-w-0 sm:grid-cols-[1fr_1fr_auto]"
        >
          {trend && <input type="hidden" name="show" value={trend} />}
          <TextField
            label="From"
            type="date"
            name="from"
            required
            max={today}
            defaultValue={range.from}
          />
          <TextField
            label="To"
            type="date"
            name="to"
            required
            max={today}
            defaultValue={range.to}
          />
          <Button variant="secondary" className="max-sm:col-span-2">
            Show
          </Button>
        </FilterForm>
      </details>
    </div>
  );
}
