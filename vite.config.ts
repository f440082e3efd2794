import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";

const serverFolders = ["server", "database", "integrations", "platform"].map((folder) => `${import.meta.dirname}/${folder}/`);

/** Fails the build when browser code reaches a server folder. */
function serverFoldersStayOnServer(): Plugin {
  return {
    name: "server-folders-stay-on-server",
    enforce: "pre",
    async resolveId(id, importer, options) {
      if (this.environment.name !== "client" || !importer) return;
      const resolved = await this.resolve(id, importer, { ...options, skipSelf: true });
      if (serverFolders.some((folder) => resolved?.id.startsWith(folder))) this.error(`${importer} may not import ${id} in the browser`);
    },
  };
}

/** Few files rather than many small ones: each costs a phone a request. */
const browserChunks = [
  { name: "react", test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 2 },
  { name: "parts", test: /\/(app\/(components(?!\/map)|seo)|shared|site(?!\/county-outline))\/|lucide-react/, minShareCount: 2, priority: 1 },
];

export default defineConfig({
  // One server bundle, so Hono and React Router share the same context objects. drizzle-orm inside it: on its own its import costs 240 MB.
  environments: {
    ssr: { build: { rollupOptions: { input: "./server/entry.ts" } } },
    client: { build: { rollupOptions: { output: { codeSplitting: { groups: browserChunks } } } } },
  },
  ssr: { noExternal: ["drizzle-orm"] },
  plugins: [serverFoldersStayOnServer(), tailwindcss(), reactRouter()],
});
