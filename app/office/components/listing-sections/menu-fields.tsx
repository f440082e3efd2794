import { PendingEditNote, TextField } from "#app/components/ui/field.tsx";
import { blankRows, maxMenuEntries, rowField } from "#domain/listing-edits/forms/row-forms.ts";
import { readFormRows } from "./rows.ts";
import type { SectionFieldContext } from "./section-field-context.ts";

export function MenuFields({ field, values, choices, provenance }: SectionFieldContext) {
  const rows = readFormRows(values, "name", maxMenuEntries, blankRows);
  return (
    <>
      <p className="text-sm text-muted">
        Clear a name to remove its row. Saving marks all prices as of today.
      </p>
      <PendingEditNote>{provenance.services}</PendingEditNote>
      <datalist id="treatments">
        {choices.treatments.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <ol className="border-t border-line">
        {rows.map((row) => {
          const of = (name: string) => field(rowField(name, row));
          return (
            <li
              key={row}
              aria-label={`Entry ${row + 1}`}
              className="grid items-start gap-4 border-b border-line py-6 sm:grid-cols-6"
            >
              <TextField className="sm:col-span-3" label="Name" {...of("name")} />
              <TextField
                className="sm:col-span-3"
                label="Listed under"
                isOptional
                list="treatments"
                {...of("under")}
              />
              <div className="grid grid-cols-2 gap-4 sm:col-span-3">
                <TextField label="Price" inputMode="decimal" isOptional {...of("from")} />
                <TextField label="Up to" inputMode="decimal" isOptional {...of("to")} />
              </div>
              <div className="grid grid-cols-2 gap-4 sm:col-span-3">
                <TextField label="Unit" isOptional placeholder="per session" {...of("unit")} />
                <TextField label="Minutes" inputMode="numeric" isOptional {...of("minutes")} />
              </div>
              <TextField
                className="sm:col-span-6"
                label="What it is"
                isOptional
                {...of("description")}
              />
            </li>
          );
        })}
      </ol>
    </>
  );
}
