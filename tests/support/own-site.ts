import { test as onePage } from "./browser.ts";
import { freePort } from "./free-port.ts";
import { startServer } from "./server.ts";

/** A separate demo site, for changes that other scenarios would see. */
export const test = onePage.extend<{ site: { url: string } }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  site: async ({}, use) => {
    const port = String(await freePort());
    const url = `http://localhost:${port}`;
    const server = await startServer({ env: { PORT: port, SITE_URL: url, TRUST_PROXY: "1" } });
    await use({ url });
    await server.stop();
    const complaints = server.complaints();
    if (complaints.length > 0) throw new Error(`The server complained:\n${complaints.join("\n")}`);
  },
  baseURL: async ({ site }, use) => use(site.url),
});
