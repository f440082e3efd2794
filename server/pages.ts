import { createRequestHandler, RouterContextProvider } from "react-router";
import {
  apiDocumentContext,
  pageContext,
  servicesContext,
  type VisitContext,
  visitorContext,
} from "#app/http/context.ts";
import { hasUnknownFilter, queryReaders } from "#app/http/query-readers.server.ts";
import type { Services } from "#domain/services.ts";
import { maxPhotoBytes } from "#domain/uploads/photo.ts";
import { classifyOutage, type OutOfService } from "#platform/out-of-service.ts";
import type { MapTiles } from "#shared/map-tiles.ts";
import { isTranslatedPath, pathIn, splitLanguage } from "#shared/say.ts";
import { type ApiDocument, apiDocumentCache } from "./api/document.ts";
import type { cachedCalls } from "./api/parts.ts";
import type { FindPage, Page } from "./find-page.ts";
import { canonicalPath, cleanPath } from "./http/clean-path.ts";
import { readForm } from "./http/form-body.ts";
import { outageResponse } from "./http/outage-response.ts";
import { rejectRequest } from "./http/problems.ts";
import { isReadablePath } from "./http/readable-path.ts";
import type { PageBuild } from "./page-build.ts";
import type { CacheRule } from "./page-cache/page-cache.ts";

type Deps = {
  /** In development, each request loads the current one. */
  build: () => PageBuild | Promise<PageBuild>;
  find: FindPage;
  services: Services;
  siteUrl: string;
  mapTiles: MapTiles | undefined;
  apiDocument: () => ApiDocument;
};

type RenderContext = {
  report: (error: unknown) => void;
  read: (path: string) => Promise<Response>;
  visiting: VisitContext;
};

/** Renders pages as a function from Request to Response, with the tags that the loaders declare. */
export function renderPages({ build, find, services, siteUrl, mapTiles, apiDocument }: Deps) {
  const renderOffice = createRequestHandler(
    async () => (await build()).office,
    process.env.NODE_ENV,
  );
  return async (request: Request, { report, read, visiting }: RenderContext) => {
    const { pathname } = new URL(request.url);
    const route = await find(pathname);
    const methods = methodsOf(route);
    if (!methods.includes(request.method))
      return rejectRequest(pathname, 405, { allow: methods.join(", ") });
    const { fault, form } =
      request.method === "POST" ? await readForm(request) : { fault: null, form: null };
    if (fault) return rejectRequest(pathname, fault);
    let out: OutOfService | null = null;
    const shown = new Set<string>();
    const context = new RouterContextProvider();
    context.set(servicesContext, services);
    context.set(pageContext, {
      siteUrl,
      mapTiles,
      shows: (...names) => {
        for (const name of names) shown.add(name);
      },
      read,
      failed(error) {
        out ??= classifyOutage(error);
        report(error);
      },
    });
    context.set(apiDocumentContext, apiDocument);
    let isPersonal = false;
    const visitor = () => {
      isPersonal = true;
      return visiting.visitor();
    };
    context.set(visitorContext, { from: visiting.from, cookies: visiting.cookies, visitor });
    // Only the back offices request data, even for a page that they open as a document.
    const rendered =
      route?.isOffice || pathname.endsWith(".data")
        ? await renderOffice(request, context)
        : await (await build()).renderSite(request, context, route?.id);
    if (out && rendered.status >= 500)
      return keepsBody(pathname, rendered) ? later(rendered) : outageResponse(pathname, out, form);
    // Routes without a page report errors as data, but a person sent the form.
    const isData =
      rendered.status >= 400 &&
      rendered.headers.get("content-type")?.startsWith("application/json");
    const response = isData ? rejectRequest(pathname, rendered.status) : rendered;
    if (isPersonal) response.headers.set("cache-control", "private, no-store");
    else if (
      response.status === 200 &&
      shown.size > 0 &&
      !(await hasUnknownFilter(services, new URL(request.url)))
    )
      response.headers.set("cache-tag", [...shown].join(" "));
    if (!response.headers.has("cache-control"))
      response.headers.set("cache-control", cacheControlOf(request, response, route));
    return response;
  };
}

/**
 * Reports whether a response keeps its body: failed searches and rejected forms show their own
 * message.
 */
const keepsBody = (pathname: string, { status }: Response) =>
  status === 503 || /^\/(enhanced-)?search$/.test(pathname);

function later(response: Response) {
  const headers = new Headers(response.headers);
  headers.set("retry-after", "60");
  headers.set("cache-control", "no-store");
  return new Response(response.body, { status: 503, headers });
}

/**
 * Returns the Cache-Control header. Shared caches keep what we cache; any other page is private to
 * the visitor.
 */
function cacheControlOf({ method }: Request, { status }: Response, route: Page | undefined) {
  if (status !== 200 || method === "POST") return "no-store";
  return route?.handle?.cache ? "public, max-age=0, s-maxage=60" : "private, no-cache";
}

/** Returns the allowed methods: only routes with an action accept POST. */
function methodsOf(route: Page | undefined) {
  return route?.action ? ["GET", "HEAD", "POST"] : ["GET", "HEAD"];
}

/**
 * Creates a lookup of the body limit of a path: higher if its route's `handle` declares uploads.
 */
export function createUploadLimits(find: FindPage, usual: number) {
  return async (pathname: string) => {
    // Invalid URLs are rejected later and belong to no page.
    const pictures: number = isReadablePath(pathname)
      ? ((await find(pathname))?.handle?.uploads ?? 0)
      : 0;
    return usual + pictures * maxPhotoBytes;
  };
}

/**
 * Creates the lookup of cache rules, which a route's `handle` or the definition of an API call
 * declares.
 */
export function cacheRules(
  find: (pathname: string) => Page | undefined,
  calls: ReturnType<typeof cachedCalls>,
) {
  return (address: string): CacheRule | null => {
    if (!isReadablePath(address) || cleanPath(address) !== address) return null;
    const { code, path: pathname } = splitLanguage(address) ?? { code: "en", path: address };
    if (code !== "en" && !isTranslatedPath(pathname)) return null;
    if (pathname.startsWith("/api/") && pathname !== "/api/docs") {
      const call = [...calls, apiDocumentCache].find(({ path }) => path.test(pathname));
      return call ? { ...call, path: canonicalPath(pathname) } : null;
    }
    // Browsers request data only from the back offices.
    const page = pathname.endsWith(".data") ? undefined : find(pathname);
    if (!page?.handle?.cache) return null;
    const canonical = canonicalPath(pathname, page.path);
    return { ...page.handle.cache, path: pathIn(code, canonical), readers: queryReaders };
  };
}
