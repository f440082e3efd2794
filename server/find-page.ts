import { LRUCache } from "lru-cache";
import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";

/**
 * Finds the route of a page or its data URL. `matchRoutes` ranks all given routes on each call, so
 * it gets only those with the same start, once per request, although three callers ask.
 */
export function pageFinder({ routes }: ServerBuild): (pathname: string) => RouteObject | undefined {
  const pages = Object.values(routes)
    .filter((route) => route?.parentId !== undefined && (route.path !== undefined || route.index))
    .map(
      (route) =>
        ({
          id: route?.id,
          path: route?.path ?? "",
          handle: route?.module.handle,
          action: Boolean(route?.module.action),
        }) as RouteObject,
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
  const found = new LRUCache<string, { route: RouteObject | undefined }>({
    max: 200,
    memoMethod: find,
  });
  return (pathname) => found.memo(pagePathOf(pathname)).route;
}

/** React Router's data URLs end with `.data`, or with `_.data` after a slash. */
export function pagePathOf(pathname: string) {
  return pathname.replace(/(?<=\/)_\.data$|\.data$/, "");
}
