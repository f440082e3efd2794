import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/field.tsx";
import { FilterForm } from "./filter-form.tsx";

type Props = {
  action: string;
  label: string;
  words: string | undefined;
  hidden?: Record<string, string> | undefined;
};

export function SearchLine({ action, label, words, hidden = {} }: Props) {
  return (
    <FilterForm action={action} className="my-6 flex max-w-xl flex-wrap items-end gap-3">
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextField
        label={label}
        name="q"
        type="search"
        defaultValue={words}
        className="min-w-56 flex-1"
      />
      <Button variant="secondary">Find</Button>
    </FilterForm>
  );
}
