import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "#app/routes.ts";

type Page = { path: string; file: string; layouts: string[] };

/** Every page with its whole path, its file and the files of the routes around it. */
function pagesIn(among: readonly RouteConfigEntry[], above = "", layouts: string[] = []): Page[] {
  return among.flatMap(({ path, index, file, children = [] }) => {
    const whole = [above, path].filter(Boolean).join("/");
    const isPage = path !== undefined || index;
    return [
      ...(isPage ? [{ path: whole, file, layouts }] : []),
      ...pagesIn(children, whole, [...layouts, file]),
    ];
  });
}

export const allPages = pagesIn(routes as RouteConfigEntry[]);
