import { createHash } from "node:crypto";
import type pg from "pg";

/** Uses after which a query counts as frequent. */
const often = 5;
/**
 * Maximum number of plans. Each takes up to 200 kB per connection, so only the most frequent
 * queries get one: pages have few distinct texts, searches many.
 */
const mostPlans = 60;
const mostCounted = 500;

/**
 * Creates names for a pool's frequent queries, so that each connection plans them once. Planning
 * takes as long as executing.
 */
export function createPlanNamer() {
  const counts = new Map<string, number>();
  const names = new Map<string, string>();

  function nameFor(text: string) {
    if (names.size === mostPlans || !/^\s*(select|with)\b/.test(text)) return undefined;
    const times = (counts.get(text) ?? 0) + 1;
    if (times < often) {
      if (counts.size === mostCounted) counts.clear();
      counts.set(text, times);
      return undefined;
    }
    counts.delete(text);
    const name = createHash("sha256").update(text).digest("hex").slice(0, 16);
    names.set(text, name);
    return name;
  }

  return (config: pg.QueryConfig): pg.QueryConfig => {
    const name = names.get(config.text) ?? nameFor(config.text);
    return name === undefined ? config : { ...config, name };
  };
}
