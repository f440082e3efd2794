import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runProcess, Stop, stopOnFailure } from "./setup/run.mjs";

const pages = {
  "/": "MedSpa Guide",
  "/category/laser-light-therapies": "Laser",
  "/city/irvine": "Med spas in Irvine",
  "/botox/irvine": "Botox in Irvine",
};
const port = 3900;
const longest = 300_000;

/** Clones the last commit, starts it twice and runs the tests. `--start` skips the tests. */
const folder = mkdtempSync(join(tmpdir(), "medspa-clone-"));
try {
  await runProcess("git", ["clone", "--quiet", ".", folder]);
  console.log(`npm start, first: ${await startAndLook()} s`);
  console.log(`npm start, again: ${await startAndLook()} s`);
  if (!process.argv.includes("--start")) {
    const begin = Date.now();
    const output = await runProcess("npm", ["test", "--prefix", folder], {
      label: "npm test in the clone",
    });
    console.log(`npm test: ${seconds(begin)} s, ${output.trim().split("\n").at(-1)}`);
  }
} catch (error) {
  stopOnFailure(error);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function startAndLook() {
  const begin = Date.now();
  const child = spawn("npm", ["start"], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), LOG_LEVEL: "warn" },
    stdio: ["ignore", "ignore", "inherit"],
    detached: true,
  });
  try {
    await untilReady(child);
    const took = seconds(begin);
    for (const [path, text] of Object.entries(pages)) await expectPage(path, text);
    const [listing] = await (await fetch(`http://localhost:${port}/api/medspas?limit=1`)).json();
    await expectPage(`/listing/${listing.slug}`, listing.phone);
    return took;
  } finally {
    const gone = new Promise((resolve) => child.once("exit", resolve));
    process.kill(-child.pid, "SIGTERM");
    await gone;
  }
}

async function untilReady(child) {
  for (const begin = Date.now(); Date.now() - begin < longest; ) {
    if (child.exitCode !== null) throw new Stop(`npm start exited with code ${child.exitCode}`);
    const answer = await fetch(`http://localhost:${port}/readyz`).catch(() => null);
    if (answer?.status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Stop("npm start did not become ready");
}

async function expectPage(path, text) {
  const answer = await fetch(`http://localhost:${port}${path}`);
  if (answer.status !== 200 || !(await answer.text()).includes(text))
    throw new Stop(`${path}: ${answer.status}, without "${text}"`);
}

function seconds(begin) {
  return ((Date.now() - begin) / 1000).toFixed(1);
}
