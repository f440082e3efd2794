import { setImmediate as nextTurn } from "node:timers/promises";

/** Yields the thread to other work in a long loop, after some milliseconds. */
export function createYielder(longest = 20) {
  let since = performance.now();
  return async function yieldThread() {
    if (performance.now() - since < longest) return;
    await nextTurn();
    since = performance.now();
  };
}
