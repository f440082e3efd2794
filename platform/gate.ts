type GateOptions = { running: number; waiting: number; patience?: number; longest?: number };
type Turn = { begin: (isTurn: boolean) => void; since: number };

/**
 * Limits concurrent work and the queue; returns "full" to the rest, so that a flood gets an
 * immediate answer. Once the first in the queue has waited `patience` milliseconds, no more work
 * is queued. Queued work gives up after `longest`, which happens only if something is stuck.
 */
export function createGate({
  running: mostRunning,
  waiting: mostWaiting,
  patience = Number.POSITIVE_INFINITY,
  longest = Number.POSITIVE_INFINITY,
}: GateOptions) {
  const queue = new Set<Turn>();
  let running = 0;

  function isFull() {
    if (running < mostRunning) return false;
    const [first] = queue;
    return (
      queue.size >= mostWaiting ||
      (first !== undefined && performance.now() - first.since > patience)
    );
  }

  function turn() {
    return new Promise<boolean>((resolve) => {
      const waiting: Turn = {
        since: performance.now(),
        begin(isTurn) {
          clearTimeout(late);
          queue.delete(waiting);
          resolve(isTurn);
        },
      };
      const late = Number.isFinite(longest) ? setTimeout(waiting.begin, longest, false) : undefined;
      queue.add(waiting);
    });
  }

  async function pass<Result>(work: () => Promise<Result>): Promise<Result | "full"> {
    if (isFull()) return "full";
    if (running < mostRunning) running++;
    else if (!(await turn())) return "full";
    try {
      return await work();
    } finally {
      const [next] = queue;
      if (next) next.begin(true);
      else running--;
    }
  }

  return Object.assign(pass, { isFull });
}
