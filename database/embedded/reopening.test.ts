import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { expect } from "vitest";
import { test } from "#tests/support/embedded-directory.ts";
import { closeDirectory, openDirectory } from "#tests/support/open-directory.ts";
import { isFullLevel } from "#tests/support/test-level.ts";

const connectionModule = new URL("../connection.ts", import.meta.url).href;
const embeddedModule = new URL("./embedded.ts", import.meta.url).href;

test("data survives closing and reopening", async ({ directory }) => {
  const first = openDirectory(directory);
  await first.pool.query("create table survivors (id int)");
  await first.pool.query("insert into survivors select generate_series(1, 100)");
  await closeDirectory(first);
  const second = openDirectory(directory);
  expect((await second.pool.query("select count(*)::int from survivors")).rows).toEqual([
    { count: 100 },
  ]);
  await closeDirectory(second);
});

test.runIf(isFullLevel)("acknowledged writes survive a killed process", async ({ directory }) => {
  const program = `
    const { EmbeddedDatabase } = await import("${embeddedModule}");
    const { embeddedPool } = await import("${connectionModule}");
    const pool = embeddedPool(new EmbeddedDatabase({ directory: process.argv[2] }));
    await pool.query("create table acknowledged (id int primary key)");
    for (let id = 1; ; id++) { await pool.query("insert into acknowledged values ($1)", [id]); console.log(id); }`;
  const file = `${directory}.mjs`;
  writeFileSync(file, program);
  const writer = spawn(process.execPath, [file, directory], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const gone = new Promise((resolve) => writer.once("exit", resolve));
  let last = 0;
  for await (const line of createInterface(writer.stdout)) {
    last = Number(line);
    if (last === 15) writer.kill("SIGKILL");
  }
  await gone;
  const opened = openDirectory(directory);
  const { rows } = await opened.pool.query("select max(id), count(*)::int from acknowledged");
  expect(rows[0].max).toBeGreaterThanOrEqual(last);
  expect(rows[0].count).toBe(rows[0].max);
  await closeDirectory(opened);
});

test("cancels a runaway query at its deadline", async ({ directory }) => {
  const opened = openDirectory(directory, 300);
  await opened.pool.query("select 1");
  await expect(
    opened.pool.query("select count(*) from generate_series(1, 1000000000000)"),
  ).rejects.toThrow("The query took too long and was canceled.");
  expect((await opened.pool.query("select 1 as alive")).rows).toEqual([{ alive: 1 }]);
  await closeDirectory(opened);
});

test("closing waits for nothing and can be called twice", async ({ directory }) => {
  const opened = openDirectory(directory);
  await opened.pool.query("select 1");
  await closeDirectory(opened);
  await opened.embedded.close();
});
