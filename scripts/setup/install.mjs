import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { run, Stop } from "./run.mjs";
import { hashOf, isFresh, writeStamp } from "./stamp.mjs";

const stamp = "node_modules/.installed";
const oldest = 22.22;

/** Installs what package-lock.json names when that is not what stands in node_modules. */
export async function ensureInstalled() {
  const hash = hashOf(["package-lock.json"]) + JSON.stringify(wanted());
  if (isFresh(stamp, hash)) return;
  console.log("Installing packages ...");
  await run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], { label: "npm ci" });
  writeStamp(stamp, hash);
}

/** A dependency changed by hand is noticed here, and npm then says how the lock file disagrees. */
function wanted() {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  return { dependencies, devDependencies, optionalDependencies };
}

/** Node 24 comes with the packages where the registry has it for this platform; else the machine's own must do. */
export function findNode() {
  const brought = join("node_modules", ".bin", process.platform === "win32" ? "node.cmd" : "node");
  if (existsSync(brought)) return brought;
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major + minor / 100 < oldest) throw new Stop(`Node ${oldest} or newer is needed on this platform; this is ${process.versions.node}.`);
  return process.execPath;
}
