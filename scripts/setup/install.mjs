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
  await run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    label: "npm ci",
  }).catch(explain);
  writeStamp(stamp, hash);
}

/** A dependency changed by hand is noticed here, and npm then says how the lock file disagrees. */
function wanted() {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
    readFileSync("package.json", "utf8"),
  );
  return { dependencies, devDependencies, optionalDependencies };
}

/** npm hides its reason above a page of usage. */
function explain(failure) {
  const reasons = [...(failure.output ?? "").matchAll(/^npm \S+ ((?:Invalid|Missing): .+)$/gm)].map(
    ([, reason]) => reason.trim(),
  );
  if (reasons.length === 0) throw failure;
  throw new Stop(
    `package.json and package-lock.json disagree: run npm install and commit the lock file (${[...new Set(reasons)].join("; ")}).`,
  );
}

/** Node 24 comes with the packages where the registry has it for this platform; else the machine's own must do. */
export function findNode() {
  const brought = join("node_modules", ".bin", process.platform === "win32" ? "node.cmd" : "node");
  if (existsSync(brought)) return brought;
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major + minor / 100 < oldest)
    throw new Stop(
      `Node ${oldest} or newer is needed on this platform; this is ${process.versions.node}.`,
    );
  return process.execPath;
}
