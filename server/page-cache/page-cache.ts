import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { classifyRequest, type RequestKind } from "../request-kind.ts";
import {
  type Answer,
  bufferResponse,
  type ContentEncoding,
  matchesEtag,
  pickEncoding,
} from "./answer.ts";

/** `path`: the one spelling of the page's path, under which it is rendered and cached. */
export type CacheRule = { path: string; query: string[]; seconds: number; readers?: Readers };
/** Normalize a parameter's value; "" for a value that the page ignores. */
type Readers = Record<string, (value: string) => string>;

type CacheEntry = { answer: Answer; tags: string[]; kind: RequestKind };
type ServedCounts = Partial<Record<RequestKind, Record<number, number>>>;
/** `tags`: null if the response must not be cached, because it may show anything. */
type RenderResult = { answer: Answer | Response; tags: string[] | null };
/** A render in progress, and the tags invalidated since its start, in order. */
type PendingRender = { filled: Promise<RenderResult>; changed: string[] };

/** URL aliases: forms encode spaces as "+", programs as "%20", newsletters add a source. */
const mostSpellings = 5_000;
const longestSpelling = 300;

/**
 * Caches complete responses (HTML and JSON) that are the same for everyone. A hit takes one
 * or two lookups by raw URL. Only declared parameters are cached; requests reach the renderer
 * without cookies, and responses that set one are not cached.
 */
export class PageCache {
  readonly #entries: LRUCache<string, CacheEntry>;
  #keysByTag = new Map<string, Set<string>>();
  #keysBySpelling = new LRUCache<string, string>({ max: mostSpellings });
  #filling = new Map<string, PendingRender>();
  readonly #isOff: boolean;
  readonly #ruleFor: (pathname: string) => CacheRule | null;
  /** `served`: by kind and status for the metrics, since hits never reach the app. */
  readonly counts = { hits: 0, misses: 0, dropped: 0, served: {} as ServedCounts };

  constructor(options: { bytes: number; ruleFor: (pathname: string) => CacheRule | null }) {
    this.#isOff = options.bytes === 0;
    this.#entries = new LRUCache({
      maxSize: Math.max(options.bytes, 1),
      sizeCalculation: ({ answer }) => answer.bytes,
      ttlResolution: 0,
      noDisposeOnSet: true,
      dispose: ({ tags }, key) => this.#untag(key, tags),
    });
    this.#ruleFor = options.ruleFor;
  }

  get size() {
    return { bytes: this.#entries.calculatedSize, entries: this.#entries.size };
  }

  /** Responds from memory inside Node's listener, or returns false. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const isHead = request.method === "HEAD";
    if (
      (request.method !== "GET" && !isHead) ||
      namesCaller(request.url ?? "", request.headers.authorization, request.headers.cookie)
    )
      return false;
    const key = this.#keyOf(request);
    const entry = this.#entries.get(key);
    if (!entry) return false;
    const { answer } = entry;
    const isUnchanged = matchesEtag(request.headers["if-none-match"], answer.etag);
    this.#countHit(entry.kind, isUnchanged ? 304 : answer.status);
    if (isUnchanged) {
      response.writeHead(304, answer.unchangedHeaders);
      response.end();
      return true;
    }
    const form = this.#formOf(key, answer, pickEncoding(request.headers["accept-encoding"]));
    response.writeHead(answer.status, form.headers);
    response.end(isHead ? undefined : form.body);
    return true;
  }

  /** Reports whether the page is already rendering: such a request needs no slot. */
  isMaking(request: IncomingMessage): boolean {
    if (namesCaller(request.url ?? "", request.headers.authorization, request.headers.cookie))
      return false;
    return (
      (request.method === "GET" || request.method === "HEAD") &&
      this.#filling.has(this.#keyOf(request))
    );
  }

  /** Renders a missing page once for concurrent requests, and caches it if allowed. */
  async through(
    request: Request,
    render: (request: Request) => Promise<Response> | Response,
  ): Promise<Response> {
    const url = new URL(request.url);
    const rule =
      request.method === "GET" || request.method === "HEAD" ? this.#ruleFor(url.pathname) : null;
    const isNamed = namesCaller(
      url.pathname,
      request.headers.get("authorization"),
      request.headers.get("cookie"),
    );
    if (!rule || this.#isOff || isNamed) return withoutTags(await render(request));
    const key = keyOf(url, rule);
    this.#learnSpelling(url, key);
    const kept = this.#entries.get(key);
    if (kept) return this.#counted(kept.kind, this.#respond(key, kept.answer, request));
    const underWay = this.#filling.get(key);
    const renderForAll = () => render(anonymous(url, key, request));
    const filling = underWay ?? this.#startFilling(key, rule, renderForAll);
    const changedBefore = filling.changed.length;
    const { answer, tags } = await filling.filled;
    // Requests after an invalidation must not get an older render. Unrelated tags do not matter.
    if (!isCurrent(tags, filling.changed.slice(0, changedBefore)))
      return this.through(request, render);
    const count = (response: Response) =>
      underWay ? this.#counted(classifyRequest(url.pathname), response) : response;
    if ("etag" in answer) return count(this.#respond(key, answer, request));
    // A cookie belongs only to the request that caused it.
    return underWay && answer.headers.has("set-cookie")
      ? withoutTags(await renderForAll())
      : count(answer.clone());
  }

  #counted(kind: RequestKind, response: Response) {
    this.#countHit(kind, response.status);
    return response;
  }

  #countHit(kind: RequestKind, status: number) {
    this.counts.hits++;
    const byStatus = this.counts.served[kind] ?? {};
    byStatus[status] = (byStatus[status] ?? 0) + 1;
    this.counts.served[kind] = byStatus;
  }

  /** Evicts responses with one of these tags. */
  changed(tags: string[]) {
    for (const { changed } of this.#filling.values()) changed.push(...tags);
    if (tags.includes("*")) {
      this.counts.dropped += this.#entries.size;
      this.#entries.clear();
      return;
    }
    for (const key of new Set(tags.flatMap((tag) => [...(this.#keysByTag.get(tag) ?? [])])))
      if (this.#entries.delete(key)) this.counts.dropped++;
  }

  #keyOf({ url: raw = "" }: IncomingMessage) {
    return this.#keysBySpelling.get(raw) ?? raw;
  }

  #learnSpelling({ pathname, search }: URL, key: string) {
    const raw = pathname + search;
    if (raw === key || raw.length > longestSpelling) return;
    this.#keysBySpelling.set(raw, key);
  }

  #startFilling(key: string, rule: CacheRule, render: () => Promise<Response> | Response) {
    this.counts.misses++;
    const changed: string[] = [];
    const filling = {
      changed,
      filled: this.#fill(key, rule, changed, render).finally(() => this.#filling.delete(key)),
    };
    this.#filling.set(key, filling);
    return filling;
  }

  /** Sends a page that went stale during its render, but does not cache it. */
  async #fill(
    key: string,
    rule: CacheRule,
    changed: string[],
    render: () => Promise<Response> | Response,
  ): Promise<RenderResult> {
    const rendered = await render();
    const tags = rendered.headers.get("cache-tag")?.split(" ") ?? [];
    if (rendered.status !== 200 || tags.length === 0 || rendered.headers.has("set-cookie"))
      return { answer: withoutTags(rendered), tags: null };
    const answer = await bufferResponse(rendered);
    if (isCurrent(tags, changed))
      this.#keep(key, { answer, tags, kind: classifyRequest(key.split("?", 1)[0] ?? "") }, rule);
    return { answer, tags };
  }

  #respond(key: string, answer: Answer, request: Request): Response {
    const encoding = pickEncoding(request.headers.get("accept-encoding") ?? undefined);
    if (matchesEtag(request.headers.get("if-none-match"), answer.etag))
      return new Response(null, { status: 304, headers: pairs(answer.unchangedHeaders) });
    const { body, headers } = this.#formOf(key, answer, encoding);
    return new Response(request.method === "HEAD" ? null : new Uint8Array(body), {
      status: answer.status,
      headers: pairs(headers),
    });
  }

  #formOf(key: string, answer: Answer, encoding: ContentEncoding) {
    const before = answer.bytes;
    const form = answer.form(encoding);
    const entry = this.#entries.peek(key);
    // A copy, because only another value is measured again.
    if (answer.bytes > before && entry?.answer === answer)
      this.#entries.set(key, { ...entry }, { noUpdateTTL: true });
    return form;
  }

  #keep(key: string, entry: CacheEntry, { seconds }: CacheRule) {
    this.#entries.delete(key);
    this.#entries.set(key, entry, { ttl: seconds * 1000 });
    // An entry beyond the whole budget is not stored.
    if (!this.#entries.has(key)) return;
    for (const tag of entry.tags)
      this.#keysByTag.set(tag, (this.#keysByTag.get(tag) ?? new Set()).add(key));
  }

  #untag(key: string, tags: string[]) {
    for (const tag of tags) {
      const keys = this.#keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByTag.delete(tag);
    }
  }
}

/**
 * Reports whether an API call has a key or session: it bypasses the cache, so that each one is
 * authenticated.
 */
function namesCaller(
  address: string,
  authorization: string | null | undefined,
  cookie: string | null | undefined,
) {
  return (
    address.startsWith("/api/") &&
    !address.startsWith("/api/docs") &&
    Boolean(authorization || (cookie && /(?:^|; )(?:__Host-)?session=/.test(cookie)))
  );
}

function isCurrent(tags: string[] | null, changed: string[]) {
  return (
    changed.length === 0 ||
    (tags !== null && !changed.includes("*") && tags.every((tag) => !changed.includes(tag)))
  );
}

/** Keeps a NUL, so that the request is rejected later. */
const readValue = (name: string, value: string, { readers }: CacheRule) =>
  value.includes("\0") ? value : (readers?.[name]?.(value) ?? value);

/**
 * Returns the cache key: canonical path and declared parameters in fixed order, so nothing else
 * makes a second copy.
 */
function keyOf(url: URL, rule: CacheRule) {
  const declared = rule.query.flatMap((name) =>
    url.searchParams
      .getAll(name)
      .slice(0, 1)
      .map((value) => readValue(name, value, rule))
      .filter((value) => value !== "" || !rule.readers?.[name])
      .map((value) => `${name}=${encodeURIComponent(value)}`),
  );
  return declared.length ? `${rule.path}?${declared.join("&")}` : rule.path;
}

/**
 * Creates a request without anything personal: no cookie or undeclared parameter; HEAD becomes GET.
 */
function anonymous(url: URL, key: string, request: Request) {
  const headers = new Headers(request.headers);
  for (const name of [
    "cookie",
    "authorization",
    "if-none-match",
    "x-admin-email",
    "x-admin-password",
  ])
    headers.delete(name);
  const address = new URL(url);
  const [path = "", query = ""] = key.split("?", 2);
  address.pathname = path;
  address.search = query;
  return new Request(address, { headers });
}

function withoutTags(response: Response) {
  if (!response.headers.has("cache-tag")) return response;
  const copy = new Response(response.body, response);
  copy.headers.delete("cache-tag");
  return copy;
}

function pairs(headers: string[]): [string, string][] {
  return Array.from({ length: headers.length / 2 }, (_, index) => [
    headers[2 * index] ?? "",
    headers[2 * index + 1] ?? "",
  ]);
}
