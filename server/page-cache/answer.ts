import { createHash } from "node:crypto";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";
export type Answer = {
  status: number;
  etag: string;
  bodies: Record<Encoding, Buffer>;
  headers: Record<Encoding, string[]>;
  unchangedHeaders: string[];
  bytes: number;
};

export const worthCompressing = 1_000;
const quality = 7;
/** Two to this power: a page fits in, and many are compressed at once. */
const windowBits = 18;
const notKept = new Set(["cache-tag", "x-request-id", "content-length", "content-encoding", "vary", "date", "connection"]);

/** Reads an answer whole and makes every form of it that will be sent: bytes and header lists, ready to write. */
export async function answerFrom(response: Response): Promise<Answer> {
  const body = Buffer.from(await response.arrayBuffer());
  const isPacked = response.headers.get("content-type") === "image/png" || body.length < worthCompressing;
  return makeAnswer(response.status, [...response.headers], {
    identity: body,
    br: isPacked ? body : compress.br(body),
    gzip: isPacked ? body : compress.gzip(body),
  });
}

export function makeAnswer(status: number, given: [string, string][], bodies: Record<Encoding, Buffer>): Answer {
  const etag = `"${createHash("sha256").update(bodies.identity).digest("base64url").slice(0, 22)}"`;
  const base = given.filter(([name]) => !notKept.has(name.toLowerCase()));
  const validators: [string, string][] = [
    ["etag", `W/${etag}`],
    ["vary", "Accept-Encoding"],
  ];
  const headersOf = (encoding: Encoding) => {
    const encoded: [string, string][] = bodies[encoding] === bodies.identity ? [] : [["content-encoding", encoding]];
    return [...base, ...validators, ...encoded, ["content-length", String(bodies[encoding].length)]].flat() as string[];
  };
  return {
    status,
    etag,
    bodies,
    headers: { br: headersOf("br"), gzip: headersOf("gzip"), identity: headersOf("identity") },
    unchangedHeaders: [...base.filter(([name]) => name.toLowerCase() !== "content-type"), ...validators].flat(),
    bytes: [...new Set(Object.values(bodies))].reduce((sum, body) => sum + body.length, 1_000),
  };
}

/** At once: it takes a millisecond or two. What is packed in another thread keeps the whole request alive until the next full collection. */
export const compress = {
  br: (body: Buffer) =>
    brotliCompressSync(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_LGWIN]: windowBits,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body: Buffer) => gzipSync(body),
};

const picked = new Map<string, Encoding>();

/** Browsers send a handful of different headers: each is read once. */
export function pickEncoding(accepts: string | undefined): Encoding {
  if (!accepts) return "identity";
  const known = picked.get(accepts);
  if (known) return known;
  const encoding = readAccepted(accepts);
  if (picked.size < 200) picked.set(accepts, encoding);
  return encoding;
}

/** What is liked best; of what is liked equally the smallest. */
function readAccepted(accepts: string): Encoding {
  const weights = new Map(
    accepts.split(",").map((part) => {
      const [name = "", weight] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*q=/);
      return [name, weight === undefined ? 1 : Number(weight)];
    }),
  );
  const ranked: [Encoding, number][] = [
    ["br", weights.get("br") ?? weights.get("*") ?? 0],
    ["gzip", weights.get("gzip") ?? weights.get("*") ?? 0],
    ["identity", weights.get("identity") ?? 0],
  ];
  const most = Math.max(...ranked.map(([, weight]) => weight || 0));
  return most > 0 ? (ranked.find(([, weight]) => weight === most)?.[0] ?? "identity") : "identity";
}

/** Whether who asks says that he has this already. */
export function isKnown(ifNoneMatch: string | null | undefined, etag: string) {
  return Boolean(ifNoneMatch && (ifNoneMatch.includes(etag) || ifNoneMatch.trim() === "*"));
}
