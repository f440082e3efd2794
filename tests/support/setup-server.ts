import {
  demonstrationPostgresModel,
  startDemonstrationPostgres,
} from "./demonstration-postgres.ts";
import { demonstrationAt, demonstrationModel } from "./server.ts";

/**
 * Both models side by side, before the first test: each takes one processor for ten seconds, and all would wait for them. Sites stand on one
 * PostgreSQL, which is half a second sooner than a database in each; with BOTH_DATABASES=1 on the embedded one. What fails here is told by the tests that need it.
 */
export default async function setup() {
  const [, model] = await Promise.allSettled([demonstrationModel(), demonstrationPostgresModel()]);
  if (model.status === "rejected" || process.env.BOTH_DATABASES === "1") return;
  const postgres = await startDemonstrationPostgres();
  process.env[demonstrationAt] = postgres.address;
  return () => postgres.stop();
}
