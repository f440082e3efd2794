import { readFileSync } from "node:fs";
import { run, Stop } from "./run.mjs";
import { hashOf, isFresh, writeStamp } from "./stamp.mjs";

const stamp = "node_modules/.installed";

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
  const { dependencies, devDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  return { dependencies, devDependencies };
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
