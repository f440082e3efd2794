import { FilterForm } from "#app/components/office/filter-form.tsx";
import {
  type AdminListingFilter,
  type ListingStatus,
  listingStatuses,
  listingStatusNames,
} from "#domain/catalogue/listings/admin-listing.ts";
import { Button } from "../ui/button.tsx";
import { type Option, SelectField, TextField } from "../ui/field.tsx";

type Props = {
  path: string;
  filter: AdminListingFilter;
  counts: Record<ListingStatus, number>;
  cities: Option[];
  categories: Option[];
};

export function ListingFilterForm({ path, filter, counts, cities, categories }: Props) {
  const states = listingStatuses.map((value) => ({
    value,
    label: `${listingStatusNames[value]} (${counts[value].toLocaleString("en-US")})`,
  }));
  const plans = [
    { value: "premier", label: "Premier" },
    { value: "standard", label: "Standard" },
  ];
  const all = (label: string) => ({ value: "", label });
  return (
    <FilterForm
      action={path}
      className="my-6 grid items-end gap-3 sm:grid-cols-2 xl:grid-cols-[2fr_1fr_1fr_1fr_1fr_auto]"
    >
      <TextField
        label="Name, phone, email or website"
        name="q"
        type="search"
        defaultValue={filter.words}
        className="sm:max-xl:col-span-2"
      />
      <SelectField
        label="State"
        name="state"
        options={[all("Any"), ...states]}
        defaultValue={filter.status ?? ""}
      />
      <SelectField
        label="Plan"
        name="plan"
        options={[all("Any"), ...plans]}
        defaultValue={filter.plan ?? ""}
      />
      <SelectField
        label="City"
        name="city"
        options={[all("All Cities"), ...cities]}
        defaultValue={filter.city ?? ""}
      />
      <SelectField
        label="Category"
        name="category"
        options={[all("All"), ...categories]}
        defaultValue={filter.category ?? ""}
      />
      <Button variant="secondary">Find</Button>
    </FilterForm>
  );
}
