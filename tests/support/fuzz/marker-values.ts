import type { Column, Written } from "./written-rows.ts";

const words = "marker-words";
const number = 1_987_654_321;
const day = "2099-01-02";

const camel = (name: string) =>
  name.replace(/_(\w)/g, (_all, letter: string) => letter.toUpperCase());

/** Values for all columns that a call writes, different from those it wrote. */
export function markerFor(columns: Column[], written: Written[], declared: readonly string[]) {
  const fields: Record<string, unknown> = {};
  const traps: { column: Column; value: unknown }[] = [];
  for (const column of columns) {
    const known = written
      .filter(({ table }) => table === column.table)
      .map(({ row }) => row[column.name]);
    if (known.length === 0) continue;
    const value = valueFor(column, known);
    if (value === undefined) continue;
    for (const name of [column.name, camel(column.name)])
      if (!declared.includes(name)) fields[name] = value;
    if (!declared.includes(camel(column.name)) && !declared.includes(column.name))
      traps.push({ column, value });
  }
  return { fields, traps };
}

function valueFor({ type, labels }: Column, known: unknown[]): unknown {
  if (labels.length > 0) return labels.findLast((label) => !known.includes(label));
  if (type === "boolean")
    return known.includes(true) ? (known.includes(false) ? undefined : false) : true;
  if (/int|numeric|double|real/.test(type)) return number;
  if (type.startsWith("timestamp")) return `${day}T03:04:05.000Z`;
  if (type === "date") return day;
  if (type === "ARRAY") return [words];
  return type.startsWith("json") ? { [words]: true } : words;
}

/** Finds marker values in any row at any depth, and booleans that changed as marker. */
export function takenOf(traps: { column: Column; value: unknown }[], written: Written[]) {
  const strange = written.filter(({ row }) =>
    [words, String(number), day].some((sign) => JSON.stringify(row).includes(sign)),
  );
  const turned = traps.filter(({ column, value }) => {
    const isPlain = typeof value === "boolean" || column.labels.length > 0;
    return (
      isPlain &&
      written.some(({ table, row }) => table === column.table && row[column.name] === value)
    );
  });
  return [
    ...strange.map(({ table, row }) => `${table}: ${JSON.stringify(row).slice(0, 300)}`),
    ...turned.map(({ column }) => `${column.table}.${column.name}`),
  ];
}
