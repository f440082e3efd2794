import { expect } from "vitest";
import { readPage } from "#tests/support/html.ts";
import { answerSchema, type OpenApi } from "#tests/support/response-schema.ts";
import { demoPassword } from "#tests/support/server.ts";
import { test as siteTest } from "#tests/support/site.ts";

const spa = "pierlight-med-spa";
const other = "morrow-park-laser-and-skin";

type Call = (method: string, path: string, body?: object) => Promise<Response>;
const test = siteTest.extend<{
  $file: { call: Call; send: (path: string, fields: Record<string, string>) => Promise<Response> };
}>({
  call: [
    async ({ site }, use) => {
      const cookie = await signIn(site.url);
      await use((method, path, body) =>
        fetch(site.url + path, {
          method,
          headers: { cookie, ...(body ? { "content-type": "application/json" } : {}) },
          redirect: "manual",
          ...(body ? { body: JSON.stringify(body) } : {}),
        }),
      );
    },
    { scope: "file" },
  ],
  send: [
    async ({ site }, use) => {
      const cookie = await signIn(site.url);
      await use((path, fields) =>
        fetch(site.url + path, {
          method: "POST",
          headers: { cookie },
          redirect: "manual",
          body: new URLSearchParams(fields),
        }),
      );
    },
    { scope: "file" },
  ],
});

async function signIn(url: string) {
  const response = await fetch(`${url}/sign-in`, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ email: `owner@${spa}.example.com`, password: demoPassword }),
  });
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

const slugsOf = async (response: Response) =>
  ((await response.json()) as { slug: string }[]).map(({ slug }) => slug);

test("favorites are saved, merged, returned with the current user and removed", async ({
  site,
  call,
}) => {
  expect((await call("PUT", `/api/me/favourites/${spa}`)).status).toBe(204);
  expect(
    await slugsOf(
      await call("POST", "/api/me/favourites", { slugs: [other, spa, "nowhere", "\0", "\ud800"] }),
    ),
  ).toEqual([other, spa]);
  const listed = await call("GET", "/api/me/favourites");
  expect(listed.headers.get("cache-control")).toBe("private, no-store");
  answerSchema(await site.json<OpenApi>("/api/openapi.json"), "/api/me/favourites", 200).parse(
    await listed.json(),
  );
  const me = await (await call("GET", "/api/me")).json();
  answerSchema(await site.json<OpenApi>("/api/openapi.json"), "/api/me", 200).parse(me);
  expect(me).toMatchObject({ user: { favourites: [other, spa] } });
  expect((await call("DELETE", `/api/me/favourites/${other}`)).status).toBe(204);
  expect(await slugsOf(await call("GET", "/api/me/favourites"))).toEqual([spa]);
});

test("an unpublished listing cannot be saved, and an anonymous visitor saves nothing on the server", async ({
  site,
  call,
}) => {
  expect((await call("PUT", "/api/me/favourites/nowhere")).status).toBe(404);
  expect((await call("POST", "/api/me/favourites", { slugs: "all" })).status).toBe(422);
  expect((await fetch(`${site.url}/api/me/favourites/${spa}`, { method: "PUT" })).status).toBe(401);
});

test("no account data enters a page cached for everyone", async ({ site, call }) => {
  await call("PUT", `/api/me/favourites/${spa}`);
  const [strangers, mine] = [await site.get("/med-spas"), await call("GET", "/med-spas")];
  expect(mine.headers.get("etag")).toBe(strangers.headers.get("etag"));
  expect((await mine.text()) === (await strangers.text())).toBe(true);
  expect((await call("GET", "/profile")).headers.get("cache-control")).toBe("private, no-store");
});

test("an anonymous visitor gets the sign-in form in the profile and returns to the search to save", async ({
  site,
}) => {
  const page = await site.page("/profile");
  expect(page.status).toBe(200);
  expect(page.text).toContain("Forgot Password?");
  const led = await site.get("/profile/searches/new?q=botox+under+500&city=irvine");
  const next = "/profile/searches/new?q=botox+under+500&city=irvine";
  expect(led.headers.get("location")).toBe(`/sign-in?next=${encodeURIComponent(next)}`);
  const signIn = await (await site.get(led.headers.get("location") ?? "")).text();
  expect(signIn).toContain(`value="${next.replaceAll("&", "&amp;")}"`);
  expect(readPage(signIn).text).toContain("Sign in to save this one; we’ve kept it for you.");
});

test("the profile is edited, and invalid input is reported and not stored", async ({
  call,
  send,
}) => {
  const profile = {
    name: "Priya Harrow",
    location: "Laguna Beach",
    phone: "(949) 555-0142",
    instagram: "@pierlight.oc",
  };
  const refused = await send("/profile/settings", { ...profile, phone: "call me" });
  expect(readPage(await refused.text()).text).toContain("Enter a phone number, or leave it empty");
  expect((await send("/profile/settings", profile)).headers.get("location")).toBe(
    "/profile/settings",
  );
  const { text, headings } = readPage(await (await call("GET", "/profile")).text());
  expect(headings[0]).toBe("Priya Harrow");
  for (const shown of ["Laguna Beach", "(949) 555-0142", "@pierlight.oc", "Edit Profile"])
    expect(text).toContain(shown);
});

test("a search is saved, renamed and deleted by plain forms", async ({ call, send }) => {
  expect(
    (await send("/profile/searches/new?q=botox&page=2", { name: "Botox" })).headers.get("location"),
  ).toBe("/profile/searches");
  const list = await (await call("GET", "/profile/searches")).text();
  expect(list).toContain('href="/search?q=botox"');
  const path = /\/profile\/searches\/\d+/.exec(list)?.[0] ?? "";
  await send(path, { name: "Smooth brow", alerts: "on" });
  expect(readPage(await (await call("GET", "/profile/searches")).text()).text).toMatch(
    /Smooth brow.*alerts on/s,
  );
  await send(path, { intent: "remove" });
  expect((await call("GET", path)).status).toBe(404);
});

test("signing in sets a hint cookie without permissions, and signing out removes it", async ({
  site,
}) => {
  const jar = await signIn(site.url);
  expect(jar).toContain("signed-in=owner");
  const hinted = await fetch(`${site.url}/api/me`, { headers: { cookie: "signed-in=visitor" } });
  expect(await hinted.json()).toEqual({ user: null });
  const out = await fetch(`${site.url}/sign-out`, {
    method: "POST",
    headers: { cookie: jar },
    redirect: "manual",
    body: new URLSearchParams(),
  });
  const closed = out.headers.getSetCookie();
  expect(
    closed.filter((cookie) => /^(__Host-session|signed-in)=;.*Max-Age=0/.test(cookie)),
  ).toHaveLength(2);
});
