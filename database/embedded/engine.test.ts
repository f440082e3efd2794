import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { PGlite } from "@electric-sql/pglite";
import { afterEach, expect, vi } from "vitest";
import { test } from "#tests/support/embedded-directory.ts";
import { openEngine } from "./engine.ts";

afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

function countSyncs() {
  const sync = vi.spyOn(fs, "fdatasyncSync");
  syncBuiltinESMExports();
  return () => sync.mock.calls.length;
}

function queryMessage(sql: string) {
  const text = Buffer.from(`${sql}\0`);
  const head = Buffer.alloc(5, "Q");
  head.writeInt32BE(4 + text.length, 1);
  return new Uint8Array(Buffer.concat([head, text]));
}

test("every commit reaches the disk, but reads do not", async ({ directory }) => {
  const syncs = countSyncs();
  const engine = await openEngine({ directory });
  const run = async (sql: string) => {
    const before = syncs();
    await engine.exchange(queryMessage(sql));
    return syncs() - before;
  };
  await run("create table kept (id int)");
  for (let id = 0; id < 5; id++)
    expect(await run(`insert into kept values (${id})`)).toBeGreaterThan(0);
  expect(await run("select * from kept")).toBe(0);
  await engine.close();
});

test("refuses to run where commits would not reach the disk", async ({ directory }) => {
  const create = PGlite.create.bind(PGlite);
  let opened: PGlite | undefined;
  vi.spyOn(PGlite, "create").mockImplementation(async (...options: unknown[]) => {
    opened = await create(...(options as [{ dataDir: string }]));
    Object.assign(opened.Module, { NODEFS: undefined });
    return opened as never;
  });
  await expect(openEngine({ directory })).rejects.toThrow("cannot install fsync");
  await opened?.close();
});

test("opens despite an empty postmaster.pid left by a power failure", async ({ directory }) => {
  fs.writeFileSync(`${directory}/postmaster.pid`, "");
  const engine = await openEngine({ directory });
  expect(
    Buffer.from(await engine.exchange(queryMessage("select 'open' as state"))).toString("latin1"),
  ).toContain("open");
  await engine.close();
});
