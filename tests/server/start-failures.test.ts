import { existsSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { describe, expect, test as plainTest } from "vitest";
import {
  copyOfDemonstration,
  demonstration,
  environmentOf,
  leave,
  runSite,
  startServer,
  temporaryFolder,
} from "#tests/support/server.ts";
import { isFullLevel } from "#tests/support/test-level.ts";

/** An empty folder, and one with the demo catalogue. */
const test = plainTest.extend<{ folder: string; standing: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads a fixture's needs from this pattern.
  folder: async ({}, use) => {
    const folder = temporaryFolder();
    await use(folder);
    rmSync(folder, { recursive: true, force: true });
  },
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads a fixture's needs from this pattern.
  standing: async ({}, use) => {
    const folder = await copyOfDemonstration();
    await use(folder);
    rmSync(folder, { recursive: true, force: true });
  },
});

async function expectOneLine(verb: string[], env: Record<string, string>, line: string | RegExp) {
  const { code, printed } = await runSite(verb, env);
  expect(printed.trim().split("\n")).toEqual([
    typeof line === "string" ? expect.stringContaining(line) : expect.stringMatching(line),
  ]);
  expect(code).toBe(1);
}

describe("a failed start with one line of explanation and exit code 1", () => {
  test("the port is in use", async () => {
    const place = await demonstration();
    const other = createServer().listen(0, "127.0.0.1");
    const port = await new Promise<number>((resolve) =>
      other.once("listening", () => resolve((other.address() as { port: number }).port)),
    );
    await expectOneLine(
      [],
      { PORT: String(port), ...environmentOf(place) },
      `Port ${port} is taken. Stop what runs there or set PORT.`,
    );
    other.close();
    await leave(place);
  });

  // config.test.ts covers the values; this covers the output of the process.
  test("PORT=http", ({ folder }) =>
    expectOneLine(
      [],
      { DATA_DIR: folder, PORT: "http" },
      /^PORT must be a number from 0 to 65535\.$/,
    ));

  test.runIf(isFullLevel)("the host is not this machine", ({ standing }) =>
    expectOneLine(
      [],
      { HOST: "192.0.2.1", DATA_DIR: standing },
      /^HOST 192\.0\.2\.1: cannot listen there/,
    ),
  );

  // The tests of database/connection.ts cover other database errors.
  test.runIf(isFullLevel)("DATA_DIR=/proc/x/y/z", () =>
    expectOneLine([], { DATA_DIR: "/proc/x/y/z" }, "DATA_DIR: cannot write to /proc/x/y/z"),
  );

  test("no PostgreSQL answers at DATABASE_URL", () =>
    expectOneLine(
      [],
      { DATABASE_URL: "postgres://postgres:secret@127.0.0.1:1/medspa" },
      /^DATABASE_URL: cannot reach the database \((?!.*secret).*\)\.$/,
    ));

  test.runIf(isFullLevel)(
    "the secret does not match the database or its file is missing, until it is accepted",
    async ({ standing }) => {
      const another = { DATA_DIR: standing, SECRET: "another secret, of 32 characters or more" };
      await expectOneLine([], another, /^SECRET does not match this database: .* accept-secret$/);
      await expectOneLine(["jobs"], another, "SECRET does not match this database");
      rmSync(join(standing, "secret"));
      await expectOneLine(
        [],
        { DATA_DIR: standing },
        /^\S+secret is missing, but this database was set up with it\. .* accept-secret$/,
      );
      expect(existsSync(join(standing, "secret"))).toBe(false);
      expect(await runSite(["accept-secret"], another)).toMatchObject({ code: 0 });
      expect(await runSite(["jobs"], another)).toMatchObject({ code: 0 });
    },
  );

  test("the command is unknown", () =>
    expectOneLine(["dance"], {}, /^Unknown command "dance"\. There are: .*migrate.*seed/));

  test.runIf(isFullLevel)("seed requires a whole number", ({ folder }) =>
    expectOneLine(
      ["seed", "--listings=1.5"],
      { DATA_DIR: folder },
      "seed --listings takes a whole number.",
    ),
  );

  test.runIf(isFullLevel)("the command has no such option", ({ folder }) =>
    expectOneLine(["seed", "--listing=5"], { DATA_DIR: folder }, "--listing"),
  );
});

// database/connection.embedded.test.ts holds the rule.
describe.runIf(isFullLevel)("a data directory in use", () => {
  test("rejects a second server and command-line commands, and the first server continues", async ({
    standing,
  }) => {
    const first = await startServer({ dataDir: standing });
    for (const verb of [[], ["seed"]])
      await expectOneLine(
        verb,
        { DATA_DIR: standing },
        /^The data directory .* is in use by process \d+\. Stop that process or set DATA_DIR\.$/,
      );
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
    await first.stop();
    expect(await runSite(["migrate"], { DATA_DIR: standing })).toEqual({
      code: 0,
      printed: "The database is up to date.\n",
    });
  });

  test("is taken over from a killed process", async ({ standing }) => {
    const killed = await startServer({ dataDir: standing });
    await killed.kill();
    const next = await startServer({ dataDir: standing });
    expect((await fetch(`${next.url}/city/irvine`)).status).toBe(200);
    expect(await next.stop()).toBe(0);
  });
});
