/** Lets so many run at once and so many wait; says "full" to the rest, so that a flood is answered at once. */
export function createGate({ running: mostRunning, waiting: mostWaiting }: { running: number; waiting: number }) {
  const queue: (() => void)[] = [];
  let running = 0;

  return async function pass<Result>(work: () => Promise<Result>): Promise<Result | "full"> {
    if (running >= mostRunning) {
      if (queue.length >= mostWaiting) return "full";
      await new Promise<void>((resolve) => queue.push(resolve));
    } else {
      running++;
    }
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running--;
    }
  };
}
