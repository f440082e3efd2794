import { parentPort, workerData } from "node:worker_threads";
import { type EmbeddedEngine, openEngine } from "./engine.ts";

/**
 * Thread of the embedded database, so that slow queries never block the server. Talks to
 * embedded.ts.
 */
export type EngineRequest =
  | { id: number; message: Uint8Array }
  | { id: number; ask: "snapshot" | "close" }
  | { id: number; copyTo: string };
export type EngineReply = {
  id: number;
  result?: Uint8Array<ArrayBuffer> | Blob | undefined;
  error?: string;
};

const port = parentPort;
if (!port) throw new Error("worker.ts runs as a worker thread");
const engine = await openEngine(workerData);

port.on("message", async (request: EngineRequest) => {
  const { id } = request;
  try {
    const result = await answer(engine, request);
    port.postMessage(
      { id, result } satisfies EngineReply,
      result instanceof Uint8Array ? [result.buffer] : [],
    );
  } catch (error) {
    port.postMessage({ id, error: (error as Error).message } satisfies EngineReply);
  }
});
port.postMessage({ id: 0 } satisfies EngineReply);

async function answer(database: EmbeddedEngine, request: EngineRequest) {
  if ("message" in request) return database.exchange(request.message);
  if ("copyTo" in request) {
    await database.copy(request.copyTo);
    return undefined;
  }
  if (request.ask === "snapshot") return database.snapshot();
  await database.close();
  return undefined;
}
