import * as office from "virtual:react-router/server-build";
import { renderSite } from "#app/site/render.server.tsx";
import { routeModule } from "#app/site/route-modules.server.ts";
import { siteRoutes } from "#app/site/routes.ts";

/** The two front ends: pages for visitors and accounts, and the offices. */
export const pageBuild = { office, siteRoutes, siteModule: routeModule, renderSite };
export type PageBuild = typeof pageBuild;
