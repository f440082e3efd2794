import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test as plainTest } from "vitest";
import { answerSchema, type OpenApi } from "#tests/support/answer-schema.ts";
import { readPage } from "#tests/support/html.ts";
import { copyOfDemonstration, demoPassword, operator, runSite, startServer } from "#tests/support/server.ts";

/** One server for the file, over a directory in which the mails can be read. */
const test = plainTest.extend<{ $file: { site: Awaited<ReturnType<typeof open>> } }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads a fixture's needs from this pattern.
    async ({}, use) => {
      const site = await open();
      await use(site);
      await site.stop();
      expect(site.complaints()).toEqual([]);
    },
    { scope: "file" },
  ],
});

async function open() {
  const dataDir = await copyOfDemonstration();
  const server = await startServer({ dataDir, env: { SITE_URL: "https://guide.example", TRUST_PROXY: "1" } });
  let caller = 0;
  /** Each call from another address, so that no test meets another's limits. */
  const call = (path: string, init: RequestInit = {}) => {
    const address = `198.51.100.${++caller % 250}`;
    return fetch(server.url + path, { redirect: "manual", ...init, headers: { "x-forwarded-for": address, ...(init.headers as Record<string, string>) } });
  };
  const send = (path: string, body: object, headers: Record<string, string> = {}) =>
    call(path, { method: "POST", headers: { "content-type": "application/json", ...headers }, body: JSON.stringify(body) });
  const post = (path: string, fields: Record<string, string>, cookie = "") =>
    call(path, { method: "POST", body: new URLSearchParams(fields), headers: cookie ? { cookie } : {} });
  const mails = () => {
    const folder = join(dataDir, "outbox");
    return readdirSync(folder)
      .filter((file) => file.endsWith(".eml"))
      .map((file) => readFileSync(join(folder, file), "utf8"))
      .map((raw) => ({
        to: /^To: (.*)\r$/m.exec(raw)?.[1] ?? "",
        text: Buffer.from(/base64\r\n\r\n([\w+/=\r\n]+)/.exec(raw)?.[1] ?? "", "base64").toString(),
      }));
  };
  const linkTo = async (to: string) => {
    const find = () => mails().findLast((mail) => mail.to === to && mail.text.includes("token="));
    await expect.poll(() => find() !== undefined).toBe(true);
    return /token=([\w-]+)/.exec(find()?.text ?? "")?.[1] ?? "";
  };
  return { ...server, dataDir, call, send, post, mails, linkTo };
}

const cookieOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");

const owner = (spa: string) => `owner@${spa}.example.com`;
const olivia = owner("morrow-park-laser-and-skin");

describe("signing in by the API", () => {
  test("gives who it is and a cookie that scripts, other sites and plain connections never get", async ({ site }) => {
    const response = await site.send("/api/admin/authenticate", { email: olivia.toUpperCase(), password: demoPassword });
    expect(response.status).toBe(200);
    const body = (await response.json()) as { user: object };
    expect(body).toEqual({ user: { id: expect.any(Number), name: "Imogen Morrow", email: olivia, role: "client_admin" } });
    answerSchema((await (await site.call("/api/openapi.json")).json()) as OpenApi, "/api/admin/authenticate", 200, "post").parse(body);
    expect(response.headers.getSetCookie()[0]).toMatch(/^__Host-session=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    const me = (await (await site.call("/api/me", { headers: { cookie: cookieOf(response) } })).json()) as { user: object };
    expect(me.user).toMatchObject({ email: olivia, isVerified: true, listings: [{ role: "owner" }] });
  });

  test("a wrong password, an unknown address and nonsense get the same bytes", async ({ site }) => {
    const answers = [];
    for (const email of [olivia, "nobody@example.com", "not an address"]) {
      const response = await site.send("/api/admin/authenticate", { email, password: "wrong guess" });
      answers.push(`${response.status} ${await response.text()}`);
    }
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toContain('"message":"Invalid email or password. Please try again."');
    expect(answers[0]).toMatch(/^401 /);
  });

  test("without address or password it says so", async ({ site }) => {
    for (const body of [{}, { email: olivia }, { email: "", password: "" }]) {
      const response = await site.send("/api/admin/authenticate", body);
      expect([response.status, ((await response.json()) as { message: string }).message]).toEqual([422, "Please enter both email and password."]);
    }
  });

  test("signing out ends it", async ({ site }) => {
    const cookie = cookieOf(await site.send("/api/admin/authenticate", { email: olivia, password: demoPassword }));
    expect((await site.call("/api/admin/sign-out", { method: "POST", headers: { cookie } })).status).toBe(204);
    expect(await (await site.call("/api/me", { headers: { cookie } })).json()).toEqual({ user: null });
  });

  test("a page of another site can neither sign in nor out", async ({ site }) => {
    const foreign = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
    expect((await site.send("/api/admin/authenticate", { email: olivia, password: demoPassword }, foreign)).status).toBe(403);
    expect((await site.call("/sign-out", { method: "POST", body: new URLSearchParams(), headers: foreign })).status).toBe(403);
  });
});

describe("the header pair", () => {
  const ask = (site: Awaited<ReturnType<typeof open>>, headers: Record<string, string>) => site.call("/api/admin/users", { headers });

  test("the address alone opens nothing", async ({ site }) => {
    expect((await ask(site, { "x-admin-email": operator.email })).status).toBe(401);
    expect((await ask(site, { "x-admin-email": operator.email, "x-admin-password": "" })).status).toBe(401);
    expect((await ask(site, { "x-admin-email": operator.email, "x-admin-password": "wrong guess" })).status).toBe(401);
  });

  test("with the password it opens what the account may, and no session", async ({ site }) => {
    const response = await ask(site, { "x-admin-email": operator.email, "x-admin-password": operator.password });
    expect(response.status).toBe(200);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(((await response.json()) as object[]).length).toBe(7);
    expect((await ask(site, { "x-admin-email": olivia, "x-admin-password": demoPassword })).status).toBe(403);
  });

  test("has the limits of a sign-in", async ({ site }) => {
    const headers = { "x-admin-email": "limited@example.com", "x-admin-password": "wrong guess" };
    const statuses = [];
    for (let guess = 0; guess < 11; guess++) statuses.push((await ask(site, headers)).status);
    expect(statuses).toEqual([...Array(10).fill(401), 429]);
    expect((await ask(site, headers)).headers.get("retry-after")).toMatch(/^\d+$/);
  });
});

describe("a forgotten password", () => {
  const lost = owner("canvas-yard-aesthetics");

  test("the token is in the mail alone, works once, and ends every session", async ({ site }) => {
    const session = cookieOf(await site.send("/api/admin/authenticate", { email: lost, password: demoPassword }));
    const asked = await site.send("/api/admin/forgot-password", { email: lost });
    const unknown = await site.send("/api/admin/forgot-password", { email: "nobody@example.com" });
    const [one, other] = [await asked.text(), await unknown.text()];
    expect([asked.status, unknown.status, one]).toEqual([200, 200, other]);
    const token = await site.linkTo(lost);
    expect(one).not.toContain(token);
    expect(site.mails().some(({ to }) => to === "nobody@example.com")).toBe(false);
    expect((await site.send("/api/admin/reset-password", { token, newPassword: "short" })).status).toBe(422);
    expect((await site.send("/api/admin/reset-password", { token, newPassword: "purple otters sail west" })).status).toBe(200);
    expect((await site.send("/api/admin/reset-password", { token, newPassword: "purple otters sail east" })).status).toBe(400);
    expect(await (await site.call("/api/me", { headers: { cookie: session } })).json()).toEqual({ user: null });
    expect((await site.send("/api/admin/authenticate", { email: lost, password: demoPassword })).status).toBe(401);
    expect((await site.send("/api/admin/authenticate", { email: lost, password: "purple otters sail west" })).status).toBe(200);
  });

  test("an address that is none is told so", async ({ site }) => {
    for (const email of ["", "nobody"]) expect((await site.send("/api/admin/forgot-password", { email })).status).toBe(422);
  });

  test("works by the pages without JavaScript", async ({ site }) => {
    const email = owner("canyon-lamp-wellness-and-aesthetics");
    expect(readPage(await (await site.post("/forgot-password", { email })).text()).headings).toEqual(["Check your mail"]);
    const token = await site.linkTo(email);
    const form = await site.call(`/reset-password?token=${token}`);
    expect(form.headers.get("cache-control")).toBe("private, no-store");
    const weak = readPage(await (await site.post("/reset-password", { token, newPassword: "password1234" })).text());
    expect(weak.text).toContain("There is a problem This password is among those that are tried first.");
    expect(weak.html).not.toContain("password1234");
    expect(readPage(await (await site.post("/reset-password", { token, newPassword: "purple otters sail west" })).text()).headings).toEqual([
      "Password Reset Successful",
    ]);
  });
});

describe("the doors", () => {
  for (const path of ["/client-admin", "/admin", "/sign-in"])
    test(`${path} shows the form to strangers, to no search engine and to no cache`, async ({ site }) => {
      const response = await site.call(path);
      const page = readPage(await response.text());
      expect([response.status, page.robots, page.headings.length]).toEqual([200, "noindex", 1]);
      expect(/<form [^>]*method="post"/.test(page.html)).toBe(true);
      if (path !== "/sign-in") expect(response.headers.get("cache-control")).toBe("private, no-store");
    });

  test("the quick login names six spas, and fills in the address alone", async ({ site }) => {
    const page = readPage(await (await site.call("/client-admin")).text());
    const quick = page.links.filter((link) => link.startsWith("/client-admin?email="));
    expect(quick).toHaveLength(6);
    const filled = readPage(await (await site.call(quick[3] ?? "")).text());
    expect(filled.html).toContain(`value="${olivia}"`);
    expect(filled.html).not.toMatch(/type="password"[^>]*value=/);
  });

  test("an owner comes in and sees his listing; what was wrong is said in the documented words", async ({ site }) => {
    const missing = readPage(await (await site.post("/client-admin", { email: "", password: "" })).text());
    expect(missing.text).toContain("Please enter both email and password.");
    const wrong = readPage(await (await site.post("/client-admin", { email: olivia, password: "wrong guess" })).text());
    expect(wrong.text).toContain("Authentication Failed Invalid email or password. Please try again.");
    expect(wrong.html).toContain(`value="${olivia}"`);
    expect(wrong.html).not.toContain("wrong guess");
    const right = await site.post("/client-admin", { email: olivia, password: demoPassword });
    expect([right.status, right.headers.get("location")]).toEqual([303, "/client-admin?welcome=1"]);
    const inside = readPage(await (await site.call("/client-admin?welcome=1", { headers: { cookie: cookieOf(right) } })).text());
    expect(inside.text).toContain("Successfully logged in to your admin dashboard.");
    expect(inside.links).toContain("/listing/morrow-park-laser-and-skin");
  });

  test("nobody is led off the site after signing in", async ({ site }) => {
    for (const next of ["//evil.example", "https://evil.example", "/\\evil.example", "javascript:alert(1)"]) {
      const response = await site.post("/sign-in", { email: olivia, password: demoPassword, next });
      expect(response.headers.get("location")).toBe("/profile");
    }
  });

  test("an owner sees no webmaster's page", async ({ site }) => {
    const cookie = cookieOf(await site.send("/api/admin/authenticate", { email: olivia, password: demoPassword }));
    const page = readPage(await (await site.call("/admin", { headers: { cookie } })).text());
    expect(page.text).not.toContain("Admin Users");
    const ada = cookieOf(await site.send("/api/admin/authenticate", operator));
    expect(readPage(await (await site.call("/admin", { headers: { cookie: ada } })).text()).text).toContain("Admin Users");
  });
});

test("somebody signs up, confirms, changes, downloads and leaves, without JavaScript", async ({ site }) => {
  const nora = { name: "Nora Ebel", email: "nora@example.com", password: "granite swallow teapot" };
  const made = /name="made" value="([^"]+)"/.exec(await (await site.call("/sign-up")).text())?.[1] ?? "";
  expect(readPage(await (await site.post("/sign-up", { ...nora, made })).text()).headings).toEqual(["Check your mail"]);
  const token = await site.linkTo(nora.email);
  const cookie = cookieOf(await site.post("/sign-in", nora));
  expect(readPage(await (await site.post("/verify-email", { token }, cookie)).text()).headings).toEqual(["Address confirmed"]);
  const overview = readPage(await (await site.call("/profile/security", { headers: { cookie } })).text());
  expect(overview.text).toContain("This browser");
  const changed = await site.post("/profile/security/password", { newPassword: "purple otters sail west" }, cookie);
  expect(changed.headers.get("location")).toBe("/profile/security");
  const data = await site.call("/profile/data", { headers: { cookie } });
  expect(await data.text()).toContain(nora.email);
  expect((await site.post("/profile/security/deletion", {}, cookie)).status).toBe(422);
  expect((await site.post("/profile/security/deletion", { sure: "yes" }, cookie)).headers.get("location")).toBe("/");
  expect((await site.send("/api/admin/authenticate", { email: nora.email, password: "purple otters sail west" })).status).toBe(401);
});

test("a session survives a kill, like everything that was answered", async () => {
  const dataDir = await copyOfDemonstration();
  const first = await startServer({ dataDir });
  const response = await fetch(`${first.url}/api/admin/authenticate`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(operator),
  });
  await first.kill();
  const second = await startServer({ dataDir });
  expect(await (await fetch(`${second.url}/api/me`, { headers: { cookie: cookieOf(response) } })).json()).toMatchObject({ user: { email: operator.email } });
  await second.stop();
});

test("the operator's link signs in once; a bad address is refused in a sentence", async () => {
  const dataDir = await copyOfDemonstration();
  const { code, printed } = await runSite(["admin", "new@ocmedspaguide.example"], { DATA_DIR: dataDir });
  expect(code).toBe(0);
  const token = /sign-in\/link\?token=([\w-]+)/.exec(printed)?.[1] ?? "";
  const bad = await runSite(["admin", "nobody"], { DATA_DIR: dataDir });
  expect([bad.code, bad.printed.trim()]).toEqual([1, "admin takes one email address: npm run site -- admin you@example.com"]);
  const server = await startServer({ dataDir });
  const use = () => fetch(`${server.url}/sign-in/link`, { method: "POST", body: new URLSearchParams({ token }), redirect: "manual" });
  expect((await fetch(`${server.url}/sign-in/link?token=${token}`)).status).toBe(200);
  expect((await use()).headers.get("location")).toBe("/admin");
  expect((await use()).headers.get("location")).toBe("/sign-in/link");
  await server.stop();
});
