import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";

const serverFolders = ["server", "database", "integrations", "platform"].map(
  (folder) => `${import.meta.dirname}/${folder}/`,
);

/** Fails the build when browser code reaches a server folder. */
function serverFoldersStayOnServer(): Plugin {
  return {
    name: "server-folders-stay-on-server",
    apply: "build",
    enforce: "pre",
    async resolveId(id, importer, options) {
      if (this.environment.name !== "client" || !importer) return;
      const resolved = await this.resolve(id, importer, { ...options, skipSelf: true });
      if (serverFolders.some((folder) => resolved?.id.startsWith(folder)))
        this.error(`${importer} may not import ${id} in the browser`);
    },
  };
}

/** Pages are drawn on the server alone: of a route a browser gets nothing, so nothing of it is bundled for one. */
function routesStayOnServer(): Plugin {
  return {
    name: "routes-stay-on-server",
    enforce: "post",
    applyToEnvironment: ({ name }) => name === "client",
    transform: (_code, id) =>
      id.endsWith("?__react-router-build-client-route")
        ? { code: "export {};", map: null }
        : undefined,
  };
}

export default defineConfig(({ command }) => ({
  // One server bundle, so Hono and React Router share the same context objects. Inside it is what would be read whole for the little that is used:
  // drizzle-orm alone would cost 240 MB. (prom-client is no ES module: the site that reloads cannot
  // hold it.)
  environments: {
    ssr: { build: { rollupOptions: { input: "./server/entry.ts" } } },
  },
  ssr: {
    noExternal: ["drizzle-orm", ...(command === "build" ? ["prom-client"] : [])],
  },
  plugins: [serverFoldersStayOnServer(), routesStayOnServer(), tailwindcss(), reactRouter()],
}));
