import { setTimeout as pause } from "node:timers/promises";

const regularly = 15_000;
const longest = 5_000;
/** Time in milliseconds for load balancers to react, even several that poll each second. */
const toAct = 1_200;

/**
 * Creates the graceful shutdown: fails `/readyz` first and gives load balancers a moment to send
 * requests elsewhere.
 */
export function createDrain() {
  let isLeaving = false;
  let probes: number[] = [];
  let probed: (() => void) | undefined;
  return {
    isReady() {
      const now = performance.now();
      probes = [...probes.slice(-1), now];
      if (isLeaving) probed?.();
      return !isLeaving;
    },
    async failReadiness() {
      const before = probes.filter((at) => performance.now() - at < regularly);
      isLeaving = true;
      if (before.length < 2) return;
      const probe = new Promise<"probed">((resolve) => {
        probed = () => resolve("probed");
      });
      if ((await Promise.race([probe, pause(longest, "timeout", { ref: false })])) === "probed")
        await pause(toAct);
    },
  };
}
