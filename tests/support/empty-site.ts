import { rmSync } from "node:fs";
import { test as onePage } from "./browser.ts";
import { freePort } from "./free-port.ts";
import { runSite, startServer, temporaryFolder } from "./server.ts";

type EmptySite = { dataDir: string; restore: (backup: string) => Promise<string> };

/** An empty site with only an admin, and its own emails. */
export const test = onePage.extend<{ site: EmptySite & { url: string } }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  site: async ({}, use) => {
    const dataDir = temporaryFolder();
    const port = await freePort();
    const url = `http://localhost:${port}`;
    const start = () =>
      startServer({
        dataDir,
        env: { DEMO: "0", PORT: String(port), SITE_URL: url, TRUST_PROXY: "1" },
      });
    let server = await start();
    const outbox = process.env.OUTBOX_UNDER_TEST;
    process.env.OUTBOX_UNDER_TEST = `${dataDir}/outbox`;
    await use({
      dataDir,
      url,
      async restore(backup) {
        await server.stop();
        const { printed } = await runSite(["restore", backup, "--replace"], { DATA_DIR: dataDir });
        server = await start();
        return printed;
      },
    });
    process.env.OUTBOX_UNDER_TEST = outbox;
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
    const complaints = server.complaints();
    if (complaints.length > 0) throw new Error(`The server complained:\n${complaints.join("\n")}`);
  },
  baseURL: async ({ site }, use) => use(site.url),
});
