import type { TestProject } from "vitest/node";
import { startDemonstrationPostgres } from "./demonstration-postgres.ts";
import { demonstrationAt, demonstrationModel } from "./server.ts";

/**
 * Sites share one PostgreSQL, which saves half a second per site; BOTH_DATABASES=1 uses the embedded
 * database. Its template takes a CPU for ten seconds, so it is built while the tests of the other
 * projects run. Tests that need a template report its failure.
 */
export default async function setup({ vitest }: TestProject) {
  const embedded = demonstrationModel().catch(() => {});
  const isAlone = vitest.projects.length === 1;
  if (process.env.BOTH_DATABASES === "1") return () => embedded;
  const postgres = await startDemonstrationPostgres().catch(() => null);
  if (isAlone) await embedded;
  if (postgres) process.env[demonstrationAt] = postgres.address;
  return () => Promise.all([embedded, postgres?.stop()]);
}
