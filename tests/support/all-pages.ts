import { globSync } from "node:fs";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import officeRoutes from "#app/office/routes.ts";
import { type SiteRoute, siteRoutes } from "#app/site/routes.ts";

type Page = { path: string; file: string; layouts: string[] };

type Route = Pick<SiteRoute, "path" | "index"> & { file: string; children: Route[] };

const officeRoute = ({ path, index, file, children = [] }: RouteConfigEntry): Route => ({
  ...(path !== undefined && { path }),
  ...(index && { index }),
  file: `app/office/${file}`,
  children: children.map(officeRoute),
});

const siteRoute = ({ file, children = [], ...route }: SiteRoute): Route => ({
  ...route,
  file: globSync(`app/site/routes/${file}.{ts,tsx}`)[0] ?? file,
  children: children.map(siteRoute),
});

/** Every page with its whole path, its file and the files of the routes around it. */
function pagesIn(among: Route[], above = "", layouts: string[] = []): Page[] {
  return among.flatMap(({ path, index, file, children }) => {
    const whole = [above, path].filter(Boolean).join("/");
    const isPage = path !== undefined || index;
    return [
      ...(isPage ? [{ path: whole, file, layouts }] : []),
      ...pagesIn(children, whole, [...layouts, file]),
    ];
  });
}

export const allPages = pagesIn([
  ...siteRoutes.map(siteRoute),
  ...(officeRoutes as RouteConfigEntry[]).map(officeRoute),
]);
