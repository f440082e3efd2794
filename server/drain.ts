import { setTimeout as pause } from "node:timers/promises";

const regularly = 15_000;
const longest = 5_000;
/** Of several who ask each second the last has heard it by then, too. */
const toAct = 1_200;

/** A process that is to stop. Who asks `/readyz` again and again decides who gets requests: he is told first, and has a moment to send them elsewhere. */
export function createLeaving() {
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
