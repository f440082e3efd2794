import { plainText } from "#shared/slug.ts";

type Named = { id?: number | undefined; name: string };

/**
 * Ids of those who are already known, by their id or else by their name; null for new people. An
 * imported file and a website know only names.
 */
export function matchPeople(people: Named[], known: { id: number; name: string }[]) {
  const left = new Map(known.map((person) => [person.id, person]));
  const take = (id: number | undefined) => (id !== undefined && left.delete(id) ? id : null);
  const byId = people.map(({ id }) => take(id));
  return people.map(({ name }, index) => {
    const found = byId[index] ?? null;
    if (found !== null) return found;
    const namesake = [...left.values()].find(
      (person) => plainText(person.name) === plainText(name),
    );
    return take(namesake?.id);
  });
}
