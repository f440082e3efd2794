import { parentPort, workerData } from "node:worker_threads";
import { type Engine, openEngine } from "./engine.ts";

/**
 * Thread of the embedded database, so that slow queries never block the server. Talks to
 * embedded.ts.
 */
export type Request =
  | { id: number; message: Uint8Array }
  | { id: number; ask: "snapshot" | "close" }
  | { id: number; copyTo: string };
export type Reply = {
  id: number;
  result?: Uint8Array<ArrayBuffer> | Blob | undefined;
  error?: string;
};

const port = parentPort;
if (!port) throw new Error("worker.ts runs as a worker thread");
const engine = await openEngine(workerData);

port.on("message", async (request: Request) => {
  const { id } = request;
  try {
    const result = await answer(engine, request);
    port.postMessage(
      { id, result } satisfies Reply,
      result instanceof Uint8Array ? [result.buffer] : [],
    );
  } catch (error) {
    port.postMessage({ id, error: (error as Error).message } satisfies Reply);
  }
});
port.postMessage({ id: 0 } satisfies Reply);

async function answer(database: Engine, request: Request) {
  if ("message" in request) return database.exchange(request.message);
  if ("copyTo" in request) {
    await database.copy(request.copyTo);
    return undefined;
  }
  if (request.ask === "snapshot") return database.snapshot();
  await database.close();
  return undefined;
}
