import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Config } from "@react-router/dev/config";

/** Browsers load only the routes of the back office. The chunks of all others are empty. */
function keepHydratedRoutes(assets: string) {
  const scripts = readdirSync(assets).filter((name) => name.endsWith(".js"));
  for (const name of scripts) {
    const path = join(assets, name);
    if (statSync(path).size === 0) rmSync(path);
  }
  const manifest = scripts.find((name) => /^manifest-\w+\.js$/.test(name));
  if (manifest) keepHydratedInManifest(join(assets, manifest));
}

function keepHydratedInManifest(path: string) {
  const [, before, json, after] =
    /^([^{]*)(\{.*\})(;?\s*)$/s.exec(readFileSync(path, "utf8")) ?? [];
  const { routes, ...manifest }: { routes: Record<string, { module: string }> } = JSON.parse(
    json ?? "",
  );
  const kept = Object.entries(routes).filter(([, { module }]) =>
    existsSync(join(dirname(path), basename(module))),
  );
  writeFileSync(
    path,
    `${before}${JSON.stringify({ ...manifest, routes: Object.fromEntries(kept) })}${after}`,
  );
}

export default {
  appDirectory: "app",
  ssr: true,
  // All routes in one hashed file: asking for each on the way would be an uncached request.
  routeDiscovery: { mode: "initial" },
  buildEnd: ({ reactRouterConfig, viteConfig }) =>
    keepHydratedRoutes(
      join(reactRouterConfig.buildDirectory, "client", viteConfig.build.assetsDir),
    ),
} satisfies Config;
