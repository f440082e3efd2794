/** Reads own properties only: user input may be "constructor", which every object inherits. */
export function ownEntry<Entry>(
  table: Readonly<Record<string, Entry>>,
  name: string | null,
): Entry | null {
  return name !== null && Object.hasOwn(table, name) ? (table[name] ?? null) : null;
}
