import { spawn } from "node:child_process";
import { ensureInstalled } from "./setup/install.mjs";
import { findNode } from "./setup/node.mjs";
import { stopOnFailure } from "./setup/run.mjs";

try {
  await ensureInstalled();
  const child = spawn(await findNode(), ["scripts/dev-server.mjs"], { stdio: "inherit" });
  for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => child.kill(signal));
  child.on("exit", (code) => process.exit(code ?? 1));
} catch (error) {
  stopOnFailure(error);
}
