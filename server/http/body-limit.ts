import type { Context, Next } from "hono";
import { createGate } from "#platform/gate.ts";
import { refuse } from "./problems.ts";

const reading = new Set(["GET", "HEAD", "OPTIONS"]);
const mostPassedBy = 64 * 1024 * 1024;
const uploadsAtOnce = { running: 2, waiting: 20 };

/**
 * Refuses a larger body: by the length that it announces, else as soon as more has come. What only some paths take is read here
 * as a whole and held by few requests at a time: pictures that arrive together fill no memory, and slow ones keep no page waiting.
 */
export function bodyLimit(usual: number, mostAt: (path: string) => number | Promise<number>) {
  const gate = createGate(uploadsAtOnce);
  return async (context: Context, next: Next) => {
    const { method, path } = context.req;
    const header = context.req.header("content-length");
    const isOpen = header === undefined && context.req.header("transfer-encoding") !== undefined;
    const announced = header === undefined ? 0 : Number(header);
    const most = reading.has(method) || (announced <= usual && !isOpen) ? usual : await mostAt(path);
    if (announced > most && most > usual) await readAtMost(context.req.raw.body, 0, mostPassedBy);
    if (announced > most) return refuse(path, 413);
    // What comes with a question is nothing that anybody reads.
    if (most === usual) return isOpen && !reading.has(method) ? readWhole(context, next, most, 0) : next();
    const answer = await gate(() => readWhole(context, next, most, mostPassedBy));
    return answer === "full" ? refuse(path, 503, { "retry-after": "5" }) : answer;
  };
}

async function readWhole(context: Context, next: Next, most: number, passedBy: number) {
  const { raw } = context.req;
  const body = await readAtMost(raw.body, most, passedBy);
  if (!body) return refuse(context.req.path, 413);
  context.req.raw = new Request(raw.url, { method: raw.method, headers: raw.headers, signal: raw.signal, body });
  return next();
}

/** Null where more came, which is let pass by up to a bound: a browser that is still sending would not see why it is refused. */
async function readAtMost(stream: ReadableStream<Uint8Array> | null, most: number, passedBy: number) {
  let chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream ?? []) {
    size += chunk.length;
    if (size <= most) chunks.push(chunk);
    else chunks = [];
    if (size > most + passedBy) return null;
  }
  return size > most ? null : Buffer.concat(chunks);
}
