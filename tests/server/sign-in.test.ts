import { describe, expect } from "vitest";
import { type AccountSite, cookieOf, olivia, test } from "#tests/support/account-site.ts";
import { readPage } from "#tests/support/html.ts";
import { answerSchema, type OpenApi } from "#tests/support/response-schema.ts";
import { demoPassword, operator } from "#tests/support/server.ts";

describe("signing in by the API", () => {
  test("returns the user and a cookie hidden from scripts, other sites and plain HTTP", async ({
    site,
  }) => {
    const response = await site.send("/api/admin/authenticate", {
      email: olivia.toUpperCase(),
      password: demoPassword,
    });
    expect(response.status).toBe(200);
    const body = (await response.json()) as { user: object };
    expect(body).toEqual({
      user: { id: expect.any(Number), name: "Imogen Morrow", email: olivia, role: "client_admin" },
    });
    answerSchema(
      (await (await site.call("/api/openapi.json")).json()) as OpenApi,
      "/api/admin/authenticate",
      200,
      "post",
    ).parse(body);
    expect(response.headers.getSetCookie()[0]).toMatch(
      /^__Host-session=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    const me = (await (
      await site.call("/api/me", { headers: { cookie: cookieOf(response) } })
    ).json()) as { user: object };
    expect(me.user).toMatchObject({
      email: olivia,
      isVerified: true,
      listings: [{ role: "owner" }],
    });
  });

  test("gives identical bytes for a wrong password, an unknown address and nonsense", async ({
    site,
  }) => {
    const answers = [];
    for (const email of [olivia, "unknown@example.com", "not an address"]) {
      const response = await site.send("/api/admin/authenticate", {
        email,
        password: "wrong guess",
      });
      answers.push(`${response.status} ${await response.text()}`);
    }
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toContain('"message":"Invalid email or password. Please try again."');
    expect(answers[0]).toMatch(/^401 /);
  });

  test("reports a missing address or password", async ({ site }) => {
    for (const body of [{}, { email: olivia }, { email: "", password: "" }]) {
      const response = await site.send("/api/admin/authenticate", body);
      expect([response.status, ((await response.json()) as { message: string }).message]).toEqual([
        422,
        "Please enter both email and password.",
      ]);
    }
  });

  test("ends with signing out", async ({ site }) => {
    const cookie = cookieOf(
      await site.send("/api/admin/authenticate", { email: olivia, password: demoPassword }),
    );
    expect(
      (await site.call("/api/admin/sign-out", { method: "POST", headers: { cookie } })).status,
    ).toBe(204);
    expect((await site.call("/api/me", { headers: { cookie } })).status).toBe(401);
  });

  test("is impossible from a page of another site, and so is signing out", async ({ site }) => {
    const foreign = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
    expect(
      (
        await site.send(
          "/api/admin/authenticate",
          { email: olivia, password: demoPassword },
          foreign,
        )
      ).status,
    ).toBe(403);
    expect(
      (
        await site.call("/sign-out", {
          method: "POST",
          body: new URLSearchParams(),
          headers: foreign,
        })
      ).status,
    ).toBe(403);
  });
});

describe("the header pair", () => {
  const ask = (site: AccountSite, headers: Record<string, string>) =>
    site.call("/api/admin/users", { headers });

  test("is rejected with the address alone", async ({ site }) => {
    expect((await ask(site, { "x-admin-email": operator.email })).status).toBe(401);
    expect(
      (await ask(site, { "x-admin-email": operator.email, "x-admin-password": "" })).status,
    ).toBe(401);
    expect(
      (await ask(site, { "x-admin-email": operator.email, "x-admin-password": "wrong guess" }))
        .status,
    ).toBe(401);
  });

  test("has the account's permissions with the password, and opens no session", async ({
    site,
  }) => {
    const response = await ask(site, {
      "x-admin-email": operator.email,
      "x-admin-password": operator.password,
    });
    expect(response.status).toBe(200);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(((await response.json()) as object[]).length).toBe(13);
    expect(
      (await ask(site, { "x-admin-email": olivia, "x-admin-password": demoPassword })).status,
    ).toBe(403);
  });

  test("has the rate limits of a sign-in", async ({ site }) => {
    const headers = { "x-admin-email": "limited@example.com", "x-admin-password": "wrong guess" };
    const statuses = [];
    for (let guess = 0; guess < 11; guess++) statuses.push((await ask(site, headers)).status);
    expect(statuses).toEqual([...Array(10).fill(401), 429]);
    expect((await ask(site, headers)).headers.get("retry-after")).toMatch(/^\d+$/);
  });
});

describe("the sign-in pages", () => {
  for (const path of ["/client-admin", "/admin", "/sign-in"])
    test(`show the form on ${path} without indexing or caching`, async ({ site }) => {
      const response = await site.call(path);
      const page = readPage(await response.text());
      expect([response.status, page.robots, page.headings.length]).toEqual([200, "noindex", 1]);
      expect(/<form [^>]*method="post"/.test(page.html)).toBe(true);
      if (path !== "/sign-in")
        expect(response.headers.get("cache-control")).toBe("private, no-store");
    });

  test("offer six spas for quick login and fill in only the email address", async ({ site }) => {
    const page = readPage(await (await site.call("/client-admin")).text());
    const quick = page.links.filter((link) => link.startsWith("/client-admin?email="));
    expect(quick).toHaveLength(6);
    const filled = readPage(await (await site.call(quick[3] ?? "")).text());
    expect(filled.html).toContain(`value="${olivia}"`);
    expect(filled.html).not.toMatch(/type="password"[^>]*value=/);
  });

  test("sign an owner in to their listing and report errors in the documented words", async ({
    site,
  }) => {
    const missing = readPage(
      await (await site.post("/client-admin", { email: "", password: "" })).text(),
    );
    expect(missing.text).toContain("Please enter both email and password.");
    const wrong = readPage(
      await (await site.post("/client-admin", { email: olivia, password: "wrong guess" })).text(),
    );
    expect(wrong.text).toContain(
      "Authentication Failed Invalid email or password. Please try again.",
    );
    expect(wrong.html).toContain(`value="${olivia}"`);
    expect(wrong.html).not.toContain("wrong guess");
    const right = await site.post("/client-admin", { email: olivia, password: demoPassword });
    expect([right.status, right.headers.get("location")]).toEqual([303, "/client-admin?welcome=1"]);
    const inside = readPage(
      await (
        await site.call("/client-admin?welcome=1", { headers: { cookie: cookieOf(right) } })
      ).text(),
    );
    expect(inside.text).toContain("Successfully logged in to your admin dashboard.");
    expect(inside.links).toContain("/listing/morrow-park-laser-and-skin");
  });

  test("never redirect to another site after signing in", async ({ site }) => {
    for (const next of [
      "//evil.example",
      "https://evil.example",
      "/\\evil.example",
      "javascript:alert(1)",
    ]) {
      const response = await site.post("/sign-in", { email: olivia, password: demoPassword, next });
      expect(response.headers.get("location")).toBe("/client-admin?welcome=1");
    }
  });

  test("send owners to their dashboard and admins to the admin area", async ({ site }) => {
    for (const path of ["/sign-in", "/client-admin", "/admin"]) {
      const owner = await site.post(path, {
        email: olivia,
        password: demoPassword,
        from: "/search",
      });
      expect([owner.headers.get("location"), owner.headers.get("set-cookie")]).toEqual([
        "/client-admin?welcome=1",
        expect.stringContaining("signed-in=owner"),
      ]);
      const admin = await site.post(path, { ...operator, from: "/search" });
      expect([admin.headers.get("location"), admin.headers.get("set-cookie")]).toEqual([
        "/admin",
        expect.stringContaining("signed-in=admin"),
      ]);
    }
  });

  test("do not give an owner access to admin pages", async ({ site }) => {
    const cookie = cookieOf(
      await site.send("/api/admin/authenticate", { email: olivia, password: demoPassword }),
    );
    const page = readPage(await (await site.call("/admin", { headers: { cookie } })).text());
    expect(page.text).not.toContain("Admin Users");
    const ada = cookieOf(await site.send("/api/admin/authenticate", operator));
    expect(
      readPage(await (await site.call("/admin", { headers: { cookie: ada } })).text()).text,
    ).toContain("Admin Users");
  });
});
