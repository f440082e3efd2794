import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { memoryFlags } from "../scripts/setup/lean.mjs";

export async function startSite(
  node,
  { dataDir = mkdtempSync(join(tmpdir(), "medspa-bench-")), env = {} } = {},
) {
  const start = performance.now();
  const child = spawn(node, [...memoryFlags.flags, "build/server/index.js"], {
    env: {
      ...memoryFlags.env,
      ...process.env,
      NODE_ENV: "production",
      PORT: "0",
      LOG_LEVEL: "warn",
      DATA_DIR: dataDir,
      ...env,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const url = await new Promise((resolve, reject) => {
    let printed = "";
    child.stdout.on("data", (chunk) => {
      printed += chunk;
      const [address] = /http:\/\/\S+/.exec(printed) ?? [];
      if (address) resolve(address);
    });
    child.once("exit", (code) => reject(new Error(`the site exited with code ${code}`)));
  });
  return {
    url,
    dataDir,
    pid: child.pid,
    seconds: (performance.now() - start) / 1000,
    residentMb: () => memoryMb(child.pid).resident,
    memoryMb: () => memoryMb(child.pid),
    cpuSeconds: () => cpuSeconds(child.pid),
    async stop({ keepsData = false } = {}) {
      const gone = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      await gone;
      if (!keepsData) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Memory of the process, which includes the embedded database. Null without /proc. */
function memoryMb(pid) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    const read = (name) =>
      Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)[1]) / 1024);
    return { resident: read("VmRSS"), peak: read("VmHWM") };
  } catch {
    return { resident: null, peak: null };
  }
}

/** CPU time of a process since its start, comparable even on a busy machine. */
export function cpuSeconds(pid) {
  try {
    const [user, system] = readFileSync(`/proc/${pid}/stat`, "utf8")
      .split(") ")[1]
      .split(" ")
      .slice(11, 13)
      .map(Number);
    return (user + system) / 100;
  } catch {
    return Number.NaN;
  }
}
