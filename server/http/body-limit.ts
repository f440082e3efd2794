import type { Context, Next } from "hono";
import { createGate } from "#platform/gate.ts";
import { createBodyReceiver, type UploadPace } from "./body-receiver.ts";
import { rejectRequest } from "./problems.ts";

const reading = new Set(["GET", "HEAD", "OPTIONS"]);
const mostPassedBy = 64 * 1024 * 1024;
/** Complete bodies wait on disk, and are in memory only during their turn. */
const uploadsAtOnce = { running: 2, waiting: 60 };
const mostOfSource = 6;

const refusals = {
  full: [503, { "retry-after": "5" }],
  "too-slow": [408, { connection: "close" }],
  "too-large": [413, {}],
} as const;

type BodyLimits = {
  usual: number;
  mostAt: (path: string) => number | Promise<number>;
  sourceOf: (context: Context) => string;
  directory: string;
  pace?: UploadPace;
};

/**
 * Rejects bodies above the limit, by their declared length or as soon as they exceed it. Larger
 * uploads are received first and processed in turn: slow senders delay no other request and are cut
 * off, and each source gets a few at a time.
 */
export function bodyLimit({ usual, mostAt, sourceOf, directory, pace }: BodyLimits) {
  const gate = createGate(uploadsAtOnce);
  const receive = createBodyReceiver(directory, pace);
  const sending = new Map<string, number>();

  return async (context: Context, next: Next) => {
    const { method, path } = context.req;
    const header = context.req.header("content-length");
    const isOpen = header === undefined && context.req.header("transfer-encoding") !== undefined;
    const announced = header === undefined ? 0 : Number(header);
    const most =
      reading.has(method) || (announced <= usual && !isOpen) ? usual : await mostAt(path);
    if (announced > most && most <= usual) return rejectRequest(path, 413);
    // Bodies of read requests are ignored.
    if (most <= usual && (!isOpen || reading.has(method))) return next();
    const source = sourceOf(context);
    const before = sending.get(source) ?? 0;
    if (before >= mostOfSource) return rejectRequest(path, 503, { "retry-after": "5" });
    sending.set(source, before + 1);
    const received = await receive(
      context.req.raw.body,
      announced > most ? 0 : most,
      most > usual ? mostPassedBy : 0,
    ).finally(() => {
      const left = (sending.get(source) ?? 1) - 1;
      if (left > 0) sending.set(source, left);
      else sending.delete(source);
    });
    if (received.outcome !== "whole") {
      const [status, headers] = refusals[received.outcome];
      return rejectRequest(path, status, headers);
    }
    try {
      const answer = await gate(async () => {
        const { raw } = context.req;
        const body = await received.read();
        await received.drop();
        context.req.raw = new Request(raw.url, {
          method: raw.method,
          headers: raw.headers,
          signal: raw.signal,
          body,
        });
        return next();
      });
      return answer === "full" ? rejectRequest(path, 503, { "retry-after": "5" }) : answer;
    } finally {
      await received.drop();
    }
  };
}
