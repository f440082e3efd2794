import { join } from "node:path";
import { Tinypool } from "tinypool";
import { createGate } from "../gate.ts";
import { projectRoot } from "../project-root.ts";

type Reader = (...args: never[]) => unknown;

/** Names a function that reads untrusted input; keeps its parameter and result types. */
export type Isolate = <F extends Reader>(
  file: string,
  name: string,
  ...parameters: Parameters<F>
) => Promise<Awaited<ReturnType<F>> | "ended" | "full">;

/**
 * Limits in milliseconds: a longer task, or idling this long, ends the process. Memory covers only
 * JavaScript. `youngMb`: young generation; keep it small if data only passes through.
 */
export type IsolateLimits = {
  task: number;
  idle: number;
  heapMb: number;
  youngMb?: number;
  waiting: number;
};

/**
 * Runs functions one at a time in a process, not a thread: a thread cannot be stopped inside native
 * code and keeps its memory. The process starts with the first task, ends when idle, and gets no
 * environment variables, and so no secrets. Returns "ended" if a limit killed the process, and
 * "full" if too many calls wait.
 */
export function createIsolate({ task, idle, heapMb, youngMb, waiting }: IsolateLimits) {
  const gate = createGate({ running: 1, waiting });
  const pool = new Tinypool({
    runtime: "child_process",
    serialization: "advanced",
    filename: join(projectRoot, "platform/worker/run-function.ts"),
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: idle,
    env: {},
    execArgv: [
      `--max-old-space-size=${heapMb}`,
      ...(youngMb === undefined ? [] : [`--max-semi-space-size=${youngMb}`]),
    ],
  });
  // The process died between two tasks: the next one starts another.
  pool.on("error", () => {});
  const run = async (call: FunctionCall) => {
    let result: unknown;
    // Straight to the process and back: the pool's own messages copy large files twice more.
    const channel = {
      onMessage: (send: (call: FunctionCall) => void) => send(call),
      postMessage: (reply: FunctionReply) => {
        result = reply.result;
      },
    };
    try {
      await pool.run(null, { signal: AbortSignal.timeout(task), channel });
      return result;
    } catch (error) {
      // An error of the function arrives as a plain object; instances of Error are the pool's own.
      if (error instanceof Error) return "ended";
      throw new Error((error as Error).message);
    }
  };
  const isolate: Isolate = (file, name, ...parameters) =>
    gate(() => run({ file, name, args: parameters })) as never;
  return Object.assign(isolate, { processId: () => pool.threads[0]?.threadId ?? null });
}

export type FunctionCall = { file: string; name: string; args: unknown[] };
export type FunctionReply = { result: unknown };

/** Web pages, robots.txt and calendars: at most a megabyte each. */
export const isolateText = createIsolate({ task: 10_000, idle: 30_000, heapMb: 256, waiting: 20 });
/** Files that an admin imports: at most 20 megabytes. */
export const isolateFile = createIsolate({ task: 30_000, idle: 30_000, heapMb: 768, waiting: 4 });
/** Rows of such files, some hundred at a time. */
export const isolateRows = createIsolate({
  task: 5_000,
  idle: 30_000,
  heapMb: 128,
  youngMb: 2,
  waiting: 20,
});
