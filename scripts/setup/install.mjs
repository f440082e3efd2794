import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runProcess, Stop } from "./run.mjs";
import { hashOf, isFresh, writeStamp } from "./stamp.mjs";

/** Installs what the folder's package-lock.json names, unless its node_modules already holds that. */
export async function ensureInstalled(folder = ".") {
  const stamp = join(folder, "node_modules/.installed");
  const hash = hashOf([join(folder, "package-lock.json")]) + JSON.stringify(wanted(folder));
  if (isFresh(stamp, hash)) return;
  console.log(folder === "." ? "Installing packages ..." : `Installing packages of ${folder} ...`);
  await runProcess(
    "npm",
    ["ci", "--prefix", folder, "--no-audit", "--no-fund", "--loglevel=error"],
    { label: "npm ci" },
  ).catch(explain);
  writeStamp(stamp, hash);
}

/** Detects dependencies that were edited by hand; npm then reports the lock file mismatch. */
function wanted(folder) {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(join(folder, "package.json"), "utf8"),
  );
  return { dependencies, devDependencies };
}

/** npm prints its reason above a page of usage. */
function explain(failure) {
  const reasons = [...(failure.output ?? "").matchAll(/^npm \S+ ((?:Invalid|Missing): .+)$/gm)].map(
    ([, reason]) => reason.trim(),
  );
  if (reasons.length === 0) throw failure;
  throw new Stop(
    `package.json and package-lock.json disagree: run npm install and commit the lock file (${[...new Set(reasons)].join("; ")}).`,
  );
}
