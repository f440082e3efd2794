import { spawn } from "node:child_process";
import { ensureBuilt } from "./setup/build.mjs";
import { ensureInstalled, findNode } from "./setup/install.mjs";
import { stopOnFailure } from "./setup/run.mjs";

/** From a fresh clone to a running site, or with arguments to one of the verbs of the operator's command line. Plain Node 20, no package. */
try {
  await ensureInstalled();
  const node = findNode();
  await ensureBuilt(node);
  const child = spawn(node, ["build/server/index.js", ...process.argv.slice(2)], { stdio: "inherit", env: { ...process.env, NODE_ENV: "production" } });
  for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => child.kill(signal));
  child.on("exit", (code, signal) => process.exit(code ?? (signal === "SIGKILL" ? 137 : 1)));
} catch (error) {
  stopOnFailure(error);
}
