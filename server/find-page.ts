import { LRUCache } from "lru-cache";
import { matchRoutes, type RouteObject } from "react-router";
import type { RoutePermissions } from "#app/http/authorize.server.ts";
import type { SiteRoute } from "#app/site/routes.ts";
import type { PageBuild } from "./page-build.ts";

export type Page = RouteObject & { permissions: RoutePermissions; isOffice: boolean };
export type FindPage = (pathname: string) => Promise<Page | undefined>;

/** A route of either front end. */
type Node = {
  id: string;
  path?: string | undefined;
  index?: boolean | undefined;
  parent: Node | undefined;
  isOffice: boolean;
  module: { handle?: unknown; action?: unknown; middleware?: unknown[] };
};

const siteNodes = (routes: SiteRoute[], moduleOf: PageBuild["siteModule"], parent?: Node): Node[] =>
  routes.flatMap(({ file, children = [], ...route }) => {
    const node = { ...route, module: moduleOf(file), parent, isOffice: false };
    return [node, ...siteNodes(children, moduleOf, node)];
  });

function officeNodes({ routes }: PageBuild["office"]): Node[] {
  const nodes = new Map<string, Node>();
  const add = (id: string): Node => {
    const { parentId, path, index, module } = routes[id] as NonNullable<(typeof routes)[string]>;
    const node = nodes.get(id) ?? {
      id,
      path,
      index,
      module: module as Node["module"],
      isOffice: true,
      parent: parentId === undefined || parentId === "root" ? undefined : add(parentId),
    };
    nodes.set(id, node);
    return node;
  };
  return Object.keys(routes)
    .filter((id) => id !== "root")
    .map(add);
}

/**
 * Finds the route of a page or its data URL. `matchRoutes` ranks all given routes on each call, so
 * it gets only those with the same start, once per request, although three callers ask.
 */
export function pageFinder({
  office,
  siteRoutes,
  siteModule,
}: Omit<PageBuild, "renderSite">): (pathname: string) => Page | undefined {
  const pages = [...siteNodes(siteRoutes, siteModule), ...officeNodes(office)]
    .filter(({ path, index }) => path !== undefined || index)
    .map(
      (node) =>
        ({
          id: node.id,
          path: pathOf(node),
          isOffice: node.isOffice,
          handle: node.module.handle,
          action: Boolean(node.module.action),
          permissions: permissionsOf(node),
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

/** Returns the path of a route. A nested route's path begins with its parent's. */
const pathOf = ({ parent, path = "" }: Node): string =>
  parent ? [pathOf(parent), path].filter(Boolean).join("/") : path;

/** Returns the permissions of the route itself or of the nearest layout that has some. */
function permissionsOf({ id: ownId, module, parent }: Node, id = ownId): RoutePermissions {
  const own = module.middleware?.find((each) => "permissions" in (each as object));
  if (own) return (own as { permissions: RoutePermissions }).permissions;
  if (!parent)
    throw new Error(`${id} names no permission: export const middleware = [authorize(…)]`);
  return permissionsOf(parent, id);
}

/** Strips the ending of React Router's data URLs: `.data`, or `_.data` after a slash. */
function pagePathOf(pathname: string) {
  return pathname.replace(/(?<=\/)_\.data$|\.data$/, "");
}
