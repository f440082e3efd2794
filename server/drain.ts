import { setTimeout as pause } from "node:timers/promises";

const regularly = 15_000;
const longest = 5_000;
/** With several load balancers that poll each second, the last one has noticed by then too. */
const toAct = 1_200;

/**
 * Graceful shutdown: fails `/readyz` first and gives load balancers a moment to send requests
 * elsewhere.
 */
export function createDrain() {
  let isLeaving = false;
  let asked: number[] = [];
  let told: (() => void) | undefined;
  return {
    mayCome() {
      const now = performance.now();
      asked = [...asked.slice(-1), now];
      if (isLeaving) told?.();
      return !isLeaving;
    },
    async tellWatchers() {
      const before = asked.filter((at) => performance.now() - at < regularly);
      isLeaving = true;
      if (before.length < 2) return;
      const heard = new Promise<"told">((resolve) => {
        told = () => resolve("told");
      });
      if ((await Promise.race([heard, pause(longest, "nobody", { ref: false })])) === "told")
        await pause(toAct);
    },
  };
}
