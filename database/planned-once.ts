import { createHash } from "node:crypto";
import type pg from "pg";

/** Asked this often, it will be asked again. */
const often = 5;
/** Each plan takes up to 200 kB of its connection, so only what is asked most gets one: the texts of pages are few, those of searches many. */
const mostPlans = 60;
const mostCounted = 500;

/** Of a pool: a question that comes often gets a name, so that each connection plans it once; planning takes as long as answering. */
export function planningOnce() {
  const asked = new Map<string, number>();
  const names = new Map<string, string>();

  function nameFor(text: string) {
    if (names.size === mostPlans || !/^\s*(select|with)\b/.test(text)) return undefined;
    const times = (asked.get(text) ?? 0) + 1;
    if (times < often) {
      if (asked.size === mostCounted) asked.clear();
      asked.set(text, times);
      return undefined;
    }
    asked.delete(text);
    const name = createHash("sha256").update(text).digest("hex").slice(0, 16);
    names.set(text, name);
    return name;
  }

  return (config: pg.QueryConfig): pg.QueryConfig => {
    const name = names.get(config.text) ?? nameFor(config.text);
    return name === undefined ? config : { ...config, name };
  };
}
