import { spawn } from "node:child_process";
import { ensurePostgres } from "../scripts/setup/postgres.mjs";

/** Starts a server for one run through the test support code, which finds the binaries. */
export async function startPostgres(node) {
  await ensurePostgres();
  const child = spawn(node, ["--input-type=module", "-e", keepPostgres], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const address = await new Promise((resolve, reject) => {
    child.stdout.once("data", (line) => resolve(String(line).trim()));
    child.once("exit", (code) => reject(new Error(`PostgreSQL exited with code ${code}`)));
  });
  return {
    address,
    async stop() {
      const gone = new Promise((resolve) => child.once("exit", resolve));
      child.stdin.end();
      await gone;
    },
  };
}

/** TypeScript requires the project's own Node. */
const keepPostgres = `
  const { startPostgres } = await import("./tests/support/postgres-server.ts");
  const server = await startPostgres();
  console.log(server.address);
  process.stdin.resume().on("end", () => server.stop());`;
