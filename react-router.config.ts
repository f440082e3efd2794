import { readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "@react-router/dev/config";

/** A browser never loads a route: its chunk is empty, and so is the use of the list of all of them. */
function removeRouteChunks(assets: string) {
  for (const name of readdirSync(assets)) {
    const path = join(assets, name);
    if (/^manifest-\w+\.js$/.test(name) || (name.endsWith(".js") && statSync(path).size === 0))
      rmSync(path);
  }
}

export default {
  appDirectory: "app",
  ssr: true,
  // Inline manifest: fetching it per view would be an uncached request.
  routeDiscovery: { mode: "initial" },
  buildEnd: ({ reactRouterConfig, viteConfig }) =>
    removeRouteChunks(join(reactRouterConfig.buildDirectory, "client", viteConfig.build.assetsDir)),
} satisfies Config;
