import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { dependencies } from "./package.json" with { type: "json" };

const serverFolders = ["server", "database", "integrations", "platform"].map(
  (folder) => `${import.meta.dirname}/${folder}/`,
);

/** Fails the build if browser code imports from a server folder. */
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

/** Routes render only on the server, so browsers get no bundle for them. */
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

/** The server bundle holds every package except those a production install brings. */
const bundledExcept = { noExternal: true, external: Object.keys(dependencies) } as const;

export default defineConfig(({ command }) => ({
  // One server bundle, so Hono and React Router share the same context objects, and a package costs what is used of it: all of drizzle-orm
  // would cost 240 MB of memory, all of Stripe 23 MB on the disk.
  environments: {
    ssr: { build: { rollupOptions: { input: "./server/entry.ts" } } },
  },
  ssr: command === "build" ? bundledExcept : { noExternal: ["drizzle-orm"] },
  plugins: [serverFoldersStayOnServer(), routesStayOnServer(), tailwindcss(), reactRouter()],
}));
