/** What a table has by this name itself: "constructor" is in every object, and somebody may have typed it. */
export function ownEntry<Entry>(
  table: Readonly<Record<string, Entry>>,
  name: string | null,
): Entry | null {
  return name !== null && Object.hasOwn(table, name) ? (table[name] ?? null) : null;
}
