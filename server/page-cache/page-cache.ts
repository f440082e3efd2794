import type { IncomingMessage, ServerResponse } from "node:http";
import { type Answer, answerFrom, type Encoding, isKnown, pickEncoding } from "./answer.ts";

/** `part`: of a page's data, the part that a visitor who goes on to it lacks. */
export type CacheRule = { query: string[]; seconds: number; part?: string };

type Entry = { answer: Answer; tags: string[]; expires: number; isFresh: boolean };

/**
 * Whole answers as bytes: HTML, data and JSON that are the same for everybody. A hit is one look-up by the raw URL.
 * What a rule does not declare is not kept, what carries a cookie is refused, and renders get none to begin with.
 */
export class PageCache {
  #entries = new Map<string, Entry>();
  #keysByTag = new Map<string, Set<string>>();
  #filling = new Map<string, Promise<Answer | Response>>();
  #bytes = 0;
  /** What changed while an answer was rendered: one that shows any of it is given, but not kept. */
  #changedMeanwhile = new Set<Set<string>>();
  readonly #limit: number;
  readonly #ruleFor: (pathname: string) => CacheRule | null;
  readonly counts = { hits: 0, misses: 0, dropped: 0 };

  constructor(options: { bytes: number; ruleFor: (pathname: string) => CacheRule | null }) {
    this.#limit = options.bytes;
    this.#ruleFor = options.ruleFor;
  }

  get size() {
    return { bytes: this.#bytes, entries: this.#entries.size };
  }

  /** Answers from memory in node's own listener, or leaves the request alone. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const isHead = request.method === "HEAD";
    if (request.method !== "GET" && !isHead) return false;
    const key = request.url ?? "";
    const entry = this.#entries.get(key);
    if (!entry) return false;
    if (entry.expires < Date.now()) {
      this.#drop(key);
      return false;
    }
    this.counts.hits++;
    entry.isFresh = true;
    const { answer } = entry;
    if (isKnown(request.headers["if-none-match"], answer.etag)) {
      response.writeHead(304, answer.unchangedHeaders);
      response.end();
      return true;
    }
    const form = this.#formOf(key, answer, pickEncoding(request.headers["accept-encoding"]));
    response.writeHead(answer.status, form.headers);
    response.end(isHead ? undefined : form.body);
    return true;
  }

  /** For what memory did not have: renders once however many ask, and keeps the answer if it may be kept. */
  async through(request: Request, render: (request: Request) => Promise<Response> | Response): Promise<Response> {
    const url = new URL(request.url);
    const rule = request.method === "GET" || request.method === "HEAD" ? this.#ruleFor(url.pathname) : null;
    if (!rule || this.#limit === 0 || isOtherPart(url, rule)) return withoutTags(await render(request));
    const key = keyOf(url, rule);
    const kept = this.#entries.get(key);
    if (kept && kept.expires >= Date.now()) {
      this.counts.hits++;
      kept.isFresh = true;
      return this.#respond(key, kept.answer, request);
    }
    const underWay = this.#filling.get(key);
    this.counts[underWay ? "hits" : "misses"]++;
    const renderForAll = () => render(anonymous(url, key, request));
    const filled = await (underWay ?? this.#startFilling(key, rule, renderForAll));
    if ("etag" in filled) return this.#respond(key, filled, request);
    // A cookie is meant for the one whose request made it.
    return underWay && filled.headers.has("set-cookie") ? withoutTags(await renderForAll()) : filled.clone();
  }

  /** Drops every answer that shows one of these. */
  changed(tags: string[]) {
    for (const changed of this.#changedMeanwhile) for (const tag of tags) changed.add(tag);
    // Who asks from now on waits for no render that began before the change.
    this.#filling.clear();
    if (tags.includes("*")) {
      this.counts.dropped += this.#entries.size;
      this.#entries.clear();
      this.#keysByTag.clear();
      this.#bytes = 0;
      return;
    }
    for (const key of new Set(tags.flatMap((tag) => [...(this.#keysByTag.get(tag) ?? [])]))) {
      this.#drop(key);
      this.counts.dropped++;
    }
  }

  #startFilling(key: string, rule: CacheRule, render: () => Promise<Response> | Response) {
    const filling = this.#fill(key, rule, render).finally(() => {
      if (this.#filling.get(key) === filling) this.#filling.delete(key);
    });
    this.#filling.set(key, filling);
    return filling;
  }

  /** The answer, or the response as it is where it may not be kept. */
  async #fill(key: string, rule: CacheRule, render: () => Promise<Response> | Response): Promise<Answer | Response> {
    const changed = new Set<string>();
    this.#changedMeanwhile.add(changed);
    try {
      const rendered = await render();
      const tags = rendered.headers.get("cache-tag")?.split(" ") ?? [];
      if (rendered.status !== 200 || tags.length === 0 || rendered.headers.has("set-cookie")) return withoutTags(rendered);
      const answer = await answerFrom(rendered);
      const isCurrent = !changed.has("*") && tags.every((tag) => !changed.has(tag));
      if (isCurrent) this.#keep(key, { answer, tags, expires: Date.now() + rule.seconds * 1000, isFresh: false });
      return answer;
    } finally {
      this.#changedMeanwhile.delete(changed);
    }
  }

  #respond(key: string, answer: Answer, request: Request): Response {
    const encoding = pickEncoding(request.headers.get("accept-encoding") ?? undefined);
    if (isKnown(request.headers.get("if-none-match"), answer.etag)) return new Response(null, { status: 304, headers: pairs(answer.unchangedHeaders) });
    const { body, headers } = this.#formOf(key, answer, encoding);
    return new Response(request.method === "HEAD" ? null : new Uint8Array(body), { status: answer.status, headers: pairs(headers) });
  }

  #formOf(key: string, answer: Answer, encoding: Encoding) {
    const before = answer.bytes;
    const form = answer.form(encoding);
    if (answer.bytes > before && this.#entries.get(key)?.answer === answer) {
      this.#bytes += answer.bytes - before;
      this.#makeRoom();
    }
    return form;
  }

  #keep(key: string, entry: Entry) {
    this.#drop(key);
    this.#entries.set(key, entry);
    this.#bytes += entry.answer.bytes;
    for (const tag of entry.tags) {
      const keys = this.#keysByTag.get(tag) ?? new Set();
      this.#keysByTag.set(tag, keys.add(key));
    }
    this.#makeRoom();
  }

  /** Second chance: the oldest goes, unless it was asked for since it last came up. */
  #makeRoom() {
    for (const [key, entry] of this.#entries) {
      if (this.#bytes <= this.#limit) return;
      if (entry.isFresh) {
        entry.isFresh = false;
        this.#entries.delete(key);
        this.#entries.set(key, entry);
      } else {
        this.#drop(key);
      }
    }
  }

  #drop(key: string) {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#bytes -= entry.answer.bytes;
    for (const tag of entry.tags) {
      const keys = this.#keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByTag.delete(tag);
    }
  }
}

/** Parts of a page's data may be asked for in any combination: too many to keep, but for the usual one. */
function isOtherPart(url: URL, { part }: CacheRule) {
  return url.pathname.endsWith(".data") && url.searchParams.has("_routes") && url.searchParams.get("_routes") !== part;
}

/** The path and the declared parameters in their declared order: nothing else can make a second copy. */
function keyOf(url: URL, rule: CacheRule) {
  const names = url.pathname.endsWith(".data") ? [...rule.query, "_routes"] : rule.query;
  const declared = names.flatMap((name) =>
    url.searchParams
      .getAll(name)
      .slice(0, 1)
      .map((value) => `${name}=${encodeURIComponent(value)}`),
  );
  return declared.length ? `${url.pathname}?${declared.join("&")}` : url.pathname;
}

/** The same for everybody: no cookie, no undeclared parameter, and a body even where only the head was asked for. */
function anonymous(url: URL, key: string, request: Request) {
  const headers = new Headers(request.headers);
  for (const name of ["cookie", "authorization", "if-none-match", "x-admin-email", "x-admin-password"]) headers.delete(name);
  const asked = new URL(url);
  asked.search = key.slice(url.pathname.length);
  return new Request(asked, { headers });
}

function withoutTags(response: Response) {
  if (!response.headers.has("cache-tag")) return response;
  const copy = new Response(response.body, response);
  copy.headers.delete("cache-tag");
  return copy;
}

function pairs(headers: string[]): [string, string][] {
  return Array.from({ length: headers.length / 2 }, (_, index) => [headers[2 * index] ?? "", headers[2 * index + 1] ?? ""]);
}
