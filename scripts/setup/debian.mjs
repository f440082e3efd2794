import { existsSync } from "node:fs";
import { runProcess } from "./run.mjs";

export async function debianPackage(name) {
  if (!existsSync("/usr/bin/apt-get") || process.getuid?.() !== 0) return false;
  console.log(`Installing Debian's ${name} ...`);
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await runProcess("apt-get", ["update", "-qq"], { env, label: "apt-get update" });
  await runProcess("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name], {
    env,
    label: `apt-get install ${name}`,
  });
  return true;
}
