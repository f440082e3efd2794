import { FilterForm } from "#app/components/office/filter-form.tsx";
import { Button } from "../ui/button.tsx";
import { SelectField, TextField } from "../ui/field.tsx";

type FilterValues = { status: string; from: string; to: string; q: string };
type Props = {
  action: string;
  defaultValues: FilterValues;
  today: string;
  listings: { slug: string; name: string }[];
  listingSlug: string | null;
};

export function BookingFilter({ action, defaultValues, today, listings, listingSlug }: Props) {
  const options = [
    { value: "", label: "All listings" },
    ...listings.map(({ slug, name }) => ({ value: slug, label: name })),
  ];
  return (
    <FilterForm
      action={action}
      className="grid grid-cols-2 items-end gap-4 *:min-w-0 lg:grid-cols-[1fr_1fr_2fr_auto]"
    >
      {defaultValues.status && <input type="hidden" name="status" value={defaultValues.status} />}
      <TextField
        label="From"
        type="date"
        name="from"
        defaultValue={
          defaultValues.from || (defaultValues.to && defaultValues.to < today ? "" : today)
        }
        data-default={today}
      />
      <TextField label="To" type="date" name="to" defaultValue={defaultValues.to} />
      <TextField
        className="max-lg:col-span-2"
        label="Customer"
        type="search"
        name="q"
        defaultValue={defaultValues.q}
        maxLength={100}
        placeholder="Name, email or phone"
      />
      {listings.length > 1 && (
        <SelectField
          label="Listing"
          name="place"
          options={options}
          defaultValue={listingSlug ?? ""}
          className="max-lg:col-span-2 lg:col-span-3"
        />
      )}
      <Button variant="secondary" className="max-lg:col-span-2">
        Show
      </Button>
    </FilterForm>
  );
}
