import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { StartFailure } from "#platform/start-failure.ts";
import { lockDirectory } from "./lock.ts";

const lockModule = new URL("./lock.ts", import.meta.url).href;
/** Code of a second process: reports if it got the lock, then runs until killed. */
const program = `
  const { lockDirectory } = await import("${lockModule}");
  try { lockDirectory(process.argv[1]); console.log("locked"); setInterval(() => {}, 1000); }
  catch (error) { console.log(error.name + ": " + error.message); }`;

let folder: string;
let directory: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "lock-"));
  directory = join(folder, "database");
});
afterEach(() => rmSync(folder, { recursive: true }));

function startProcess() {
  const child = spawn(process.execPath, ["--input-type=module", "-e", program, directory]);
  const said = new Promise<string>((resolve) =>
    child.stdout.once("data", (chunk) => resolve(String(chunk).trim())),
  );
  const gone = new Promise((resolve) => child.once("exit", resolve));
  return { pid: child.pid, said, gone, kill: () => child.kill("SIGKILL") };
}

function leaveDeadOwner(file: string) {
  const { pid } = spawnSync(process.execPath, ["--version"]);
  writeFileSync(file, JSON.stringify({ pid, started: null }));
}

const owner = () => JSON.parse(readFileSync(`${directory}.lock`, "utf8"));

test("a second process is refused in one clear line", async () => {
  const unlock = lockDirectory(directory);
  const second = startProcess();
  expect(await second.said).toBe(
    `StartFailure: The data directory ${directory} is in use by process ${process.pid}. Stop that process or set DATA_DIR.`,
  );
  await second.gone;
  unlock();
});

test("the same process is refused too", () => {
  const unlock = lockDirectory(directory);
  expect(() => lockDirectory(directory)).toThrow(
    new StartFailure(
      `The data directory ${directory} is in use by process ${process.pid}. Stop that process or set DATA_DIR.`,
    ),
  );
  unlock();
});

test("a living owner is respected, one that was killed is taken over", async () => {
  const first = startProcess();
  expect(await first.said).toBe("locked");
  expect(() => lockDirectory(directory)).toThrow(`is in use by process ${first.pid}.`);
  first.kill();
  await first.gone;
  const unlock = lockDirectory(directory);
  expect(owner().pid).toBe(process.pid);
  unlock();
});

test.skipIf(process.platform !== "linux")(
  "a lock whose number another process got is taken over",
  () => {
    writeFileSync(`${directory}.lock`, JSON.stringify({ pid: process.pid, started: "1" }));
    lockDirectory(directory)();
    expect(existsSync(`${directory}.lock`)).toBe(false);
  },
);

test.each(["", "{", "null", '{"pid":'])(
  "a lock that was never written whole is taken over: %j",
  (text) => {
    writeFileSync(`${directory}.lock`, text);
    const unlock = lockDirectory(directory);
    expect(owner().pid).toBe(process.pid);
    unlock();
  },
);

test("a released lock leaves nothing behind, not even after taking over", () => {
  leaveDeadOwner(`${directory}.lock`);
  lockDirectory(directory)();
  expect(readdirSync(folder)).toEqual([]);
});

test("to release is not to take another's lock away", () => {
  const unlock = lockDirectory(directory);
  writeFileSync(`${directory}.lock`, "somebody else's");
  unlock();
  expect(readFileSync(`${directory}.lock`, "utf8")).toBe("somebody else's");
});

test("while one process takes over, no other touches the lock: it might be the new one", () => {
  leaveDeadOwner(`${directory}.lock`);
  const left = readFileSync(`${directory}.lock`, "utf8");
  writeFileSync(`${directory}.lock.takeover`, JSON.stringify({ pid: process.pid, started: null }));
  expect(() => lockDirectory(directory)).toThrow(
    `The data directory ${directory} could not be locked.`,
  );
  expect(readFileSync(`${directory}.lock`, "utf8")).toBe(left);
});

test("one that died while taking over is no obstacle", () => {
  leaveDeadOwner(`${directory}.lock`);
  leaveDeadOwner(`${directory}.lock.takeover`);
  lockDirectory(directory)();
  expect(readdirSync(folder)).toEqual([]);
});

test("of several that find a dead owner's lock, one gets it", async () => {
  leaveDeadOwner(`${directory}.lock`);
  const processes = Array.from({ length: 4 }, startProcess);
  const said = await Promise.all(processes.map((each) => each.said));
  expect(said.filter((words) => words === "locked")).toHaveLength(1);
  for (const each of processes) each.kill();
  await Promise.all(processes.map((each) => each.gone));
});
