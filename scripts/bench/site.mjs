import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The built site on a free port; says when it answers and how much memory it holds. */
export async function startSite(node, { dataDir = mkdtempSync(join(tmpdir(), "medspa-bench-")), env = {} } = {}) {
  const start = performance.now();
  const child = spawn(node, ["build/server/index.js"], {
    env: { ...process.env, NODE_ENV: "production", PORT: "0", LOG_LEVEL: "warn", DATA_DIR: dataDir, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const url = await new Promise((resolve, reject) => {
    let printed = "";
    child.stdout.on("data", (chunk) => {
      printed += chunk;
      const [address] = /http:\/\/\S+/.exec(printed) ?? [];
      if (address) resolve(address);
    });
    child.once("exit", (code) => reject(new Error(`the site ended with ${code}`)));
  });
  return {
    url,
    dataDir,
    seconds: (performance.now() - start) / 1000,
    residentMb: () => residentMb(child.pid),
    async stop({ keepsData = false } = {}) {
      const gone = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      await gone;
      if (!keepsData) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function residentMb(pid) {
  try {
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))[1]) / 1024);
  } catch {
    return null;
  }
}
