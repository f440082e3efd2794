import { readFileSync } from "node:fs";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Manifest, type Plugin } from "vite";
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

const siteEntry = "app/site/entry.client.ts";

/** Tells the server where the build put the script of visitors' pages. */
function siteEntryAddress(isBuild: boolean): Plugin {
  const id = "virtual:site-entry";
  return {
    name: "site-entry-address",
    resolveId: (asked) => (asked === id ? `\0${id}` : undefined),
    load(asked) {
      if (asked !== `\0${id}`) return;
      const address = isBuild ? builtEntry() : { entry: `/${siteEntry}`, imports: [] };
      return `export const { entry, imports } = ${JSON.stringify(address)};`;
    },
  };
}

function builtEntry() {
  const manifest: Manifest = JSON.parse(readFileSync("build/client/.vite/manifest.json", "utf8"));
  const addressOf = (name: string) => `/${manifest[name]?.file}`;
  return {
    entry: addressOf(siteEntry),
    imports: manifest[siteEntry]?.imports?.map(addressOf) ?? [],
  };
}

const entryModules = new Set<string>();

/**
 * Keeps what every page loads in one file. Otherwise each module that the offices share with it
 * would be a request of its own, on visitors' pages too. The entry itself stays outside: the
 * offices load the file, too, and must not run it.
 */
function entryInOneFile(): Plugin {
  return {
    name: "entry-in-one-file",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    buildEnd() {
      const importsOf = (id: string) => this.getModuleInfo(id)?.importedIds ?? [];
      const waiting = [...importsOf(`${import.meta.dirname}/${siteEntry}`)];
      for (let id = waiting.pop(); id; id = waiting.pop()) {
        if (entryModules.has(id)) continue;
        entryModules.add(id);
        waiting.push(...importsOf(id));
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
        manifest: true,
        rollupOptions: {
          input: [siteEntry],
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
    siteEntryAddress(command === "build"),
    entryInOneFile(),
    tailwindcss(),
    reactRouter(),
  ],
}));
