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

test("refuses a second process with one clear line", async () => {
  const unlock = lockDirectory(directory);
  const second = startProcess();
  expect(await second.said).toBe(
    `StartFailure: The data directory ${directory} is in use by process ${process.pid}. Stop that process or set DATA_DIR.`,
  );
  await second.gone;
  unlock();
});

test("refuses a second lock by the same process", () => {
  const unlock = lockDirectory(directory);
  expect(() => lockDirectory(directory)).toThrow(
    new StartFailure(
      `The data directory ${directory} is in use by process ${process.pid}. Stop that process or set DATA_DIR.`,
    ),
  );
  unlock();
});

test("respects the lock of a running process and takes over that of a killed one", async () => {
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
  "takes over a lock whose process ID was reused by another process",
  () => {
    writeFileSync(`${directory}.lock`, JSON.stringify({ pid: process.pid, started: "1" }));
    lockDirectory(directory)();
    expect(existsSync(`${directory}.lock`)).toBe(false);
  },
);

test.each(["", "{", "null", '{"pid":'])("takes over an incompletely written lock: %j", (text) => {
  writeFileSync(`${directory}.lock`, text);
  const unlock = lockDirectory(directory);
  expect(owner().pid).toBe(process.pid);
  unlock();
});

test("releasing a lock leaves no files behind, even after a takeover", () => {
  leaveDeadOwner(`${directory}.lock`);
  lockDirectory(directory)();
  expect(readdirSync(folder)).toEqual([]);
});

test("releasing does not remove the lock of another process", () => {
  const unlock = lockDirectory(directory);
  writeFileSync(`${directory}.lock`, "someone else's");
  unlock();
  expect(readFileSync(`${directory}.lock`, "utf8")).toBe("someone else's");
});

test("leaves the lock alone while another process takes it over", () => {
  leaveDeadOwner(`${directory}.lock`);
  const left = readFileSync(`${directory}.lock`, "utf8");
  writeFileSync(`${directory}.lock.takeover`, JSON.stringify({ pid: process.pid, started: null }));
  expect(() => lockDirectory(directory)).toThrow(`Could not lock the data directory ${directory}.`);
  expect(readFileSync(`${directory}.lock`, "utf8")).toBe(left);
});

test("ignores a takeover whose process died", () => {
  leaveDeadOwner(`${directory}.lock`);
  leaveDeadOwner(`${directory}.lock.takeover`);
  lockDirectory(directory)();
  expect(readdirSync(folder)).toEqual([]);
});

test("only one of several processes takes over a dead owner's lock", async () => {
  leaveDeadOwner(`${directory}.lock`);
  const processes = Array.from({ length: 4 }, startProcess);
  const said = await Promise.all(processes.map((each) => each.said));
  expect(said.filter((words) => words === "locked")).toHaveLength(1);
  for (const each of processes) each.kill();
  await Promise.all(processes.map((each) => each.gone));
});
