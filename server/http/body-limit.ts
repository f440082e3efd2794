import type { Context, Next } from "hono";
import { refuse } from "./problems.ts";

/** Refuses a larger body: by the length that it announces, else as soon as more has come. */
export function bodyLimit(most: number) {
  return async (context: Context, next: Next) => {
    const announced = context.req.header("content-length");
    if (announced !== undefined) return Number(announced) > most ? refuse(context.req.path, 413) : next();
    if (context.req.header("transfer-encoding") === undefined) return next();
    const { raw } = context.req;
    const body = await readAtMost(raw.body, most);
    if (!body) return refuse(context.req.path, 413);
    context.req.raw = new Request(raw.url, { method: raw.method, headers: raw.headers, signal: raw.signal, body });
    return next();
  };
}

async function readAtMost(stream: ReadableStream<Uint8Array> | null, most: number) {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream ?? []) {
    size += chunk.length;
    if (size > most) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
