const mostKept = 200;

/** What earlier answers named, by the name of the field: ids, slugs, tokens, cursors. Later calls are chained to them. */
export type Pool = ReturnType<typeof createPool>;

const kindsIn = (path: string) => path.split("/").filter((part) => /^[a-z-]{4,}$/.test(part));

export function createPool() {
  const values = new Map<string, (string | number)[]>();
  const add = (name: string, value: string | number) => {
    const kept = values.get(name) ?? [];
    values.set(name, kept);
    if (kept.includes(value)) return;
    if (kept.length < mostKept) kept.push(value);
    else kept[(kept.indexOf(kept.at(-1) ?? 0) * 31 + String(value).length) % mostKept] = value;
  };
  return {
    add,
    /** Of those that bear the name, however many there are at the moment. */
    at: (name: string, place: number) => {
      const kept = values.get(name) ?? [];
      return kept[place % kept.length];
    },
    has: (name: string) => values.has(name),
    /** Takes everything out of an answer that has a name and is a word or a number; an id also by the kind of thing that the path names. */
    learn(answer: unknown, path: string, name = "") {
      if (Array.isArray(answer))
        for (const item of answer.slice(0, 40)) this.learn(item, path, name);
      else if (answer && typeof answer === "object")
        for (const [key, value] of Object.entries(answer)) this.learn(value, path, key);
      if (name === "id" && typeof answer === "number")
        for (const kind of kindsIn(path)) add(`${kind}/id`, answer);
      if (
        name &&
        (typeof answer === "number" ||
          (typeof answer === "string" && answer.length > 0 && answer.length < 200))
      )
        add(name, answer);
    },
  };
}
