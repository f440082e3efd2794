import { spawn } from "node:child_process";
import { ensureInstalled, findNode } from "./setup/install.mjs";
import { stopOnFailure } from "./setup/run.mjs";

try {
  await ensureInstalled();
  spawn(findNode(), ["scripts/dev-server.mjs"], { stdio: "inherit" }).on("exit", (code) => process.exit(code ?? 1));
} catch (error) {
  stopOnFailure(error);
}
