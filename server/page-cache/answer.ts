import { createHash } from "node:crypto";
import { brotliCompressSync, brotliDecompressSync, constants, gzipSync } from "node:zlib";
import { LRUCache } from "lru-cache";

export type ContentEncoding = "br" | "gzip" | "identity";
type EncodedBody = { body: Buffer; headers: string[] };

export const minCompressedBytes = 1_000;
const quality = 8;
/** Log2 of Brotli's window: a page fits, and memory stays small with many compressions at once. */
const windowBits = 18;
const notKept = new Set([
  "cache-tag",
  "x-request-id",
  "content-length",
  "content-encoding",
  "vary",
  "date",
  "connection",
]);

/**
 * Buffers a response for sending. Compresses with Brotli right away, because most browsers ask for
 * it; other encodings derive from it.
 */
export async function bufferResponse(response: Response): Promise<Answer> {
  const body = Buffer.from(await response.arrayBuffer());
  const isPacked =
    response.headers.get("content-type") === "image/png" || body.length < minCompressedBytes;
  const bodies = isPacked ? { identity: body, br: body, gzip: body } : { br: compressors.br(body) };
  return new Answer(response.status, [...response.headers], hashEtag(body), bodies);
}

export function hashEtag(body: Buffer) {
  return `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
}

/** A response as bytes and header lists. Encodes only the forms that clients request. */
export class Answer {
  readonly status: number;
  readonly etag: string;
  readonly unchangedHeaders: string[];
  /** Memory size, including the encoded forms so far. */
  bytes = 1_000;
  readonly #headers: [string, string][];
  readonly #forms: Partial<Record<ContentEncoding, EncodedBody>> = {};

  constructor(
    status: number,
    headers: [string, string][],
    etag: string,
    bodies: Partial<Record<ContentEncoding, Buffer>> & { br: Buffer },
  ) {
    this.status = status;
    this.etag = etag;
    const cachedHeaders = headers.filter(([name]) => !notKept.has(name.toLowerCase()));
    this.#headers = [...cachedHeaders, ["etag", `W/${etag}`], ["vary", "Accept-Encoding"]];
    this.unchangedHeaders = this.#headers
      .filter(([name]) => name.toLowerCase() !== "content-type")
      .flat();
    for (const [encoding, body] of Object.entries(bodies))
      this.#keep(encoding as ContentEncoding, body, body === bodies.identity);
    this.bytes += [...new Set(Object.values(bodies))].reduce((sum, body) => sum + body.length, 0);
  }

  form(encoding: ContentEncoding): EncodedBody {
    return this.#forms[encoding] ?? this.#make(encoding);
  }

  #make(encoding: ContentEncoding): EncodedBody {
    const plain = this.#forms.identity?.body ?? brotliDecompressSync(this.form("br").body);
    const body = encoding === "gzip" ? compressors.gzip(plain) : plain;
    this.bytes += body.length;
    return this.#keep(encoding, body, encoding === "identity");
  }

  #keep(encoding: ContentEncoding, body: Buffer, isPlain: boolean): EncodedBody {
    const encoded: [string, string][] = isPlain ? [] : [["content-encoding", encoding]];
    const form = {
      body,
      headers: [
        ...this.#headers,
        ...encoded,
        ["content-length", String(body.length)],
      ].flat() as string[],
    };
    this.#forms[encoding] = form;
    return form;
  }
}

/**
 * Synchronous, because it takes a millisecond or two. Compression in a thread pool would keep the
 * whole request alive until the next full collection.
 */
export const compressors = {
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

/** Memoized, because browsers send only a handful of different headers. */
const picked = new LRUCache<string, ContentEncoding>({ max: 200, memoMethod: readAccepted });

export const pickEncoding = (accepts: string | undefined): ContentEncoding =>
  accepts ? picked.memo(accepts) : "identity";

/** Picks the highest weight, and the smallest encoding among equals. */
function readAccepted(accepts: string): ContentEncoding {
  const weights = new Map(
    accepts.split(",").map((part) => {
      const [name = "", weight] = part.toLowerCase().split(/;\s*q=/);
      return [name.trim(), weight === undefined ? 1 : Number(weight)];
    }),
  );
  const ranked: [ContentEncoding, number][] = [
    ["br", weights.get("br") ?? weights.get("*") ?? 0],
    ["gzip", weights.get("gzip") ?? weights.get("*") ?? 0],
    ["identity", weights.get("identity") ?? 0],
  ];
  const most = Math.max(...ranked.map(([, weight]) => weight || 0));
  return most > 0 ? (ranked.find(([, weight]) => weight === most)?.[0] ?? "identity") : "identity";
}

/** Reports whether the client has this version already. */
export function matchesEtag(ifNoneMatch: string | null | undefined, etag: string) {
  return Boolean(ifNoneMatch && (ifNoneMatch.includes(etag) || ifNoneMatch.trim() === "*"));
}
