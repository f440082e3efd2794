import { setImmediate as nextTurn } from "node:timers/promises";

/** To await in a long loop: gives way to what else waits for this thread, once some milliseconds have gone by. */
export function createBreather(longest = 20) {
  let since = performance.now();
  return async function breathe() {
    if (performance.now() - since < longest) return;
    await nextTurn();
    since = performance.now();
  };
}
