import { createRequestHandler, matchRoutes, type RouteObject, RouterContextProvider, type ServerBuild } from "react-router";
import { apiDocumentContext, pageContext, servicesContext, type Visiting, visitingContext } from "#app/context.ts";
import { mostBytes } from "#domain/media/picture.ts";
import type { Services } from "#domain/services.ts";
import { catalogueApiCache } from "./api/catalogue.ts";
import { type ApiDocument, apiDocumentCache } from "./api/document.ts";
import { mapApiCache } from "./api/map.ts";
import { questionsApiCache } from "./api/questions.ts";
import { reviewsApiCache } from "./api/reviews.ts";
import { searchApiCache } from "./api/search.ts";
import { treatmentsApiCache } from "./api/treatments.ts";
import { cleanPath } from "./http/clean-path.ts";
import { formFault } from "./http/form-body.ts";
import { refuse } from "./http/problems.ts";
import { isReadable } from "./http/readable-path.ts";
import type { CacheRule } from "./page-cache/page-cache.ts";

/** In development each request asks for the build as the sources stand. */
export type PageBuild = ServerBuild | (() => Promise<ServerBuild>);

type Parts = { build: PageBuild; services: Services; siteUrl: string; mapTiles: string | undefined; apiDocument: ApiDocument };

type Asking = { report: (error: unknown) => void; read: (path: string) => Promise<Response>; visiting: Visiting };

/** React Router's pages as a function from Request to Response, tagged with what their loaders said they show. */
export function renderPages({ build, services, siteUrl, mapTiles, apiDocument }: Parts) {
  const render = createRequestHandler(build, process.env.NODE_ENV);
  const taken = methodsTaken(build);
  return async (request: Request, { report, read, visiting }: Asking) => {
    const { pathname } = new URL(request.url);
    const methods = await taken(pathname);
    if (!methods.includes(request.method)) return refuse(pathname, 405, { allow: methods.join(", ") });
    const fault = request.method === "POST" ? await formFault(request) : null;
    if (fault) return refuse(pathname, fault);
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
      failed: report,
    });
    context.set(apiDocumentContext, apiDocument);
    let isPersonal = false;
    const visitor = () => {
      isPersonal = true;
      return visiting.visitor();
    };
    context.set(visitingContext, { from: visiting.from, cookies: visiting.cookies, visitor });
    const response = await render(request, context);
    if (isPersonal) response.headers.set("cache-control", "private, no-store");
    else if (response.status === 200 && shown.size > 0) response.headers.set("cache-tag", [...shown].join(" "));
    return response;
  };
}

/** A page takes a form where its route has an action, and nothing else but being read. */
function methodsTaken(build: PageBuild) {
  const known = typeof build === "function" ? build : treeOf(build);
  return async (pathname: string) => {
    const routes = typeof known === "function" ? treeOf(await known()) : known;
    const takesForm = matchRoutes(routes, pageOf(pathname))?.at(-1)?.route.action;
    return takesForm ? ["GET", "HEAD", "POST"] : ["GET", "HEAD"];
  };
}

/** How large a body a path takes: more where its page says in its `handle` how many pictures come with its form. */
export function uploadsOf(build: PageBuild, usual: number) {
  const known = typeof build === "function" ? build : treeOf(build);
  return async (pathname: string) => {
    const routes = typeof known === "function" ? treeOf(await known()) : known;
    const pictures: number = matchRoutes(routes, pageOf(pathname))?.at(-1)?.route.handle?.uploads ?? 0;
    return usual + pictures * mostBytes;
  };
}

/** Which answers may be kept: what a page's route declares in its `handle`, and the API's own list. */
export function cacheRules(build: ServerBuild) {
  const routes = treeOf(build);
  return (pathname: string): CacheRule | null => {
    if (!isReadable(pathname) || cleanPath(pathname) !== pathname) return null;
    if (pathname.startsWith("/api/") && pageOf(pathname) !== "/api/docs")
      return (
        [...reviewsApiCache, ...catalogueApiCache, ...treatmentsApiCache, ...searchApiCache, ...mapApiCache, ...questionsApiCache, apiDocumentCache].find(
          ({ path }) => path.test(pathname),
        ) ?? null
      );
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
    .map(
      ({ id, path, index, module }) =>
        ({ id, path, handle: module.handle, action: Boolean(module.action), ...(index ? { index } : { children: treeOf(build, id) }) }) as RouteObject,
    );
}
