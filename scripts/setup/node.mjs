import { cpSync, existsSync, mkdirSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { runProcess, Stop } from "./run.mjs";
import { hashOf, isFresh, writeStamp } from "./stamp.mjs";

const oldest = [22, 22];
const isWindows = process.platform === "win32";
const packages = join(import.meta.dirname, "node");
const folder = join(".cache", "node");
const fetched = join(folder, "node_modules", ".bin", isWindows ? "node.cmd" : "node");
const linked = join("node_modules", ".bin", "node");

/** The Node that runs this script if it is new enough, otherwise Node 24 from the npm registry, kept in .cache. */
export async function findNode() {
  // An install may just have removed the Node that runs this.
  if (!runsOnFetched() && isNewEnough() && existsSync(process.execPath)) return process.execPath;
  await fetchNode();
  linkForNpm();
  return fetched;
}

function runsOnFetched() {
  return existsSync(fetched) && realpathSync(fetched) === process.execPath;
}

function isNewEnough() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  return major > oldest[0] || (major === oldest[0] && minor >= oldest[1]);
}

/** The lock file names the exact version and its checksum, and npm picks the package for this platform. */
async function fetchNode() {
  const stamp = join(folder, ".fetched");
  const lock = "package-lock.json";
  const hash = hashOf([join(packages, lock)]);
  if (existsSync(fetched) && isFresh(stamp, hash)) return;
  console.log("Fetching Node 24 ...");
  mkdirSync(folder, { recursive: true });
  for (const name of ["package.json", lock]) cpSync(join(packages, name), join(folder, name));
  await runProcess(
    "npm",
    ["ci", "--prefix", folder, "--no-audit", "--no-fund", "--loglevel=error"],
    { label: "npm ci for Node 24" },
  );
  if (!existsSync(fetched))
    throw new Stop(
      `Node ${oldest.join(".")} or newer is required: this is ${process.versions.node}, and the npm registry provided none for ${process.platform} ${process.arch}.`,
    );
  writeStamp(stamp, hash);
}

/** Lets `npm exec` and scripts that call a package's program find it too. */
function linkForNpm() {
  if (isWindows || !existsSync(join("node_modules", ".bin"))) return;
  if (existsSync(linked) && realpathSync(linked) === realpathSync(fetched)) return;
  rmSync(linked, { force: true });
  symlinkSync(join("..", "..", fetched), linked);
}
