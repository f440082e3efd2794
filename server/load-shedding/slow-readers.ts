import type { Socket } from "node:net";

/**
 * Cuts who does not take what was written for him: what waits for him is held in memory. A page fits into the buffers of the system, so
 * one write that is still waiting after this time is of somebody who hardly reads.
 */
export function cutSlowReaders(connections: Set<Socket>, { after = 60_000, every = 5_000 } = {}) {
  const waiting = new WeakMap<Socket, { written: number; since: number }>();
  const timer = setInterval(() => {
    const now = performance.now();
    for (const connection of connections) {
      if (connection.writableLength === 0) waiting.delete(connection);
      else if (waiting.get(connection)?.written !== connection.bytesWritten)
        waiting.set(connection, { written: connection.bytesWritten, since: now });
      else if (now - (waiting.get(connection)?.since ?? now) > after) connection.destroy();
    }
  }, every);
  return () => clearInterval(timer);
}
