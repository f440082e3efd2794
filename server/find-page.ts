import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";

const remembered = 200;

/**
 * The route of a path, as its page's own data address has it, too. `matchRoutes` ranks every route that it is given at each call: it is
 * given those that begin alike, and once for a request, which asks three times.
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
  const found = new Map<string, RouteObject | undefined>();
  const find = (path: string) => {
    const begins = path.split("/")[1] ?? "";
    const likely = begins.includes("%")
      ? pages
      : (candidates.get(begins.toLowerCase()) ?? anywhere);
    return matchRoutes(likely, path)?.at(-1)?.route;
  };
  return (pathname) => {
    const path = pageOf(pathname);
    if (found.has(path)) return found.get(path);
    const route = find(path);
    const [oldest] = found.keys();
    if (found.size >= remembered && oldest !== undefined) found.delete(oldest);
    found.set(path, route);
    return route;
  };
}

/** Data of a page is asked for at its address with `.data` at the end, of one that ends with a slash at `_.data`. */
export function pageOf(pathname: string) {
  return pathname.replace(/(?<=\/)_\.data$|\.data$/, "");
}
