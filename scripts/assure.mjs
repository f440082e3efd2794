import { ensureBuilt } from "./setup/build.mjs";
import { ensureChromium } from "./setup/chromium.mjs";
import { ensureInstalled } from "./setup/install.mjs";
import { findNode } from "./setup/node.mjs";
import { ensurePostgres } from "./setup/postgres.mjs";
import { run, stopOnFailure } from "./setup/run.mjs";

/** The long form of every suite of safety, or of those that are named, and whether each finds the hole that is planted for it. */
try {
  await ensureInstalled();
  const node = await findNode();
  await ensureBuilt(node);
  const chromium = await ensureChromium(node);
  await ensurePostgres();
  await run(node, ["tests/assure/assure.ts", ...process.argv.slice(2)], {
    label: "assure",
    env: { CHROMIUM_PATH: chromium },
    shows: true,
  });
} catch (error) {
  stopOnFailure(error);
}
