import { Button } from "#app/components/ui/button.tsx";
import { type Option, SelectField } from "#app/components/ui/field.tsx";
import type { ReviewOrder } from "#domain/reviews/list-reviews.server.ts";
import { say, sayStored, to } from "#shared/say.ts";

const orderNames: Record<ReviewOrder, string> = {
  newest: "Newest",
  helpful: "Most helpful",
  highest: "Highest rated",
  lowest: "Lowest rated",
};

type Select = { name: string; label: string; options: Option[]; value: string };

type Props = {
  action: string;
  selects: Select[];
  order: ReviewOrder;
  hidden: Record<string, string>;
};

export function ReviewControls({ action, selects, order, hidden }: Props) {
  return (
    <search aria-label={say("Filter the reviews")} className="block">
      <form action={to(action)} data-keeps-place className="flex flex-wrap items-end gap-4">
        {Object.entries(hidden).map(
          ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
        )}
        {selects.map(({ name, label, options, value }) => (
          <SelectField
            key={name}
            className="min-w-0 grow basis-48"
            label={label}
            name={name}
            options={options}
            defaultValue={value}
          />
        ))}
        <SelectField
          className="min-w-0 grow basis-40"
          label={say("Sort by")}
          name="sort"
          options={Object.entries(orderNames).map(([value, label]) => ({
            value,
            label: sayStored(label),
          }))}
          defaultValue={order}
          data-default="newest"
        />
        <Button variant="secondary" className="without-script">
          {say("Show reviews")}
        </Button>
      </form>
    </search>
  );
}

export function reviewFilterOptions(
  all: string,
  choices: { slug: string; name: string; count: number }[],
): Option[] {
  return [
    { value: "", label: all },
    ...choices.map(({ slug, name, count }) => ({
      value: slug,
      label: `${sayStored(name)} (${count})`,
    })),
  ];
}
