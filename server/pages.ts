import { createRequestHandler, matchRoutes, type RouteObject, RouterContextProvider, type ServerBuild } from "react-router";
import { apiDocumentContext, pageContext, servicesContext } from "#app/context.ts";
import type { Services } from "#domain/services.ts";
import { catalogueApiCache } from "./api/catalogue.ts";
import type { ApiDocument } from "./api/document.ts";
import { refuse } from "./http/problems.ts";
import { isReadable } from "./http/readable-path.ts";
import type { CacheRule } from "./page-cache/page-cache.ts";

/** In development each request asks for the build as the sources stand. */
export type PageBuild = ServerBuild | (() => Promise<ServerBuild>);

type Parts = { build: PageBuild; services: Services; siteUrl: string; apiDocument: ApiDocument };

/** React Router's pages as a function from Request to Response, tagged with what their loaders said they show. */
export function renderPages({ build, services, siteUrl, apiDocument }: Parts) {
  const render = createRequestHandler(build, process.env.NODE_ENV);
  return async (request: Request, report: (error: unknown) => void) => {
    const shown = new Set<string>();
    const context = new RouterContextProvider();
    context.set(servicesContext, services);
    context.set(pageContext, {
      siteUrl,
      shows: (...names) => {
        for (const name of names) shown.add(name);
      },
      failed: report,
    });
    context.set(apiDocumentContext, apiDocument);
    const response = await render(request, context);
    if (response.status === 405) return refuse(new URL(request.url).pathname, 405, { allow: "GET, HEAD" });
    if (response.status === 200 && shown.size > 0) response.headers.set("cache-tag", [...shown].join(" "));
    return response;
  };
}

/** Which answers may be kept: what a page's route declares in its `handle`, and the API's own list. */
export function cacheRules(build: ServerBuild) {
  const routes = treeOf(build);
  return (pathname: string): CacheRule | null => {
    if (!isReadable(pathname)) return null;
    if (pathname.startsWith("/api/") && pathname !== "/api/docs") return catalogueApiCache.find(({ path }) => path.test(pathname)) ?? null;
    const route = matchRoutes(routes, pageOf(pathname))?.at(-1)?.route;
    return route?.handle?.cache ? { ...route.handle.cache, part: route.id } : null;
  };
}

/** Data of a page is asked for at its address with `.data` at the end, of one that ends with a slash at `_.data`. */
function pageOf(pathname: string) {
  return pathname.replace(/(?<=\/)_\.data$|\.data$/, "");
}

function treeOf(build: ServerBuild, parentId?: string): RouteObject[] {
  return Object.values(build.routes)
    .filter((route) => route !== undefined)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index, module }) => ({ id, path, handle: module.handle, ...(index ? { index } : { children: treeOf(build, id) }) }) as RouteObject);
}
