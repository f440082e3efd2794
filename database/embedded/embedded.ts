import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { Duplex } from "node:stream";
import { Worker } from "node:worker_threads";
import { projectRoot } from "#platform/project-root.ts";
import { releaseDiskReserve } from "./disk-space.ts";
import type { EngineReply, EngineRequest } from "./worker.ts";

type PendingCall = {
  resolve: (result: EngineReply["result"]) => void;
  reject: (error: Error) => void;
  late?: NodeJS.Timeout;
};

/**
 * The thread allocates only short-lived messages. The default would take ten times the memory.
 */
const youngMb = 12;

const encoder = new TextEncoder();

/** Compiled once per process. Otherwise each thread would compile and optimize it again. */
let compiled: Promise<WebAssembly.Module> | undefined;

async function compile() {
  const installed = dirname(createRequire(import.meta.url).resolve("@electric-sql/pglite"));
  return WebAssembly.compile(await readFile(join(installed, "pglite.wasm")));
}

/**
 * PGlite in a thread, used through the regular PostgreSQL driver: streams from connect() replace
 * its sockets.
 */
export class EmbeddedDatabase {
  #worker: Worker | null = null;
  #opening: Promise<Worker> | null = null;
  /** The previous thread. Two at once would write to the same directory. */
  #ended: Promise<unknown> = Promise.resolve();
  #sockets = new Set<Duplex>();
  #waiting = new Map<number, PendingCall>();
  #lastId = 0;
  #hasBroken = false;
  #openings = 0;
  readonly #at: { directory?: string; snapshot?: Blob };
  readonly #deadline: number;

  /**
   * Ends the thread if a message exceeds the deadline, because the embedded database ignores
   * statement_timeout.
   */
  constructor(at: { directory?: string; snapshot?: Blob }, deadline = 60_000) {
    this.#at = at;
    this.#deadline = deadline;
  }

  /** Number of starts. Notifications in between may be lost. */
  get openings() {
    return this.#openings;
  }

  /** Opens the database, or reopens it after the thread died. */
  open(): Promise<Worker> {
    this.#opening ??= this.#ended.then(() => this.#start());
    return this.#opening;
  }

  async exchange(message: Uint8Array): Promise<Uint8Array> {
    return (await this.#ask({ message })) as Uint8Array;
  }

  async snapshot(): Promise<Blob> {
    return (await this.#ask({ ask: "snapshot" })) as Blob;
  }

  /** Copies a consistent snapshot: no statement runs in the meantime. */
  async copy(to: string) {
    await this.#ask({ copyTo: to });
  }

  /** Clears the transaction, settings, and listeners that a broken connection left behind. */
  async reset() {
    await this.exchange(simpleQuery("rollback"));
    await this.exchange(simpleQuery("discard all"));
  }

  connect(): Duplex {
    const socket = new EmbeddedSocket(this);
    this.#sockets.add(socket);
    return socket.once("close", () => this.#sockets.delete(socket));
  }

  async close() {
    if (!this.#worker) return;
    const worker = this.#worker;
    await this.#ask({ ask: "close" });
    this.#end(worker, new Error("The embedded database was closed."));
    await this.#ended;
  }

  async #start() {
    // It may have failed because the disk was full, and needs some space to open.
    if (this.#hasBroken && this.#at.directory) releaseDiskReserve(this.#at.directory);
    compiled ??= compile();
    const workerData = { ...this.#at, compiled: await compiled };
    return new Promise<Worker>((resolve, reject) => {
      const worker = new Worker(workerFile, {
        workerData,
        resourceLimits: { maxYoungGenerationSizeMb: youngMb },
      });
      this.#worker = worker;
      this.#openings++;
      const end = (error: Error) => {
        this.#hasBroken = true;
        reject(error);
        this.#end(worker, error);
      };
      worker.on("error", (error) => end(error as Error));
      worker.on("exit", () => end(new Error("The embedded database stopped.")));
      worker.on("message", (reply: EngineReply) =>
        reply.id === 0 ? resolve(worker) : this.#settle(worker, reply),
      );
    });
  }

  async #ask(
    request: { message: Uint8Array } | { ask: "snapshot" | "close" } | { copyTo: string },
  ) {
    const worker = await this.open();
    const id = ++this.#lastId;
    return new Promise<EngineReply["result"]>((resolve, reject) => {
      const waiting: PendingCall = { resolve, reject };
      if ("message" in request) {
        waiting.late = setTimeout(
          () => this.#end(worker, new Error("The query took too long and was canceled.")),
          this.#deadline,
        );
        waiting.late.unref();
      }
      this.#waiting.set(id, waiting);
      worker.postMessage({ id, ...request } as EngineRequest);
    });
  }

  #settle(worker: Worker, { id, result, error }: EngineReply) {
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    // After a trap, the instance is unusable.
    if (error !== undefined) {
      this.#hasBroken = true;
      return this.#end(worker, new Error(error));
    }
    this.#waiting.delete(id);
    clearTimeout(waiting.late);
    waiting.resolve(result);
  }

  /**
   * Breaks every stream of the thread, so that nothing continues in mid-transaction. The next
   * connection starts a new thread.
   */
  #end(worker: Worker, error: Error) {
    if (this.#worker !== worker) return;
    this.#worker = null;
    this.#opening = null;
    this.#ended = worker.terminate();
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject, late } of waiting) {
      clearTimeout(late);
      reject(error);
    }
    for (const socket of this.#sockets) socket.destroy(error);
  }
}

/** Emulates the driver's TCP socket over thread messages. */
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

// Node runs it from source, also next to the bundle.
const workerFile = join(projectRoot, "database/embedded/worker.ts");
