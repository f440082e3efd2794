import type { Context, Next } from "hono";
import { networkOf } from "#domain/accounts/rate-limit/network.ts";
import { createGate } from "#platform/gate.ts";
import { createBodyReceiver, type UploadPace } from "./body-receiver.ts";
import { rejectRequest } from "./problems.ts";

const reading = new Set(["GET", "HEAD", "OPTIONS"]);
const mostPassedBy = 64 * 1024 * 1024;
/** Complete bodies wait on disk, and are in memory only during their turn. */
const uploadsAtOnce = { running: 2, waiting: 60 };
/** Together with the complete bodies, fewer than the slots of the uploads class. */
const mostSenders = 120;
const mostOfNetwork = { household: 6, neighborhood: 12 };

const refusals = {
  full: [503, { "retry-after": "5" }],
  "too-slow": [408, { connection: "close" }],
  "too-large": [413, {}],
} as const;

type BodyLimits = {
  usual: number;
  mostAt: (path: string) => number | Promise<number>;
  addressOf: (context: Context) => string;
  directory: string;
  pace?: UploadPace;
};

/**
 * Rejects bodies above the limit, by their declared length or as soon as they exceed it. Larger
 * uploads are received first and processed in turn: slow senders delay no other request and are cut
 * off, the slowest also when all slots are taken, and each network gets a few at a time.
 */
export function bodyLimit({ usual, mostAt, addressOf, directory, pace }: BodyLimits) {
  const gate = createGate(uploadsAtOnce);
  const receive = createBodyReceiver(directory, mostSenders, pace);
  const takeSlot = countByNetwork();

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
    const leaveSlot = takeSlot(addressOf(context));
    if (!leaveSlot) return rejectRequest(path, 503, { "retry-after": "5" });
    const received = await receive(
      context.req.raw.body,
      announced > most ? 0 : most,
      most > usual ? mostPassedBy : 0,
    ).finally(leaveSlot);
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

/** Returns a function that releases the slot, or null if the network has its share. */
function countByNetwork() {
  const sending = new Map<string, number>();
  return (address: string) => {
    const networks = (["household", "neighborhood"] as const).map((reach) => ({
      key: `${reach} ${networkOf(address, reach)}`,
      most: mostOfNetwork[reach],
    }));
    if (networks.some(({ key, most }) => (sending.get(key) ?? 0) >= most)) return null;
    for (const { key } of networks) sending.set(key, (sending.get(key) ?? 0) + 1);
    return () => {
      for (const { key } of networks) {
        const left = (sending.get(key) ?? 1) - 1;
        if (left > 0) sending.set(key, left);
        else sending.delete(key);
      }
    };
  };
}
