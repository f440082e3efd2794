import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { type FileHandle, mkdir, open, rm } from "node:fs/promises";
import { join } from "node:path";

export type UploadPace = { bytes: number; milliseconds: number };
type CompleteBody = {
  outcome: "whole";
  size: number;
  read(): Promise<Uint8Array<ArrayBuffer>>;
  drop(): Promise<void>;
};
export type ReceivedBody = CompleteBody | { outcome: "too-large" | "too-slow" | "full" };

const mostInMemory = 64 * 1024;
/** Total of all current uploads, because the database shares the disk. */
const usualOnDisk = 512 * 1024 * 1024;

/** Slower senders are cut off: even a phone with a weak connection is five times as fast. */
const usualPace = { bytes: 20 * 1024, milliseconds: 5_000 };
/** Time to reach a speed before it is compared with that of others. */
const grace = 1_000;

type Sender = {
  since: number;
  bytes: number;
  /** Bytes of the last seconds: earlier ones count less and less. */
  recent: { bytes: number; at: number };
  stop: AbortController;
  gone: Promise<void>;
};

/**
 * Receives bodies before any processing: small ones in memory, others in unlinked files, so that a
 * killed process leaves nothing behind. With `mostSenders` at once, or the disk budget used up, the
 * slowest of the last seconds makes room for the others: holding either takes as much bandwidth as
 * real uploads.
 */
export function createBodyReceiver(
  directory: string,
  mostSenders: number,
  pace: UploadPace = usualPace,
  mostOnDisk = usualOnDisk,
) {
  let onDisk = 0;
  const senders = new Set<Sender>();

  const fading = ({ recent }: Sender, now: number) =>
    recent.bytes * Math.exp((2 * (recent.at - now)) / pace.milliseconds);

  /** Disconnects the slowest sender. Returns null if none has had time to show its speed. */
  function cutSlowest() {
    const now = performance.now();
    const [slowest] = [...senders]
      .filter(({ since }) => now - since >= grace)
      .toSorted((one, other) => fading(one, now) - fading(other, now));
    if (!slowest) return null;
    senders.delete(slowest);
    slowest.stop.abort();
    return slowest;
  }

  /** Waits for space. Returns false if this sender is the slowest, or was cut while it waited. */
  async function findRoom(bytes: number, sender: Sender) {
    while (onDisk + bytes > mostOnDisk) {
      const cut = cutSlowest();
      if (!cut || sender.stop.signal.aborted) return false;
      await Promise.race([cut.gone, once(sender.stop.signal, "abort")]);
      if (sender.stop.signal.aborted) return false;
    }
    return true;
  }

  /**
   * Drains up to `passedBy` bytes beyond `most`: a browser that still sends would not see the
   * refusal.
   */
  return async function receive(
    stream: ReadableStream<Uint8Array> | null,
    most: number,
    passedBy: number,
  ): Promise<ReceivedBody> {
    if (senders.size >= mostSenders && !cutSlowest()) return { outcome: "full" };
    const since = performance.now();
    const { promise: gone, resolve: leave } = Promise.withResolvers<void>();
    const stop = new AbortController();
    const sender: Sender = { since, bytes: 0, recent: { bytes: 0, at: since }, stop, gone };
    const body = createBody((bytes) => findRoom(bytes, sender));
    let size = 0;
    senders.add(sender);
    try {
      for await (const chunk of atPace(stream, pace, sender)) {
        size += chunk.length;
        const now = performance.now();
        sender.recent = { bytes: fading(sender, now) + chunk.length, at: now };
        if (size > most + passedBy) break;
        if (size > most) await body.drop();
        else if (!(await body.add(chunk)))
          return await ended(stop.signal.aborted ? "too-slow" : "full");
      }
      return size > most
        ? await ended("too-large")
        : { outcome: "whole", size, read: body.read, drop: body.drop };
    } catch (error) {
      if (error instanceof TooSlow) return ended("too-slow");
      await body.drop();
      throw error;
    } finally {
      senders.delete(sender);
      leave();
    }

    async function ended(outcome: "too-large" | "too-slow" | "full") {
      await body.drop();
      return { outcome };
    }
  };

  function createBody(hasRoom: (bytes: number) => Promise<boolean>) {
    let chunks: Uint8Array[] = [];
    let file: FileHandle | null = null;
    let inMemory = 0;
    let inFile = 0;

    async function spill() {
      file ??= await openUnlinkedFile(directory);
      for (const chunk of chunks) {
        await file.write(chunk, 0, chunk.length, inFile);
        inFile += chunk.length;
      }
      chunks = [];
      inMemory = 0;
    }

    return {
      async add(chunk: Uint8Array) {
        chunks.push(chunk);
        inMemory += chunk.length;
        if (inMemory <= mostInMemory) return true;
        if (!(await hasRoom(inMemory))) return false;
        onDisk += inMemory;
        await spill();
        return true;
      },
      async read() {
        const whole = new Uint8Array(inFile + inMemory);
        if (file) await file.read(whole, 0, inFile, 0);
        let at = inFile;
        for (const chunk of chunks) {
          whole.set(chunk, at);
          at += chunk.length;
        }
        return whole;
      },
      async drop() {
        onDisk -= inFile;
        inFile = 0;
        chunks = [];
        inMemory = 0;
        await file?.close();
        file = null;
      },
    };
  }
}

async function openUnlinkedFile(directory: string) {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const path = join(directory, randomUUID());
  const file = await open(path, "wx+", 0o600);
  await rm(path);
  return file;
}

class TooSlow extends Error {}

async function* atPace(
  stream: ReadableStream<Uint8Array> | null,
  { bytes, milliseconds }: UploadPace,
  sender: Sender,
) {
  if (!stream) return;
  const reader = stream.getReader();
  let before = 0;
  const { signal } = sender.stop;
  signal.addEventListener("abort", () => void reader.cancel().catch(() => {}));
  const timer = setInterval(() => {
    if (sender.bytes - before < bytes) sender.stop.abort();
    before = sender.bytes;
  }, milliseconds);
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (signal.aborted) throw new TooSlow();
      if (done) return;
      sender.bytes += value.length;
      yield value;
    }
  } finally {
    clearInterval(timer);
    if (!signal.aborted) reader.releaseLock();
  }
}
