import { chmodSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { describe, expect, test as plainTest } from "vitest";
import { copyOfDemonstration, runSite, startServer, temporaryFolder } from "#tests/support/server.ts";

/** An empty folder, and one with the demonstration catalogue. */
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
  expect(printed.trim().split("\n")).toEqual([typeof line === "string" ? expect.stringContaining(line) : expect.stringMatching(line)]);
  expect(code).toBe(1);
}

describe("a start that cannot be says why in one line and ends with 1", () => {
  test("the port is taken", async ({ standing }) => {
    const other = createServer().listen(0, "127.0.0.1");
    const port = await new Promise<number>((resolve) => other.once("listening", () => resolve((other.address() as { port: number }).port)));
    await expectOneLine([], { PORT: String(port), DATA_DIR: standing }, `Port ${port} is taken. Stop what runs there or set PORT.`);
    other.close();
  });

  // All values are those of config.test.ts; these see that the process says it.
  for (const [name, value, line] of [
    ["PORT", "http", /^PORT must be a number from 0 to 65535\.$/],
    ["STRIPE_SECRET_KEY", "sk_test_1", /^STRIPE_PUBLISHABLE_KEY is missing: Stripe needs/],
  ] as const)
    test(`${name}=${value}`, ({ folder }) => expectOneLine([], { DATA_DIR: folder, [name]: value }, line));

  test("the host is not this machine", ({ standing }) =>
    expectOneLine([], { HOST: "192.0.2.1", DATA_DIR: standing }, /^HOST 192\.0\.2\.1: cannot listen there/));

  for (const folder of ["/proc/x/y/z", "/dev/null"])
    test(`DATA_DIR=${folder}`, () => expectOneLine([], { DATA_DIR: folder }, `DATA_DIR: ${folder} cannot be written`));

  test("the data directory is a file", ({ folder }) => {
    writeFileSync(join(folder, "file"), "");
    return expectOneLine([], { DATA_DIR: join(folder, "file") }, "cannot be written");
  });

  test.skipIf(process.getuid?.() === 0)("the data directory may only be read", ({ folder }) => {
    chmodSync(folder, 0o500);
    return expectOneLine([], { DATA_DIR: folder }, "cannot be written");
  });

  test("what stands in the data directory is no database", ({ folder }) => {
    mkdirSync(join(folder, "database"));
    writeFileSync(join(folder, "database/PG_VERSION"), "9.6\n");
    return expectOneLine([], { DATA_DIR: folder }, /^The database in .* cannot be opened/);
  });

  test("no PostgreSQL answers at DATABASE_URL", () =>
    expectOneLine(
      [],
      { DATABASE_URL: "postgres://postgres:secret@127.0.0.1:1/medspa" },
      /^DATABASE_URL: the database cannot be reached \((?!.*secret).*\)\.$/,
    ));

  test("there is no such verb", () => expectOneLine(["dance"], {}, /^There is no verb "dance"\. There are: .*migrate.*seed/));

  test("seed takes a whole number", ({ folder }) => expectOneLine(["seed", "--listings=1.5"], { DATA_DIR: folder }, "seed --listings takes a whole number."));

  test("a verb has no such option", ({ folder }) => expectOneLine(["seed", "--listing=5"], { DATA_DIR: folder }, "--listing"));
});

describe("a data directory in use", () => {
  test("refuses a second server and the verbs of the command line, and the first goes on", async ({ standing }) => {
    const first = await startServer({ dataDir: standing });
    for (const verb of [[], ["seed"]])
      await expectOneLine(verb, { DATA_DIR: standing }, /^The data directory .* is in use by process \d+\. Stop that process or set DATA_DIR\.$/);
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
    await first.stop();
    expect(await runSite(["migrate"], { DATA_DIR: standing })).toEqual({ code: 0, printed: "The database is up to date.\n" });
  });

  test("is taken over from a process that was killed", async ({ standing }) => {
    const killed = await startServer({ dataDir: standing });
    await killed.kill();
    const next = await startServer({ dataDir: standing });
    expect((await fetch(`${next.url}/city/irvine`)).status).toBe(200);
    expect(await next.stop()).toBe(0);
  });
});
