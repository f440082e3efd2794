import { join } from "node:path";
import { Duplex } from "node:stream";
import { Worker } from "node:worker_threads";
import { projectRoot } from "#platform/project-root.ts";
import type { Reply, Request } from "./worker.ts";

type Waiting = { resolve: (result: Reply["result"]) => void; reject: (error: Error) => void; late?: NodeJS.Timeout };

// A message that takes longer ends the thread: the embedded database ignores statement_timeout.
const deadline = 60_000;
const encoder = new TextEncoder();

/** PGlite in a thread, reached by the ordinary PostgreSQL driver: each stream from connect() stands in for its socket. */
export class EmbeddedDatabase {
  #worker: Worker | null = null;
  #opening: Promise<Worker> | null = null;
  #waiting = new Map<number, Waiting>();
  #lastId = 0;
  readonly #at: { directory?: string; snapshot?: Blob };

  constructor(at: { directory?: string; snapshot?: Blob }) {
    this.#at = at;
  }

  /** Opens, or opens again after the thread died. */
  open(): Promise<Worker> {
    this.#opening ??= this.#start().catch((error) => {
      this.#opening = null;
      throw error;
    });
    return this.#opening;
  }

  async exchange(message: Uint8Array): Promise<Uint8Array> {
    return (await this.#ask({ message })) as Uint8Array;
  }

  async snapshot(): Promise<Blob> {
    return (await this.#ask({ ask: "snapshot" })) as Blob;
  }

  /** A new connection finds no transaction, setting or listener of one that broke off. */
  async reset() {
    await this.exchange(simpleQuery("rollback"));
    await this.exchange(simpleQuery("discard all"));
  }

  connect(): Duplex {
    return new EmbeddedSocket(this);
  }

  async close() {
    if (!this.#worker) return;
    const worker = this.#worker;
    await this.#ask({ ask: "close" });
    this.#worker = null;
    this.#opening = null;
    await worker.terminate();
  }

  #start() {
    return new Promise<Worker>((resolve, reject) => {
      const worker = new Worker(workerFile, { workerData: this.#at });
      worker.on("error", (error) => {
        reject(error);
        this.#fail(worker, error as Error);
      });
      worker.on("exit", () => this.#fail(worker, new Error("The embedded database stopped.")));
      worker.on("message", (reply: Reply) => {
        if (reply.id === 0) {
          this.#worker = worker;
          return resolve(worker);
        }
        this.#settle(reply);
      });
    });
  }

  async #ask(request: { message: Uint8Array } | { ask: "snapshot" | "close" }) {
    const worker = await this.open();
    const id = ++this.#lastId;
    return new Promise<Reply["result"]>((resolve, reject) => {
      const waiting: Waiting = { resolve, reject };
      if ("message" in request) {
        waiting.late = setTimeout(() => void worker.terminate(), deadline);
        waiting.late.unref();
      }
      this.#waiting.set(id, waiting);
      worker.postMessage({ id, ...request } as Request);
    });
  }

  #settle({ id, result, error }: Reply) {
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    this.#waiting.delete(id);
    clearTimeout(waiting.late);
    if (error === undefined) return waiting.resolve(result);
    waiting.reject(new Error(error));
    // After a trap the instance is dead: the next connection opens a new one.
    void this.#worker?.terminate();
  }

  #fail(worker: Worker, error: Error) {
    if (this.#worker && this.#worker !== worker) return;
    this.#worker = null;
    this.#opening = null;
    for (const { reject, late } of this.#waiting.values()) {
      clearTimeout(late);
      reject(error);
    }
    this.#waiting.clear();
  }
}

/** What the driver expects of a TCP socket, over the thread's messages. */
class EmbeddedSocket extends Duplex {
  readonly #database: EmbeddedDatabase;

  constructor(database: EmbeddedDatabase) {
    super();
    this.#database = database;
  }

  connect() {
    this.#database.reset().then(
      () => this.emit("connect"),
      (error) => this.destroy(error),
    );
    return this;
  }

  override _read() {}

  override _write(chunk: Buffer, _encoding: string, done: (error?: Error) => void) {
    if (chunk[0] === terminate) return done();
    this.#database.exchange(new Uint8Array(chunk)).then((answer) => {
      this.push(Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength));
      done();
    }, done);
  }

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error) => void) {
    this._write(Buffer.concat(chunks.map(({ chunk }) => chunk)), "buffer", done);
  }

  override _final(done: () => void) {
    this.push(null);
    done();
  }

  setNoDelay() {
    return this;
  }
  setKeepAlive() {
    return this;
  }
  ref() {
    return this;
  }
  unref() {
    return this;
  }
}

const terminate = "X".charCodeAt(0);

function simpleQuery(sql: string): Uint8Array {
  const text = encoder.encode(`${sql}\0`);
  const message = new Uint8Array(5 + text.length);
  message[0] = "Q".charCodeAt(0);
  new DataView(message.buffer).setInt32(1, 4 + text.length);
  message.set(text, 5);
  return message;
}

// Node runs it from the source as it stands, beside the bundle too.
const workerFile = join(projectRoot, "database/embedded/worker.ts");
