import { LRUCache } from "lru-cache";
import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import type { RoutePermissions } from "#app/http/authorize.server.ts";

export type Page = RouteObject & { permissions: RoutePermissions };
export type FindPage = (pathname: string) => Promise<Page | undefined>;

type ServerRoute = NonNullable<ServerBuild["routes"][string]>;

/**
 * Finds the route of a page or its data URL. `matchRoutes` ranks all given routes on each call, so
 * it gets only those with the same start, once per request, although three callers ask.
 */
export function pageFinder({ routes }: ServerBuild): (pathname: string) => Page | undefined {
  const pages = Object.values(routes)
    .filter((route) => route !== undefined)
    .filter(({ parentId, path, index }) => parentId !== undefined && (path !== undefined || index))
    .map(
      (route) =>
        ({
          id: route.id,
          path: pathOf(route, routes),
          handle: route.module.handle,
          action: Boolean(route.module.action),
          permissions: permissionsOf(route, routes),
        }) as Page,
    );
  const beginning = Map.groupBy(pages, ({ path = "" }) =>
    /^[:*]/.test(path) ? "any" : (path.split("/")[0] ?? ""),
  );
  const anywhere = beginning.get("any") ?? [];
  const candidates = new Map(
    [...beginning].map(([begins, all]) => [begins, [...all, ...anywhere]]),
  );
  const find = (path: string) => {
    const begins = path.split("/")[1] ?? "";
    const likely = begins.includes("%")
      ? pages
      : (candidates.get(begins.toLowerCase()) ?? anywhere);
    return { route: matchRoutes(likely, path)?.at(-1)?.route };
  };
  const found = new LRUCache<string, { route: Page | undefined }>({ max: 200, memoMethod: find });
  return (pathname) => found.memo(pagePathOf(pathname)).route;
}

/** The path of a nested route begins with its parent's. */
function pathOf({ parentId, path = "" }: ServerRoute, routes: ServerBuild["routes"]): string {
  const parent = parentId && routes[parentId];
  return parent ? [pathOf(parent, routes), path].filter(Boolean).join("/") : path;
}

/** Of the route itself or the nearest layout that has a permission. */
function permissionsOf(
  route: ServerRoute,
  routes: ServerBuild["routes"],
  id = route.id,
): RoutePermissions {
  const own = route.module.middleware?.find((each) => "permissions" in each);
  if (own) return (own as unknown as { permissions: RoutePermissions }).permissions;
  const parent = route.parentId && routes[route.parentId];
  if (!parent)
    throw new Error(`${id} names no permission: export const middleware = [authorize(…)]`);
  return permissionsOf(parent, routes, id);
}

/** React Router's data URLs end with `.data`, or with `_.data` after a slash. */
function pagePathOf(pathname: string) {
  return pathname.replace(/(?<=\/)_\.data$|\.data$/, "");
}
