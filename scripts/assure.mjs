import { ensureBuilt } from "./setup/build.mjs";
import { ensureChromium } from "./setup/chromium.mjs";
import { ensureInstalled } from "./setup/install.mjs";
import { findNode } from "./setup/node.mjs";
import { ensurePostgres } from "./setup/postgres.mjs";
import { runProcess, stopOnFailure } from "./setup/run.mjs";

/** Runs the named safety suites, or all, at full length and checks that each detects its mutations. */
try {
  await ensureInstalled();
  const node = await findNode();
  await ensureBuilt(node);
  const chromium = await ensureChromium(node);
  await ensurePostgres();
  await runProcess(node, ["tests/mutations/run.ts", ...process.argv.slice(2)], {
    label: "assure",
    env: { CHROMIUM_PATH: chromium },
    shows: true,
  });
} catch (error) {
  stopOnFailure(error);
}
