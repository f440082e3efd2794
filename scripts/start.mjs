import { spawn } from "node:child_process";
import { ensureBuilt } from "./setup/build.mjs";
import { ensureInstalled } from "./setup/install.mjs";
import { memoryFlags } from "./setup/lean.mjs";
import { findNode } from "./setup/node.mjs";
import { stopOnFailure } from "./setup/run.mjs";

/** Starts the site from a fresh clone, or runs a CLI command. Needs Node 20 and no packages. */
try {
  await ensureInstalled();
  const node = await findNode();
  await ensureBuilt(node);
  const args = [...memoryFlags.flags, "build/server/index.js", ...process.argv.slice(2)];
  const env = { ...memoryFlags.env, ...process.env, NODE_ENV: "production" };
  // Newer Node replaces this process; older Node keeps a parent process of 45 MB.
  if (process.platform !== "win32") process.execve?.(node, [node, ...args], env);
  const child = spawn(node, args, { stdio: "inherit", env });
  for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => child.kill(signal));
  child.on("exit", (code, signal) => process.exit(code ?? (signal === "SIGKILL" ? 137 : 1)));
} catch (error) {
  stopOnFailure(error);
}
