import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { copyDirectory, keptModel } from "./cached-model.ts";
import { createDatabase, dropDatabase } from "./create-database.ts";
import { startSite, startWarmSite } from "./site-process.ts";

const built = "build/server/index.js";
/** Shared compile cache of all processes. */
const compiled = resolve(".cache/compiled");
const warning = 40;
/** A slow machine restores a backup into the embedded database in over a minute. */
const patience = 600_000;
/**
 * A server that lives for seconds does not profit from optimizing the embedded database, a fifth of
 * its work. Growing the heap step by step was a twelfth.
 */
export const shortLived = [
  "--liftoff-only",
  "--min-semi-space-size=32",
  "--max-semi-space-size=64",
];

/** Compression and decompression took a tenth of the rendering time. */
export const asItIs = { "accept-encoding": "identity" };

/** Admin and demo owners in all server tests. */
export const operator = {
  email: "webmaster@ocmedspaguide.example",
  password: "granite swallow teapot",
};
export const demoPassword = "tidepool lantern quilt";

type Environment = Record<string, string>;
export type ServerData = { dataDir: string; databaseUrl?: string | undefined };
type Start = Partial<ServerData> & {
  env?: Environment;
  entry?: string;
  flags?: string[];
  /** For tests of signals: a warm process outlives its sites. */
  hasOwnProcess?: boolean;
};
export type RunningServer = Awaited<ReturnType<typeof startServer>>;

/** The built server on a free port, with given storage, or with a temporary demo site. */
export async function startServer({
  env = {},
  dataDir,
  databaseUrl,
  entry = built,
  flags = shortLived,
  hasOwnProcess = entry !== built ||
    flags !== shortLived ||
    "NODE_OPTIONS" in env ||
    "TRY_LANGUAGE" in env,
}: Start = {}) {
  const place = dataDir
    ? { dataDir, databaseUrl }
    : databaseUrl
      ? { dataDir: folderWithSecret(), databaseUrl }
      : await demonstration();
  const directory = place.dataDir;
  const environment = siteEnvironment({ ...environmentOf(place), ...env });
  const { url, logs, pid, stop } = hasOwnProcess
    ? await startSite([...flags, entry], environment)
    : await startWarmSite(flags, environment);

  async function end(signal: NodeJS.Signals) {
    const code = await stop(signal);
    if (!dataDir) await (databaseUrl ? leave({ dataDir: directory }) : leave(place));
    return code;
  }
  return {
    url,
    /** Counts open descriptors, except database files; null without /proc. */
    openDescriptors() {
      const folder = `/proc/${pid}/fd`;
      if (!existsSync(folder)) return null;
      const targets = readdirSync(folder).map((descriptor) => readLink(join(folder, descriptor)));
      const ofDatabase = targets.filter((target) =>
        target.startsWith(join(directory, "database/")),
      ).length;
      return { ofDatabase, others: targets.length - ofDatabase };
    },
    logs,
    /** Lines that need attention: warnings, errors and unstructured output. */
    complaints: () =>
      logs.filter((line) => line.trim() !== "" && !line.includes(url) && !isQuiet(line)),
    /** Value of a metric, 0 if missing. */
    async metric(name: string) {
      const figures = await (await fetch(`${url}/metrics`)).text();
      const line = figures.split("\n").find((each) => each.startsWith(`${name} `));
      return Number(line?.slice(name.length) ?? 0);
    },
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

export function runSite(verb: string[], env: Environment = {}, entry = built) {
  return new Promise<{ code: number | string | null; printed: string }>((resolve) => {
    execFile(
      process.execPath,
      [...shortLived, entry, ...verb],
      { env: siteEnvironment(env), timeout: patience },
      (error, stdout, stderr) => {
        resolve({
          code: error ? (error.code ?? error.signal ?? null) : 0,
          printed: stdout + stderr,
        });
      },
    );
  });
}

export function temporaryFolder() {
  return mkdtempSync(join(tmpdir(), "medspa-test-"));
}

export const siteSecret = "the secret of every site of the tests";

/** Data directory with the same secret that encrypted the copied demo database. */
export function folderWithSecret(folder = temporaryFolder()) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "secret"), siteSecret);
  return folder;
}

/** Independent of the developer's shell. */
function siteEnvironment(env: Environment): NodeJS.ProcessEnv {
  const passwords = { ADMIN_PASSWORD: operator.password, DEMO_OWNER_PASSWORD: demoPassword };
  return {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: compiled,
    NODE_ENV: "production",
    PORT: "0",
    ...passwords,
    ...env,
  };
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

/** Includes the jobs of a first start, which each start would otherwise repeat. */
export async function makeDemonstration(env: Environment) {
  for (const verb of ["seed", "jobs"]) {
    const { code, printed } = await runSite([verb], env);
    if (code !== 0) throw new Error(`The demonstration catalogue could not be made: ${printed}`);
  }
}

export const environmentOf = ({ dataDir, databaseUrl }: ServerData): Environment => ({
  DATA_DIR: dataDir,
  ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
});

/** Environment variable for the PostgreSQL with the demo template, set once for a test run. */
export const demonstrationAt = "DEMONSTRATION_POSTGRES";
export const demonstrationName = "demonstration";

/** A writable copy of the demo site, on the run's PostgreSQL or embedded. */
export async function demonstration(): Promise<ServerData> {
  const postgres = process.env[demonstrationAt];
  if (!postgres) return { dataDir: await copyOfDemonstration() };
  const name = `site_${randomUUID().replaceAll("-", "")}`;
  return {
    dataDir: folderWithSecret(),
    databaseUrl: await createDatabase(postgres, name, demonstrationName),
  };
}

export async function leave({ dataDir, databaseUrl }: ServerData) {
  rmSync(dataDir, { recursive: true, force: true });
  if (databaseUrl) await dropDatabase(databaseUrl);
}

export async function copyOfDemonstration(copy = temporaryFolder()) {
  const model = await demonstrationModel();
  copyDirectory(model, copy);
  return copy;
}
