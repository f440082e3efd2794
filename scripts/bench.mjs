import { ensureBuilt } from "./setup/build.mjs";
import { ensureInstalled } from "./setup/install.mjs";
import { findNode } from "./setup/node.mjs";
import { runProcess, stopOnFailure } from "./setup/run.mjs";

/** The benchmarks have packages of their own: what they weigh is installed only where they run. */
try {
  await ensureInstalled();
  const node = await findNode();
  await Promise.all([ensureBuilt(node), ensureInstalled("bench")]);
  await runProcess(node, ["bench/bench.mjs", ...process.argv.slice(2)], {
    label: "bench",
    shows: true,
  });
} catch (error) {
  stopOnFailure(error);
}
