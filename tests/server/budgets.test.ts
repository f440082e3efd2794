import { globSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename } from "node:path";
import { pathToFileURL } from "node:url";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isOpenToAll } from "#domain/accounts/policy/policy.ts";
import { policy } from "#tests/support/policy-rows.ts";
import { send } from "#tests/support/raw-http.ts";
import { type RunningServer, startServer } from "#tests/support/server.ts";

/** Page budgets; docs/performance.md has the figures. */
const most = { htmlBytes: 18 * 1024, cssBytes: 12.6 * 1024, fontBytes: 70 * 1024 };
/** With the stylesheet of the map, which search results and the form for a new listing show too. */
const mapCssBytes = 13.75 * 1024;
const hasMap = (path: string) => /^\/(map$|search|enhanced-search|add-listing$)/.test(path);

/** Pages with figures of their own beside the list, and profiles. */
const statementsOf = (path: string) =>
  /^\/listing\/[^/]+$/.test(path)
    ? 6
    : /^\/(category|city|botox|coolsculpting)\//.test(path)
      ? 5
      : 4;

const premier = "morrow-park-laser-and-skin";
const standard = "pacing-health-weight-and-metabolic-clinic";
const firstPage = "/enhanced-search?q=botox";

const addresses: Record<string, string[]> = {
  "/search": ["/search?q=botox", "/search?q=hydrafasial+newport+under+300", "/search?city=irvine"],
  "/compare": ["/compare", `/compare?spas=${premier},${standard}`],
  "/category/:slug": [
    "/category/cosmetic-injectables-fillers",
    "/category/cosmetic-injectables-fillers?view=treatments",
  ],
  "/city/:city": ["/city/irvine"],
  "/:treatment/:city": ["/botox/irvine", "/coolsculpting/la-palma"],
  "/listing/:slug": [`/listing/${premier}`, `/listing/${standard}`],
  "/listing/:slug/questions": [`/listing/${premier}/questions`],
  "/listing/:slug/call": [`/listing/${premier}/call`],
  "/booking/:slug": [`/booking/${premier}`, `/booking/${standard}`],
  "/claim/:slug": [`/claim/${standard}`],
  "/*": ["/nothing-here"],
};
/** Excludes dashboards, which show a sign-in form to anonymous visitors. */
const backOffices = /^\/(api|admin|owner|client-admin|profile)\b/;
const publicPaths = Object.entries(policy)
  .filter(([action]) => isOpenToAll(action as keyof typeof policy))
  .flatMap(([, { operations }]) => operations as readonly string[])
  .filter((operation) => operation.startsWith("GET "))
  .map((operation) => operation.slice("GET ".length))
  .filter((path) => !backOffices.test(path));
const pages = [...new Set(publicPaths)].flatMap(
  (path) => addresses[path] ?? (/[:*]/.test(path) ? [] : [path]),
);

let server: RunningServer;
beforeAll(async () => {
  const counting = pathToFileURL("tests/support/count-statements.mjs").href;
  server = await startServer({ env: { NODE_OPTIONS: `--import=${counting}` } });
  // The first page fills the in-memory caches.
  for (const path of [firstPage, "/injectables?page=2", "/es"]) await ask(path);
});
afterAll(() => server.stop());

const sizes = new Map<string, number>();

test("the budget covers the pages of the policy", () => expect(pages.length).toBeGreaterThan(45));

test.each(pages)("%s stays within its budget on a fresh render", async (path) => {
  const { headers, body, html } = await ask(path);
  if (!headers["content-type"]?.startsWith("text/html")) return;
  const statements: string[] = JSON.parse(decodeURIComponent(String(headers["x-statements"])));
  expect(statements.filter((statement, index) => statements.indexOf(statement) !== index)).toEqual(
    [],
  );
  expect(statements.length, statements.join("\n")).toBeLessThanOrEqual(statementsOf(path));
  expect(body.length).toBeLessThanOrEqual(most.htmlBytes);
  expect(await sizeOf(html, /<link rel="stylesheet" href="([^"]+)"/g)).toBeLessThanOrEqual(
    hasMap(path) ? mapCssBytes : most.cssBytes,
  );
  expect(await sizeOf(html, /<link rel="preload" href="([^"]+\.woff2)"/g)).toBeLessThanOrEqual(
    most.fontBytes,
  );
});

/** Each byte of a card counts 24 times in these lists. */
test.each(["/med-spas", "/injectables"])("%s lists 24 providers in 11 kB", async (path) => {
  const { body, html } = await ask(path);
  expect(html.match(/<article class="card">/g)).toHaveLength(24);
  expect(html.length).toBeLessThanOrEqual(90_000);
  expect(body.length).toBeLessThanOrEqual(11 * 1024);
});

test("browsers load no schemas", () => {
  const scripts = globSync("build/client/assets/*.js");
  expect(scripts.length).toBeGreaterThan(100);
  expect(scripts.filter((path) => readFileSync(path, "utf8").includes("_zod"))).toEqual([]);
});

/** A hydrated page loads the shared script and its own modules before the first click. */
test("the first load of a back office page has at most 160 kB of script", () => {
  const assets = readdirSync("build/client/assets").filter((name) => name.endsWith(".js"));
  const read = (name: string) => readFileSync(`build/client/assets/${name}`, "utf8");
  const manifest = assets.find((name) => name.startsWith("manifest-")) ?? "";
  const { entry, routes } = JSON.parse(/\{.*\}/s.exec(read(manifest))?.[0] ?? "");
  const hydrates = assets.filter((name) => /^(hydrate-page|react|client)-/.test(name));
  const firstLoad = (id: string) => {
    const loaded = new Map<string, number>();
    const add = (name: string) => {
      if (loaded.has(name)) return;
      loaded.set(name, statSync(`build/client/assets/${name}.br`).size);
      for (const [, next = ""] of read(name).matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g))
        add(next);
    };
    const matched = [entry];
    for (let of: string | undefined = id; of; of = routes[of].parentId) matched.push(routes[of]);
    for (const { module, imports } of matched)
      for (const path of [module, ...imports]) add(basename(path));
    for (const name of [manifest, ...hydrates]) add(name);
    return [...loaded.values()].reduce((sum, bytes) => sum + bytes, 0);
  };
  const pages = Object.keys(routes).filter((id) => id !== "root");
  expect(pages.length).toBeGreaterThan(80);
  expect(pages.filter((id) => firstLoad(id) > 160_000)).toEqual([]);
});

async function ask(path: string) {
  const { headers, body } = await send(server.url, { path, headers: { "accept-encoding": "br" } });
  return {
    headers,
    body,
    html:
      headers["content-encoding"] === "br"
        ? brotliDecompressSync(body).toString()
        : body.toString(),
  };
}

/** Transfer size of the files that a page references, each counted once. */
async function sizeOf(html: string, reference: RegExp) {
  let sum = 0;
  for (const [, path = ""] of html.matchAll(reference)) {
    const size = sizes.get(path) ?? (await ask(path)).body.length;
    sizes.set(path, size);
    sum += size;
  }
  return sum;
}
