import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/field.tsx";

type Props = { action: string; label: string; words: string; hidden?: Record<string, string> };

export function SearchLine({ action, label, words, hidden = {} }: Props) {
  return (
    <form action={action} className="my-6 flex max-w-xl flex-wrap items-end gap-3">
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
      <Button look="quiet">Find</Button>
    </form>
  );
}
