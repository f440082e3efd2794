import { type ChildProcess, fork } from "node:child_process";
import type { TaskReply, TaskRequest } from "./serve-tasks.ts";

type PendingCall<Result> = {
  resolve: (result: Result | "ended") => void;
  reject: (error: Error) => void;
};

/**
 * Limits in milliseconds: a longer task, or idling this long, ends the process. Memory covers only
 * JavaScript. `youngMb`: young generation; keep it small if data only passes through.
 */
export type WorkerLimits = { task: number; idle: number; heapMb: number; youngMb?: number };

/**
 * A process for untrusted input. Starts with the first task and ends when idle. A task beyond its
 * limits kills it, because a thread cannot be stopped inside native code and keeps its memory.
 * Gets no environment variables, and so no secrets.
 */
export class WorkerProcess<Task, Result> {
  #child: ChildProcess | null = null;
  #idle: NodeJS.Timeout | undefined;
  readonly #waiting = new Map<number, PendingCall<Result>>();
  #lastId = 0;
  readonly #file: string;
  readonly #limits: WorkerLimits;

  /** `file` calls `serveTasks`. Node runs it from source, even next to the bundle. */
  constructor(file: string, limits: WorkerLimits) {
    this.#file = file;
    this.#limits = limits;
  }

  get processId() {
    return this.#child?.pid ?? null;
  }

  /** "ended": the process exited before the task was done. */
  async ask(task: Task): Promise<Result | "ended"> {
    clearTimeout(this.#idle);
    const child = this.#child ?? this.#start();
    child.channel?.ref();
    const id = ++this.#lastId;
    const late = setTimeout(() => this.#end(child), this.#limits.task);
    try {
      return await new Promise((resolve, reject) => {
        this.#waiting.set(id, { resolve, reject });
        child.send({ id, task } satisfies TaskRequest<Task>, (error) => error && this.#end(child));
      });
    } finally {
      clearTimeout(late);
      if (this.#waiting.size === 0) this.#rest();
    }
  }

  #start() {
    const { heapMb, youngMb } = this.#limits;
    const child = fork(this.#file, [], {
      env: {},
      execArgv: [
        `--max-old-space-size=${heapMb}`,
        ...(youngMb === undefined ? [] : [`--max-semi-space-size=${youngMb}`]),
      ],
      serialization: "advanced",
      // Ignored, because a process that runs out of memory prints a whole page.
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    this.#child = child;
    child.unref();
    child.on("error", () => this.#end(child));
    child.on("exit", () => this.#end(child));
    child.on("message", (reply: TaskReply<Result>) => this.#settle(reply));
    return child;
  }

  #settle(reply: TaskReply<Result>) {
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if ("result" in reply) waiting?.resolve(reply.result);
    else waiting?.reject(new Error(reply.error));
  }

  #rest() {
    const child = this.#child;
    child?.channel?.unref();
    clearTimeout(this.#idle);
    if (child) this.#idle = setTimeout(() => this.#end(child), this.#limits.idle).unref();
  }

  /** Drops all tasks of the process; the next task starts a new one. */
  #end(child: ChildProcess) {
    child.kill("SIGKILL");
    if (this.#child !== child) return;
    this.#child = null;
    clearTimeout(this.#idle);
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { resolve } of waiting) resolve("ended");
  }
}
