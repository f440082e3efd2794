import { spawn } from "node:child_process";
import { ensureInstalled, findNode } from "./setup/install.mjs";
import { stopOnFailure } from "./setup/run.mjs";

try {
  await ensureInstalled();
  const child = spawn(findNode(), ["scripts/dev-server.mjs"], { stdio: "inherit" });
  for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => child.kill(signal));
  child.on("exit", (code) => process.exit(code ?? 1));
} catch (error) {
  stopOnFailure(error);
}
