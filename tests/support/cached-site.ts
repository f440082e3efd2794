import { request as ask, createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { test as plainTest } from "vitest";
import { queryReaders } from "#app/http/query-readers.server.ts";
import { canonicalPath } from "#server/http/clean-path.ts";
import { type CacheRule, PageCache } from "#server/page-cache/page-cache.ts";

type Render = (request: Request) => Response | Promise<Response>;
export type Reply = { status: number | undefined; headers: IncomingHttpHeaders; body: Buffer };
type Asking = { method?: string; headers?: Record<string, string> };

/** A page cache with test pages behind a real listener. Caches everything under /kept. */
export async function openCachedSite(
  options: { bytes?: number; rule?: Omit<CacheRule, "path"> } = {},
) {
  const rule = options.rule ?? {
    query: ["view", "page", "city", "rating"],
    seconds: 60,
    readers: { ...queryReaders, view: (value) => value },
  };
  const cache = new PageCache({
    bytes: options.bytes ?? 1_000_000,
    ruleFor: (pathname) => {
      const path = canonicalPath(pathname, "kept");
      return path.startsWith("/kept") ? { ...rule, path } : null;
    },
  });
  const rendered: Request[] = [];
  const passed: string[] = [];
  let render: Render = () => page("A page", "catalogue");
  const listener = getRequestListener(
    (request) =>
      cache.through(request, (asked) => {
        rendered.push(asked);
        return render(asked);
      }),
    { overrideGlobalObjects: false },
  );
  const server = createServer((request, response) => {
    if (cache.answer(request, response)) return;
    passed.push(request.url ?? "");
    listener(request, response);
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;

  return {
    cache,
    /** Requests that the cache did not answer. */
    passed,
    /** Rendered requests, in order. */
    rendered,
    renders(next: Render) {
      render = next;
    },
    ask: (path: string, { method = "GET", headers = {} }: Asking = {}) =>
      new Promise<Reply>((resolve, reject) => {
        const sent = ask({ port, path, method, headers, agent: false }, async (reply) => {
          const chunks = await reply.toArray();
          resolve({
            status: reply.statusCode,
            headers: reply.headers,
            body: Buffer.concat(chunks),
          });
        });
        sent.once("error", reject).end();
      }),
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

export type CachedSite = Awaited<ReturnType<typeof openCachedSite>>;

export const test = plainTest.extend<{ site: CachedSite }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads a fixture's needs from this pattern.
  site: async ({}, use) => {
    const site = await openCachedSite();
    await use(site);
    await site.close();
  },
});

export function page(text: string, tags: string, headers: Record<string, string> = {}) {
  return new Response(text, {
    headers: { "content-type": "text/html", ...(tags ? { "cache-tag": tags } : {}), ...headers },
  });
}
