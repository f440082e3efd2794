export function pick<Thing extends object, Key extends keyof Thing>(
  thing: Thing,
  keys: readonly Key[],
): Pick<Thing, Key> {
  return Object.fromEntries(keys.map((key) => [key, thing[key]])) as Pick<Thing, Key>;
}
