import { eq } from "drizzle-orm";
import { expect, test as plainTest } from "vitest";
import { users } from "#database/schema/accounts/accounts.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import { makeKey } from "#domain/accounts/api-keys/api-keys.server.ts";
import {
  type ApiKeyScope,
  apiKeyScopes,
  isOfSite,
  scopeNames,
} from "#domain/accounts/api-keys/scopes.ts";
import { findActor } from "#domain/accounts/sessions/visitor.server.ts";
import { runAsSite } from "#platform/audit-actor.ts";
import { testAccounts } from "#tests/support/accounts.ts";
import { openDataDirectory } from "#tests/support/open-directory.ts";
import type { PolicyRow as Row } from "#tests/support/policy-rows.ts";
import { policy } from "#tests/support/policy-rows.ts";
import type { OpenApi } from "#tests/support/response-schema.ts";
import {
  demonstration,
  leave,
  operator,
  type ServerData,
  startServer,
} from "#tests/support/server.ts";

const place = "morrow-park-laser-and-skin";
const other = "pierlight-med-spa";
const ownerOf = (slug: string) => `owner@${slug}.example.com`;
type Keys = Record<ApiKeyScope | "site", string>;
type Site = { url: string; keys: Keys; logs: string[] };

/** A key of each scope for Olivia's listing, and an admin key for everything. */
async function addKeys(at: ServerData): Promise<Keys> {
  const { db, close } = openDataDirectory(at);
  const deps = testAccounts(db);
  const actor = async (email: string) => {
    const [user] = await deps.db.select({ id: users.id }).from(users).where(eq(users.email, email));
    const found = await findActor(deps, user?.id ?? 0);
    if (!found) throw new Error(`no account has ${email}`);
    return { ...found, provenAt: deps.clock() };
  };
  const [olivia, ada] = [await actor(ownerOf(place)), await actor(operator.email)];
  const [listing] = await deps.db
    .select({ id: listings.id })
    .from(listings)
    .where(eq(listings.slug, place));
  const keys = {} as Keys;
  for (const name of [...scopeNames.filter((scope) => !isOfSite(scope)), "site"] as (
    | ApiKeyScope
    | "site"
  )[]) {
    const [who, where, given] =
      name === "site"
        ? ([ada, null, scopeNames] as const)
        : ([olivia, listing?.id ?? 0, [name]] as const);
    const made = await makeKey(deps, who, where, { name, scopes: [...given], days: "never" });
    if (made.outcome !== "made") throw new Error(`${name}: ${made.outcome}`);
    keys[name] = made.key;
  }
  await close();
  return keys;
}

const test = plainTest.extend<{ $file: { site: Site } }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads a fixture's needs from this pattern.
    async ({}, use) => {
      const at = await demonstration();
      const keys = await runAsSite("test", () => addKeys(at));
      const server = await startServer(at);
      await use({ url: server.url, keys, logs: server.logs });
      await server.stop();
      await leave(at);
      expect(server.complaints()).toEqual([]);
    },
    { scope: "file" },
  ],
});

function call(site: Site, key: string, operation: string, more: Record<string, string> = {}) {
  const [method = "", path = ""] = operation.split(" ");
  const body = method === "GET" || method === "DELETE" ? {} : { body: "{}" };
  const address = path.replace("{file}", "listings.csv").replace(/\{\w+\}/g, "1");
  return fetch(site.url + address, {
    method,
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json", ...more },
    ...body,
  });
}

const closedCalls = (Object.entries(policy) as [string, Row][])
  .filter(([, { who }]) => !who.includes("stranger"))
  .flatMap(([action, { operations }]) =>
    operations
      .filter((operation) => / \/api\//.test(operation))
      .map((operation) => ({ action, operation })),
  );

for (const scope of scopeNames.filter((each) => !isOfSite(each)))
  test(`${scope}: allows its own calls and rejects all others`, async ({ site }) => {
    expect(closedCalls.length).toBeGreaterThan(25);
    const answers = await Promise.all(
      closedCalls.map(({ operation }) => call(site, site.keys[scope], operation)),
    );
    const open = closedCalls
      .filter((_, index) => ![401, 403].includes(answers[index]?.status ?? 0))
      .map(({ operation }) => operation);
    const mine = closedCalls
      .filter(({ action }) =>
        (apiKeyScopes[scope].permissions as readonly string[]).includes(action),
      )
      .map(({ operation }) => operation);
    expect(mine.length).toBeGreaterThan(0);
    expect(open.sort()).toEqual(mine.sort());
  });

test("a site-wide key with every scope reaches no account, session, passkey or other key", async ({
  site,
}) => {
  const refused = await Promise.all(
    closedCalls
      .filter(({ operation }) => /users|\/api\/me|passkeys|subscription|plan/.test(operation))
      .map(
        async ({ operation }) =>
          `${operation} ${(await call(site, site.keys.site, operation)).status}`,
      ),
  );
  expect(refused.length).toBeGreaterThan(4);
  expect(refused.filter((line) => !line.endsWith(" 403"))).toEqual([]);
});

async function book(site: Site, slug: string) {
  for (const treatment of ["botox", "hydrafacial", "dermal-fillers"]) {
    const days = await fetch(
      `${site.url}/api/listings/${slug}/availability?treatment=${treatment}`,
    );
    const free = days.ok
      ? ((await days.json()) as { date: string; slots: string[] }[]).find(
          ({ slots }) => slots.length > 0,
        )
      : undefined;
    if (!free) continue;
    const wish = {
      medSpaSlug: slug,
      treatmentType: treatment,
      preferredDate: free.date,
      preferredTime: free.slots[0],
    };
    const who = {
      customerName: "Nora Feld",
      customerEmail: "nora@example.com",
      customerPhone: "(949) 555-0142",
    };
    const body = JSON.stringify({ ...wish, ...who });
    const { status } = await fetch(`${site.url}/api/bookings`, {
      method: "POST",
      body,
      headers: { "content-type": "application/json" },
    });
    return expect(status).toBe(201);
  }
  throw new Error(`nothing is free at ${slug}`);
}

test("a listing's key reads its own listing, and a site-wide key reads all", async ({ site }) => {
  await book(site, place);
  await book(site, other);
  const read = async (key: string, path: string) => (await call(site, key, `GET ${path}`)).json();
  expect(await read(site.keys["listings:read"], "/api/admin/client-dashboard")).toMatchObject({
    medSpa: { slug: place },
    totalBookings: expect.any(Number),
  });
  const own = (await read(site.keys["bookings:read"], "/api/admin/bookings")) as {
    medSpaSlug: string;
  }[];
  expect(new Set(own.map(({ medSpaSlug }) => medSpaSlug))).toEqual(new Set([place]));
  expect(
    ((await read(site.keys.site, "/api/admin/bookings?limit=200")) as unknown[]).length,
  ).toBeGreaterThan(own.length);
  expect(
    await read(site.keys["analytics:read"], "/api/admin/analytics?from=2026-01-01&to=2026-01-03"),
  ).toHaveLength(3);
  expect(
    (await call(site, site.keys["analytics:read"], `GET /api/admin/analytics?medSpaSlug=${other}`))
      .status,
  ).toBe(404);
  expect(
    await (await call(site, site.keys.site, "GET /api/admin/exports/listings.csv")).text(),
  ).toContain(place);
  expect(await read(site.keys.site, "/api/admin/dashboard")).toMatchObject({
    totalMedSpas: expect.any(Number),
  });
  const figures = (await read(site.keys["listings:read"], "/api/admin/client-dashboard")) as {
    totalBookings: number;
  };
  expect(figures.totalBookings).toBe(own.length);
});

test("rejects an invalid or altered key, whatever cookie comes with it", async ({ site }) => {
  const key = site.keys["bookings:read"];
  for (const wrong of ["", "x", "oc_", `${key.slice(0, -1)}${key.endsWith("a") ? "b" : "a"}`]) {
    const { status, headers } = await call(site, wrong, "GET /api/admin/bookings", {
      cookie: "session=x",
    });
    expect([status, headers.get("www-authenticate")]).toEqual([
      401,
      expect.stringContaining("invalid_token"),
    ]);
  }
});

test("rejects an invalid key or session on public calls too, cached or not", async ({ site }) => {
  await fetch(`${site.url}/api/cities`);
  const key = site.keys["bookings:read"];
  expect((await call(site, "oc_bad", "GET /api/cities")).status).toBe(401);
  const good = await call(site, key, "GET /api/cities");
  expect([good.status, good.headers.get("ratelimit")]).toEqual([
    200,
    expect.stringMatching(/^"key";r=\d+;t=\d+$/),
  ]);
  const cookie = "session=ended";
  const ended = await fetch(`${site.url}/api/cities`, { headers: { cookie } });
  expect([ended.status, ((await ended.json()) as { code: string }).code]).toEqual([
    401,
    "invalid-session",
  ]);
  expect(ended.headers.getSetCookie()[0]).toContain("Max-Age=0");
  for (const path of ["/api/docs", "/"])
    expect((await fetch(site.url + path, { headers: { cookie } })).status).toBe(200);
});

test("public calls work with a key and show no user", async ({ site }) => {
  expect((await call(site, site.keys["bookings:read"], "GET /api/me")).status).toBe(200);
  expect(await (await call(site, site.keys["bookings:read"], "GET /api/me")).json()).toMatchObject({
    user: null,
  });
});

test("pages ignore API keys", async ({ site }) => {
  const { status } = await fetch(`${site.url}/owner/bookings.csv`, {
    headers: { authorization: `Bearer ${site.keys["bookings:read"]}` },
    redirect: "manual",
  });
  expect(status).toBe(302);
});

test("a write with a key skips the origin check", async ({ site }) => {
  const { status } = await call(site, site.keys["specials:write"], "POST /api/admin/specials", {
    origin: "https://elsewhere.example",
    "sec-fetch-site": "cross-site",
  });
  expect(status).toBe(422);
  const unkeyed = await fetch(`${site.url}/api/admin/specials`, {
    method: "POST",
    body: "{}",
    headers: { origin: "https://elsewhere.example" },
  });
  expect(unkeyed.status).toBe(403);
});

test("the response shows the remaining rate limit, and the log contains no key", async ({
  site,
}) => {
  const key = site.keys["leads:read"];
  const { headers } = await call(site, key, "GET /api/admin/leads");
  expect([headers.get("ratelimit-policy"), headers.get("ratelimit")]).toEqual([
    '"key";q=600;w=60',
    expect.stringMatching(/^"key";r=\d+;t=\d+$/),
  ]);
  await fetch(`${site.url}/api/medspas/${key}`);
  expect(site.logs.join("\n")).not.toContain(key);
});

test("the document names the scope of each call", async ({ site }) => {
  const document = (await (await fetch(`${site.url}/api/openapi.json`)).json()) as OpenApi & {
    components: { securitySchemes: Record<string, { scheme?: string }> };
  };
  expect(document.components.securitySchemes.key?.scheme).toBe("bearer");
  expect(document.paths["/api/admin/bookings"]).toHaveProperty("get.x-key-scopes", [
    "bookings:read",
  ]);
  expect(document.paths["/api/cities"]).not.toHaveProperty("get.x-key-scopes");
});
