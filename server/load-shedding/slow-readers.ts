import type { Socket } from "node:net";

/**
 * Disconnects clients that do not read their response, because it stays in memory. A page fits into
 * the system's buffers: a write that is still pending after this time belongs to a stalled client.
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
