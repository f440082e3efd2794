import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { prepareSnapshot } from "./template.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** File with the migrated embedded database. */
    snapshot: string;
    /** URL of a PostgreSQL with the template, or "" for the embedded database. */
    postgres: string;
  }
}

/** Builds the template once, and again only if the migrations or the reference data change. */
export default async function setup(project: TestProject) {
  const hash = createHash("sha256");
  for (const folder of ["database/migrations", "database/audit", "database/embedded", "site"])
    for (const file of filesIn(folder)) hash.update(file).update(readFileSync(file));
  const file = join(
    process.cwd(),
    "node_modules/.cache",
    `database-${hash.digest("hex").slice(0, 16)}.tar`,
  );
  if (!existsSync(file)) await prepareSnapshot(file);
  project.provide("snapshot", file);
  project.provide("postgres", "");
}

function filesIn(folder: string) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
