import { rowField } from "#domain/listing-edits/forms/row-forms.ts";

export function readFormRows(
  values: Record<string, string>,
  name: string,
  most: number,
  blank: number,
) {
  const last =
    Array.from({ length: most + blank }, (_, row) => row).findLast(
      (row) => values[rowField(name, row)],
    ) ?? -1;
  return Array.from({ length: Math.min(last + 1 + blank, most) }, (_, row) => row);
}
