import { join } from "node:path";
import { createGate } from "../gate.ts";
import { projectRoot } from "../project-root.ts";
import type { FunctionCall } from "./run-function.ts";
import { type WorkerLimits, WorkerProcess } from "./worker-process.ts";

type Reader = (...given: never[]) => unknown;

/** Names a function that reads untrusted input; keeps its parameter and result types. */
export type Isolate = <F extends Reader>(
  file: string,
  name: string,
  ...given: Parameters<F>
) => Promise<Awaited<ReturnType<F>> | "ended" | "full">;

/**
 * Runs functions one at a time in a process. Returns "ended" if a limit killed the process, and
 * "full" if too many calls wait.
 */
export function createIsolate({ waiting, ...limits }: WorkerLimits & { waiting: number }): Isolate {
  const gate = createGate({ running: 1, waiting });
  const worker = new WorkerProcess<FunctionCall, unknown>(
    join(projectRoot, "platform/worker/run-function.ts"),
    limits,
  );
  return (file, name, ...given) => gate(() => worker.ask({ file, name, given })) as never;
}

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
