import { type ChildProcess, execFile, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readlinkSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { copyDirectory, keptModel } from "./kept-model.ts";

const built = "build/server/index.js";
/** What one process compiled, the next one finds. */
const compiled = resolve(".cache/compiled");
const warning = 40;
const patience = 60_000;
/** A server that lives for some seconds makes the embedded database fast for nobody: a fifth of its work. */
export const shortLived = "--liftoff-only";

/** To pack a page and unpack it took a tenth of what it takes to make it. */
export const asItIs = { "accept-encoding": "identity" };

/** The webmaster and the owners of the demonstration, in every test of the server. */
export const operator = { email: "webmaster@ocmedspaguide.example", password: "granite swallow teapot" };
export const demoPassword = "tidepool lantern quilt";

const started = new Set<ChildProcess>();
process.once("exit", () => {
  for (const child of started) child.kill("SIGKILL");
});

type Environment = Record<string, string>;
type Start = { env?: Environment; dataDir?: string; entry?: string; flags?: string[] };
export type RunningServer = Awaited<ReturnType<typeof startServer>>;

/** The built server on a free port, over a data directory of its own that is gone afterwards, with the demonstration where its database is in it; a given one stays. */
export async function startServer({ env = {}, dataDir, entry = built, flags = [shortLived] }: Start = {}) {
  const directory = dataDir ?? (env.DATABASE_URL ? temporaryFolder() : await copyOfDemonstration());
  const child = spawn(process.execPath, [...flags, entry], {
    env: siteEnvironment({ DATA_DIR: directory, ...env }),
    stdio: ["ignore", "pipe", "pipe"],
  });
  started.add(child);
  const logs: string[] = [];
  const exit = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const url = await addressPrintedBy(child, logs).catch((error) => {
    child.kill("SIGKILL");
    throw error;
  });

  async function end(signal: NodeJS.Signals) {
    child.kill(signal);
    const code = await exit;
    started.delete(child);
    if (!dataDir) rmSync(directory, { recursive: true, force: true });
    return code;
  }
  return {
    url,
    /** What it has open, files of its database apart; null where the system does not say. */
    openDescriptors() {
      const folder = `/proc/${child.pid}/fd`;
      if (!existsSync(folder)) return null;
      const targets = readdirSync(folder).map((descriptor) => readLink(join(folder, descriptor)));
      const ofDatabase = targets.filter((target) => target.startsWith(join(directory, "database/"))).length;
      return { ofDatabase, others: targets.length - ofDatabase };
    },
    /** Every line it printed. */
    logs,
    /** What an operator would have to look at: warnings, errors and everything that is no structured line. */
    complaints: () => logs.filter((line) => line.trim() !== "" && !line.includes(url) && !isQuiet(line)),
    /** What /metrics says of a figure, 0 while it says nothing. */
    async metric(name: string) {
      const figures = await (await fetch(`${url}/metrics`)).text();
      const line = figures.split("\n").find((each) => each.startsWith(`${name} `));
      return Number(line?.slice(name.length) ?? 0);
    },
    /** Asks it to stop and answers with its exit status. */
    stop: (signal: NodeJS.Signals = "SIGTERM") => end(signal),
    kill: () => end("SIGKILL"),
  };
}

function readLink(path: string) {
  try {
    return readlinkSync(path);
  } catch {
    return "closed meanwhile";
  }
}

/** Runs the server's command line to its end. */
export function runSite(verb: string[], env: Environment = {}, entry = built) {
  return new Promise<{ code: number | string | null; printed: string }>((resolve) => {
    execFile(process.execPath, [shortLived, entry, ...verb], { env: siteEnvironment(env), timeout: patience }, (error, stdout, stderr) => {
      resolve({ code: error ? (error.code ?? error.signal ?? null) : 0, printed: stdout + stderr });
    });
  });
}

export function temporaryFolder() {
  return mkdtempSync(join(tmpdir(), "medspa-test-"));
}

/** The same on every machine, whatever the developer's shell sets. */
function siteEnvironment(env: Environment): NodeJS.ProcessEnv {
  const passwords = { ADMIN_PASSWORD: operator.password, DEMO_OWNER_PASSWORD: demoPassword };
  return { PATH: process.env.PATH, NODE_COMPILE_CACHE: compiled, NODE_ENV: "production", PORT: "0", ...passwords, ...env };
}

function addressPrintedBy(child: ChildProcess, logs: string[]) {
  return new Promise<string>((resolve, reject) => {
    const give = () => reject(new Error(`The server did not start:\n${logs.join("\n")}`));
    const late = setTimeout(give, patience);
    child.once("exit", give);
    for (const stream of [child.stdout, child.stderr]) {
      let rest = "";
      stream?.setEncoding("utf8").on("data", (text: string) => {
        const lines = (rest + text).split("\n");
        rest = lines.pop() ?? "";
        logs.push(...lines);
        const [address] = lines.flatMap((line) => /^ +(http:\S+)/.exec(line)?.[1] ?? []);
        if (!address) return;
        clearTimeout(late);
        resolve(address);
      });
    }
  });
}

function isQuiet(line: string) {
  try {
    return JSON.parse(line).level < warning;
  } catch {
    return false;
  }
}

export function demonstrationModel() {
  return keptModel("directory", (folder) => makeDemonstration({ DATA_DIR: folder }));
}

/** With the work of a first start behind it, which would else be done at each. */
export async function makeDemonstration(env: Environment) {
  for (const verb of ["seed", "jobs"]) {
    const { code, printed } = await runSite([verb], env);
    if (code !== 0) throw new Error(`The demonstration catalogue could not be made: ${printed}`);
  }
}

/** A data directory with the demonstration catalogue. */
export async function copyOfDemonstration() {
  const model = await demonstrationModel();
  const copy = temporaryFolder();
  copyDirectory(model, copy);
  return copy;
}
