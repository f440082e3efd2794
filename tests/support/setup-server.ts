import { demonstrationPostgresModel } from "./demonstration-postgres.ts";
import { demonstrationModel } from "./server.ts";

/** Side by side, before the first test: each takes one processor for ten seconds, and all would wait for them. What fails is told by the tests that need it. */
export default async function setup() {
  await Promise.allSettled([demonstrationModel(), demonstrationPostgresModel()]);
}
