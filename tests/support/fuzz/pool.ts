const mostKept = 200;

/** Values of earlier responses by field name (ids, slugs, tokens, cursors), for later calls. */
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
    /** Picks one value of that name, modulo the current number. */
    at: (name: string, place: number) => {
      const kept = values.get(name) ?? [];
      return kept[place % kept.length];
    },
    has: (name: string) => values.has(name),
    /** Collects named strings and numbers of a response; ids also by the resource in the path. */
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
