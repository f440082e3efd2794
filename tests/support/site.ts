import { test as plainTest } from "vitest";
import { readPage } from "./html.ts";
import { asItIs, startServer } from "./server.ts";
import { siteUrl } from "./site-url.ts";

export type Site = Awaited<ReturnType<typeof openSite>>;

/** A server with the demo catalogue, which must not log problems during the tests. */
async function usingSite(use: (site: Site) => Promise<void>) {
  const site = await openSite();
  await use(site);
  await site.stop();
  const complaints = site.complaints();
  if (complaints.length > 0) throw new Error(`The server complained:\n${complaints.join("\n")}`);
}

/** For read-only tests: all files of a worker share a server. */
export const test = plainTest.extend<{ $worker: { site: Site } }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads a fixture's needs from this pattern.
  site: [({}, use) => usingSite(use), { scope: "worker" }],
});

/** For tests that write or count requests: one server per file. */
export const ownTest = plainTest.extend<{ $file: { site: Site } }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads a fixture's needs from this pattern.
  site: [({}, use) => usingSite(use), { scope: "file" }],
});

async function openSite() {
  const server = await startServer({ env: { SITE_URL: siteUrl } });
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(server.url + path, { headers: { ...asItIs, ...headers }, redirect: "manual" });
  return {
    ...server,
    get,
    async page(path: string) {
      const response = await get(path);
      return { status: response.status, ...readPage(await response.text()) };
    },
    async json<Body>(path: string): Promise<Body> {
      const response = await get(path);
      if (!response.ok) throw new Error(`${path} answered ${response.status}`);
      return response.json() as Promise<Body>;
    },
  };
}
