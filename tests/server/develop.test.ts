import { existsSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { join } from "node:path";
import { expect, test } from "vitest";
import { copyOfDemonstration, runSite, startServer } from "#tests/support/server.ts";
import { isFullLevel } from "#tests/support/test-level.ts";

const entry = "scripts/dev-server.mjs";

/** Compiles on demand, which takes half a minute. */
test.runIf(isFullLevel)(
  "the development server serves pages and closes its database on stop",
  { timeout: 600_000 },
  async () => {
    const dataDir = await copyOfDemonstration();
    const server = await startServer({ entry, dataDir, env: { NODE_ENV: "development" } });
    expect(await (await fetch(`${server.url}/city/irvine`)).text()).toContain("Med spas in Irvine");
    expect(
      (await fetch(`${server.url}/city/irvine`, { method: "POST" })).headers.get("allow"),
    ).toBe("GET, HEAD");
    expect(existsSync(join(dataDir, "database.lock"))).toBe(true);
    expect(await server.stop()).toBe(0);
    expect(existsSync(join(dataDir, "database.lock"))).toBe(false);
    rmSync(dataDir, { recursive: true });
  },
);

test("the development server reports a port in use in one sentence", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => other.once("listening", resolve));
  const { port } = other.address() as AddressInfo;
  const dataDir = await copyOfDemonstration();
  const { code, printed } = await runSite(
    [],
    { PORT: String(port), DATA_DIR: dataDir, NODE_ENV: "development" },
    entry,
  );
  expect(printed).toBe(`Port ${port} is taken. Stop what runs there or set PORT.\n`);
  expect(printed).not.toMatch(/^ +at /m);
  expect(code).toBe(1);
  expect(existsSync(join(dataDir, "database.lock"))).toBe(false);
  other.close();
  rmSync(dataDir, { recursive: true });
});
