import { fieldLabel, importFields } from "#domain/imports/import-fields.ts";
import { SelectField } from "../ui/field.tsx";

export type ShownColumn = { header: string; field: string; samples: string[] };

const options = [
  { value: "", label: "Left out" },
  ...importFields.map((value) => ({ value, label: fieldLabel(value) })),
];

export function ColumnTable({ columns }: { columns: ShownColumn[] }) {
  return (
    <ul className="border-b border-line">
      {columns.map(({ header, field, samples }, index) => (
        <li
          key={header}
          className="grid items-center gap-x-8 gap-y-2 border-t border-line py-3 sm:grid-cols-[minmax(0,1fr)_17rem]"
        >
          <div className="min-w-0">
            <p className="font-medium wrap-anywhere">{header}</p>
            <p className="mt-0.5 line-clamp-2 text-sm text-muted wrap-anywhere">
              {samples.length > 0 ? samples.join(" · ") : "Empty"}
            </p>
          </div>
          <SelectField
            label={`“${header}” means`}
            name={`column-${index}`}
            options={options}
            defaultValue={field}
            className="[&_label]:sr-only"
          />
        </li>
      ))}
    </ul>
  );
}
