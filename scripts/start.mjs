import { spawn } from "node:child_process";
import { ensureBuilt } from "./setup/build.mjs";
import { ensureInstalled } from "./setup/install.mjs";
import { lean } from "./setup/lean.mjs";
import { findNode } from "./setup/node.mjs";
import { stopOnFailure } from "./setup/run.mjs";

/** From a fresh clone to a running site, or with arguments to one of the verbs of the operator's command line. Plain Node 20, no package. */
try {
  await ensureInstalled();
  const node = await findNode();
  await ensureBuilt(node);
  const args = [...lean.flags, "build/server/index.js", ...process.argv.slice(2)];
  const env = { ...lean.env, ...process.env, NODE_ENV: "production" };
  // A newer Node becomes the server; an older one waits for it, and holds 45 MB.
  if (process.platform !== "win32") process.execve?.(node, [node, ...args], env);
  const child = spawn(node, args, { stdio: "inherit", env });
  for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => child.kill(signal));
  child.on("exit", (code, signal) => process.exit(code ?? (signal === "SIGKILL" ? 137 : 1)));
} catch (error) {
  stopOnFailure(error);
}
