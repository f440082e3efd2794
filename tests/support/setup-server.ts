import {
  demonstrationPostgresModel,
  startDemonstrationPostgres,
} from "./demonstration-postgres.ts";
import { demonstrationAt, demonstrationModel } from "./server.ts";

/**
 * Builds both templates in parallel before the first test: each takes a CPU for ten seconds, and
 * all tests would wait. Sites share one PostgreSQL, which saves half a second per site;
 * BOTH_DATABASES=1 uses the embedded database. Tests that need a template report its failure.
 */
export default async function setup() {
  const [, model] = await Promise.allSettled([demonstrationModel(), demonstrationPostgresModel()]);
  if (model.status === "rejected" || process.env.BOTH_DATABASES === "1") return;
  const postgres = await startDemonstrationPostgres();
  process.env[demonstrationAt] = postgres.address;
  return () => postgres.stop();
}
