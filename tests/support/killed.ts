import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { build } from "vite";
import { onTestFinished } from "vitest";
import manifest from "../../package.json" with { type: "json" };
import { readSnapshot } from "./database.ts";
import { temporaryFolder } from "./server.ts";

/**
 * Bundles a script, which then starts in a fraction of the time. The output is inside the project,
 * where it finds the thread of the embedded database.
 */
export async function bundle(script: string) {
  mkdirSync("node_modules/.cache", { recursive: true });
  const folder = mkdtempSync(join("node_modules/.cache", "killed-"));
  await build({
    configFile: false,
    publicDir: false,
    logLevel: "error",
    ssr: { noExternal: true, external: Object.keys(manifest.dependencies) },
    build: {
      ssr: script,
      outDir: folder,
      rolldownOptions: { output: { entryFileNames: "script.mjs" } },
    },
  });
  return { script: join(folder, "script.mjs"), folder };
}

export async function makeDirectory() {
  const dataDir = temporaryFolder();
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  mkdirSync(join(dataDir, "database"), { recursive: true });
  await (
    await PGlite.create({
      dataDir: join(dataDir, "database"),
      loadDataDir: readSnapshot(),
      extensions: { pg_trgm },
    })
  ).close();
  return dataDir;
}
