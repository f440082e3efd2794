import { type ChildProcess, fork } from "node:child_process";
import type { Order, Reply } from "./serve-tasks.ts";

type Waiting<Result> = {
  resolve: (result: Result | "ended") => void;
  reject: (error: Error) => void;
};

/** Milliseconds: a task that takes longer ends the process, and so does having none. Memory is that of JavaScript alone. `youngMb`: for what lives briefly; little, where much passes through and nothing is kept. */
export type WorkerLimits = { task: number; idle: number; heapMb: number; youngMb?: number };

/**
 * A process for work on what strangers send, started with the first task and ended when there was none for a while. It is killed when a task
 * exceeds a limit: a thread cannot be stopped inside native code and does not give back its memory. It gets no environment and so no secret.
 */
export class WorkerProcess<Task, Result> {
  #child: ChildProcess | null = null;
  #idle: NodeJS.Timeout | undefined;
  readonly #waiting = new Map<number, Waiting<Result>>();
  #lastId = 0;
  readonly #file: string;
  readonly #limits: WorkerLimits;

  /** The file calls `serveTasks`. Node runs it from the source as it is, beside the bundle too. */
  constructor(file: string, limits: WorkerLimits) {
    this.#file = file;
    this.#limits = limits;
  }

  get processId() {
    return this.#child?.pid ?? null;
  }

  /** "ended": the process was gone before the task was done. */
  async ask(task: Task): Promise<Result | "ended"> {
    clearTimeout(this.#idle);
    const child = this.#child ?? this.#start();
    child.channel?.ref();
    const id = ++this.#lastId;
    const late = setTimeout(() => this.#end(child), this.#limits.task);
    try {
      return await new Promise((resolve, reject) => {
        this.#waiting.set(id, { resolve, reject });
        child.send({ id, task } satisfies Order<Task>, (error) => error && this.#end(child));
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
      // A process that runs out of memory writes a page about it.
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    this.#child = child;
    child.unref();
    child.on("error", () => this.#end(child));
    child.on("exit", () => this.#end(child));
    child.on("message", (reply: Reply<Result>) => this.#settle(reply));
    return child;
  }

  #settle(reply: Reply<Result>) {
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

  /** Every task it had ends with it; the next one starts another. */
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
