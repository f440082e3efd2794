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

/**
 * Visitors' pages render only on the server, so browsers get no bundle for their routes. In
 * development the list of routes still names them, so they load as documents.
 */
function visitorRoutesStayOnServer(isBuild: boolean): Plugin {
  const code = isBuild ? "export {};" : "export default () => (location.reload(), null);";
  return {
    name: "visitor-routes-stay-on-server",
    enforce: "post",
    applyToEnvironment: ({ name }) => name === "client",
    transform: (_code, id) =>
      id.endsWith("?__react-router-build-client-route") && !runsInBrowser(id)
        ? { code, map: null }
        : undefined,
  };
}

const runsInBrowser = (id: string) =>
  /\/app\/(root\.tsx|routes\/(admin|owner)\/(?!billing\/payment|catalogue\/preview)|routes\/public\/not-found\.tsx)/.test(
    id,
  );

const entryModules = new Set<string>();

/**
 * Keeps what every page loads in one file. Otherwise each module that the back offices share with
 * it would be a request of its own, on visitors' pages too.
 */
function entryInOneFile(): Plugin {
  return {
    name: "entry-in-one-file",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    buildEnd() {
      const waiting = [`${import.meta.dirname}/app/entry.client.ts`];
      for (let id = waiting.pop(); id; id = waiting.pop()) {
        if (entryModules.has(id)) continue;
        entryModules.add(id);
        waiting.push(...(this.getModuleInfo(id)?.importedIds ?? []));
      }
    },
  };
}

/** The server bundle holds every package except those a production install brings. */
const bundledExcept = { noExternal: true, external: Object.keys(dependencies) } as const;

export default defineConfig(({ command }) => ({
  // One server bundle, so Hono and React Router share the same context objects, and a package costs what is used of it: all of drizzle-orm
  // would cost 240 MB of memory, all of Stripe 23 MB on the disk.
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            codeSplitting: {
              groups: [{ name: "every-page", test: (id: string) => entryModules.has(id) }],
            },
          },
        },
      },
    },
    ssr: { build: { rollupOptions: { input: "./server/entry.ts" } } },
  },
  ssr: command === "build" ? bundledExcept : { noExternal: ["drizzle-orm"] },
  plugins: [
    serverFoldersStayOnServer(),
    visitorRoutesStayOnServer(command === "build"),
    entryInOneFile(),
    tailwindcss(),
    reactRouter(),
  ],
}));
