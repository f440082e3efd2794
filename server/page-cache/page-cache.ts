import type { IncomingMessage, ServerResponse } from "node:http";
import { kindOf, type RequestKind } from "../request-kind.ts";
import { type Answer, answerFrom, type Encoding, isKnown, pickEncoding } from "./answer.ts";

/** `part`: of a page's data, the part that a visitor who goes on to it lacks. */
export type CacheRule = { query: string[]; seconds: number; part?: string; readers?: Readers };
/** Give the one spelling of a parameter's value, or "" for what says nothing to the page. */
type Readers = Record<string, (value: string) => string>;

type Entry = {
  answer: Answer;
  tags: string[];
  expires: number;
  isFresh: boolean;
  kind: RequestKind;
};
type Served = Partial<Record<RequestKind, Record<number, number>>>;
/** `tags`: null of what may not be kept, which may show anything. */
type Filled = { answer: Answer | Response; tags: string[] | null };
/** A render under way, and what changed since it began, in this order. */
type Filling = { filled: Promise<Filled>; changed: string[] };

/** Other ways to write an address: a form writes a space as "+", a program as "%20", and a newsletter adds where it is from. */
const mostSpellings = 5_000;
const longestSpelling = 300;

/**
 * Whole answers as bytes: HTML, data and JSON that are the same for everybody. A hit is one look-up by the raw URL, or two.
 * What a rule does not declare is not kept, what carries a cookie is refused, and renders get none to begin with.
 */
export class PageCache {
  #entries = new Map<string, Entry>();
  #keysByTag = new Map<string, Set<string>>();
  #keysBySpelling = new Map<string, string>();
  #filling = new Map<string, Filling>();
  #bytes = 0;
  readonly #limit: number;
  readonly #ruleFor: (pathname: string) => CacheRule | null;
  /** `served`: responses by kind and status, for the metrics: a hit never reaches the app that counts the others. */
  readonly counts = { hits: 0, misses: 0, dropped: 0, served: {} as Served };

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
    if (
      (request.method !== "GET" && !isHead) ||
      namesCaller(request.url ?? "", request.headers.authorization, request.headers.cookie)
    )
      return false;
    const key = this.#keyOf(request);
    const entry = this.#entries.get(key);
    if (!entry) return false;
    if (entry.expires < performance.now()) {
      this.#drop(key);
      return false;
    }
    entry.isFresh = true;
    const { answer } = entry;
    const isUnchanged = isKnown(request.headers["if-none-match"], answer.etag);
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

  /** Whether somebody's render of this is under way: who asks for the same takes no place for it. */
  isMaking(request: IncomingMessage): boolean {
    if (namesCaller(request.url ?? "", request.headers.authorization, request.headers.cookie))
      return false;
    return (
      (request.method === "GET" || request.method === "HEAD") &&
      this.#filling.has(this.#keyOf(request))
    );
  }

  /** For what memory did not have: renders once however many ask, and keeps the answer if it may be kept. */
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
    if (!rule || this.#limit === 0 || isNamed || isOtherPart(url, rule))
      return withoutTags(await render(request));
    const key = keyOf(url, rule);
    this.#learnSpelling(url, key);
    const kept = this.#entries.get(key);
    if (kept && kept.expires >= performance.now()) {
      kept.isFresh = true;
      return this.#counted(kept.kind, this.#respond(key, kept.answer, request));
    }
    const underWay = this.#filling.get(key);
    const renderForAll = () => render(anonymous(url, key, request));
    const filling = underWay ?? this.#startFilling(key, rule, renderForAll);
    const changedBefore = filling.changed.length;
    const { answer, tags } = await filling.filled;
    // Who came after a change gets no render that began before it. Other changes do not part those who wait for the same.
    if (!isCurrent(tags, filling.changed.slice(0, changedBefore)))
      return this.through(request, render);
    const count = (response: Response) =>
      underWay ? this.#counted(kindOf(url.pathname), response) : response;
    if ("etag" in answer) return count(this.#respond(key, answer, request));
    // A cookie is meant for the one whose request made it.
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

  /** Drops every answer that shows one of these. */
  changed(tags: string[]) {
    for (const { changed } of this.#filling.values()) changed.push(...tags);
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

  #keyOf({ url: raw = "" }: IncomingMessage) {
    return this.#keysBySpelling.get(raw) ?? raw;
  }

  #learnSpelling({ pathname, search }: URL, key: string) {
    const raw = pathname + search;
    if (raw === key || raw.length > longestSpelling) return;
    if (this.#keysBySpelling.size >= mostSpellings) this.#keysBySpelling.clear();
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

  /** The answer, or the response as it is where it may not be kept. One that shows what changed meanwhile is given, but not kept. */
  async #fill(
    key: string,
    rule: CacheRule,
    changed: string[],
    render: () => Promise<Response> | Response,
  ): Promise<Filled> {
    const rendered = await render();
    const tags = rendered.headers.get("cache-tag")?.split(" ") ?? [];
    if (rendered.status !== 200 || tags.length === 0 || rendered.headers.has("set-cookie"))
      return { answer: withoutTags(rendered), tags: null };
    const answer = await answerFrom(rendered);
    if (isCurrent(tags, changed))
      this.#keep(key, {
        answer,
        tags,
        expires: performance.now() + rule.seconds * 1000,
        isFresh: false,
        kind: kindOf(key.split("?", 1)[0] ?? ""),
      });
    return { answer, tags };
  }

  #respond(key: string, answer: Answer, request: Request): Response {
    const encoding = pickEncoding(request.headers.get("accept-encoding") ?? undefined);
    if (isKnown(request.headers.get("if-none-match"), answer.etag))
      return new Response(null, { status: 304, headers: pairs(answer.unchangedHeaders) });
    const { body, headers } = this.#formOf(key, answer, encoding);
    return new Response(request.method === "HEAD" ? null : new Uint8Array(body), {
      status: answer.status,
      headers: pairs(headers),
    });
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

/** A call of the API with a key or a session is checked each time: one that is no longer valid hears so. */
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

/** Parts of a page's data may be asked for in any combination: too many to keep, but for the usual one. */
function isOtherPart(url: URL, { part }: CacheRule) {
  return (
    url.pathname.endsWith(".data") &&
    url.searchParams.has("_routes") &&
    url.searchParams.get("_routes") !== part
  );
}

/** A NUL is left in: such a request is refused. */
const readValue = (name: string, value: string, { readers }: CacheRule) =>
  value.includes("\0") ? value : (readers?.[name]?.(value) ?? value);

/** The path and the declared parameters in their declared order, as far as the page understands them: nothing else makes a second copy. */
function keyOf(url: URL, rule: CacheRule) {
  const names = url.pathname.endsWith(".data") ? [...rule.query, "_routes"] : rule.query;
  const declared = names.flatMap((name) =>
    url.searchParams
      .getAll(name)
      .slice(0, 1)
      .map((value) => readValue(name, value, rule))
      .filter((value) => value !== "" || !rule.readers?.[name])
      .map((value) => `${name}=${encodeURIComponent(value)}`),
  );
  return declared.length ? `${url.pathname}?${declared.join("&")}` : url.pathname;
}

/** The same for everybody: no cookie, no undeclared parameter, and a body even where only the head was asked for. */
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
  return Array.from({ length: headers.length / 2 }, (_, index) => [
    headers[2 * index] ?? "",
    headers[2 * index + 1] ?? "",
  ]);
}
