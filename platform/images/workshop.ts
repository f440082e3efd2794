import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import { projectRoot } from "../project-root.ts";
import type { Made, Order, Reply, Task } from "./worker.ts";

type Waiting = { resolve: (made: Made | "ended") => void; reject: (error: Error) => void };

/** Of the thread that takes the orders; pictures lie outside it. */
const mostHeapMb = 64;

/**
 * A process of its own that makes pictures, there from the first order until it had none for a while. A thread would not do: nothing ends
 * one in the middle of a picture, and what a picture took is not given back. It knows no setting and no secret of ours.
 */
export class Workshop {
  #child: ChildProcess | null = null;
  #idle: NodeJS.Timeout | undefined;
  readonly #waiting = new Map<number, Waiting>();
  #lastId = 0;
  readonly #limits: { task: number; idle: number };

  /** Milliseconds: a task that takes longer ends the process, and so does having none. */
  constructor(limits: { task: number; idle: number }) {
    this.#limits = limits;
  }

  get processId() {
    return this.#child?.pid ?? null;
  }

  /** "ended": the process was gone before the picture was made. */
  async ask(task: Task): Promise<Made | "ended"> {
    clearTimeout(this.#idle);
    const child = this.#child ?? this.#start();
    child.channel?.ref();
    const id = ++this.#lastId;
    const late = setTimeout(() => this.#end(child), this.#limits.task);
    try {
      return await new Promise((resolve, reject) => {
        this.#waiting.set(id, { resolve, reject });
        child.send({ id, task } satisfies Order, (error) => error && this.#end(child));
      });
    } finally {
      clearTimeout(late);
      if (this.#waiting.size === 0) this.#rest();
    }
  }

  #start() {
    const child = fork(workerFile, [], {
      env: {},
      execArgv: [`--max-old-space-size=${mostHeapMb}`],
      serialization: "advanced",
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    this.#child = child;
    child.unref();
    child.on("error", () => this.#end(child));
    child.on("exit", () => this.#end(child));
    child.on("message", (reply: Reply) => this.#settle(reply));
    return child;
  }

  #settle(reply: Reply) {
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if ("made" in reply) waiting?.resolve(reply.made);
    else waiting?.reject(new Error(reply.error));
  }

  #rest() {
    const child = this.#child;
    child?.channel?.unref();
    clearTimeout(this.#idle);
    if (child) this.#idle = setTimeout(() => this.#end(child), this.#limits.idle).unref();
  }

  /** Whatever it had before it ends with it; the next order starts another. */
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

// Node runs it from the source as it stands, beside the bundle too.
const workerFile = join(projectRoot, "platform/images/worker.ts");
