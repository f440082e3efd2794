import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";

const patience = 600_000;
const started = new Set<ChildProcess>();
process.once("exit", () => {
  for (const child of started) child.kill("SIGKILL");
});

type SiteProcess = ReturnType<typeof open>;
const idle: SiteProcess[] = [];

/** A site in a process of its own, which `stop` ends. */
export async function startSite(args: string[], env: NodeJS.ProcessEnv) {
  const site = open(args, env);
  return { ...(await site.starts()), stop: site.end };
}

/**
 * A site in a process that ran others before: warm code starts and answers with a third less work.
 */
export async function startWarmSite(flags: string[], env: NodeJS.ProcessEnv) {
  const site = idle.pop() ?? open([...flags, "tests/support/warm-sites.mjs"], env);
  site.write(JSON.stringify(env));
  const running = await site.starts();
  async function rest() {
    site.write("stop");
    await site.prints(/^Stopped (.+)/);
    idle.push(site);
    return 0;
  }
  let stopped: Promise<number | null> | undefined;
  const stop = (signal: NodeJS.Signals) =>
    (stopped ??= signal === "SIGKILL" ? site.end(signal) : rest());
  return { ...running, stop };
}

function open(args: string[], env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, args, { env, stdio: "pipe" });
  started.add(child);
  const exit = new Promise<number | null>((resolve) => child.once("exit", resolve));
  let logs: string[] = [];
  let onLine = (_line: string) => {};
  for (const input of [child.stdout, child.stderr])
    createInterface({ input }).on("line", (line) => {
      logs.push(line);
      onLine(line);
    });

  /** The first group of the next line that matches. */
  const prints = (pattern: RegExp) =>
    new Promise<string>((resolve, reject) => {
      const fail = () => reject(new Error(`The site did not start or stop:\n${logs.join("\n")}`));
      const late = setTimeout(fail, patience);
      child.once("close", fail);
      onLine = (line) => {
        const found = pattern.exec(line)?.[1];
        if (!found) return;
        onLine = () => {};
        clearTimeout(late);
        child.off("close", fail);
        resolve(found);
      };
    });

  async function end(signal: NodeJS.Signals) {
    child.kill(signal);
    const code = await exit;
    started.delete(child);
    return code;
  }

  /** The address and the coming lines of a site that starts. */
  async function starts() {
    logs = [];
    const own = logs;
    const url = await prints(/^ +(http:\S+)/).catch(async (error) => {
      await end("SIGKILL");
      throw error;
    });
    return { url, logs: own, pid: child.pid };
  }

  return { starts, prints, end, write: (line: string) => child.stdin.write(`${line}\n`) };
}
