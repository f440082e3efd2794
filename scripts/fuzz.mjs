import { ensureBuilt } from "./setup/build.mjs";
import { ensureInstalled } from "./setup/install.mjs";
import { findNode } from "./setup/node.mjs";
import { ensurePostgres } from "./setup/postgres.mjs";
import { runProcess, stopOnFailure } from "./setup/run.mjs";

/** Runs the fuzz tests of `npm test` with fifty times as many inputs. */
try {
  await ensureInstalled();
  const node = await findNode();
  await ensureBuilt(node);
  await ensurePostgres();
  const env = { FUZZ_INPUTS: process.env.FUZZ_INPUTS ?? "1000" };
  await runProcess(
    node,
    ["node_modules/vitest/vitest.mjs", "run", "--project", "server", "tests/server/fuzz.test.ts"],
    { label: "fuzz", env, shows: true },
  );
} catch (error) {
  stopOnFailure(error);
}
