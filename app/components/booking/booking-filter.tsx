import { FilterForm } from "#app/components/office/filter-form.tsx";
import { Button } from "../ui/button.tsx";
import { SelectField, TextField } from "../ui/field.tsx";

type FilterValues = { status: string; from: string; to: string; q: string };
type Props = {
  action: string;
  given: FilterValues;
  today: string;
  listings: { slug: string; name: string }[];
  place: string | null;
};

export function BookingFilter({ action, given, today, listings, place }: Props) {
  const options = [
    { value: "", label: "All listings" },
    ...listings.map(({ slug, name }) => ({ value: slug, label: name })),
  ];
  return (
    <FilterForm
      action={action}
      className="grid grid-cols-2 items-end gap-4 *:min-w-0 lg:grid-cols-[1fr_1fr_2fr_auto]"
    >
      {given.status && <input type="hidden" name="status" value={given.status} />}
      <TextField
        label="From"
        type="date"
        name="from"
        defaultValue={given.from || (given.to && given.to < today ? "" : today)}
        data-usual={today}
      />
      <TextField label="To" type="date" name="to" defaultValue={given.to} />
      <TextField
        className="max-lg:col-span-2"
        label="Customer"
        type="search"
        name="q"
        defaultValue={given.q}
        maxLength={100}
        placeholder="Name, email or phone"
      />
      {listings.length > 1 && (
        <SelectField
          label="Listing"
          name="place"
          options={options}
          defaultValue={place ?? ""}
          className="max-lg:col-span-2 lg:col-span-3"
        />
      )}
      <Button look="quiet" className="max-lg:col-span-2">
        Show
      </Button>
    </FilterForm>
  );
}
