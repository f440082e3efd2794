import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { describe, expect } from "vitest";
import routes from "#app/routes.ts";
import type { Role, Row } from "#domain/accounts/policy/row.ts";
import { policy } from "#domain/accounts/policy.ts";
import type { OpenApi } from "#tests/support/answer-schema.ts";
import { demoPassword, operator } from "#tests/support/server.ts";
import { test as siteTest } from "#tests/support/site.ts";

const rows = Object.entries(policy) as [string, Row][];
const known = new Set(rows.flatMap(([, { operations }]) => operations));

/** Olivia owns, Oscar owns another, Ada operates: on the demonstration's own accounts. */
const emails = {
  olivia: "owner@morrow-park-laser-and-skin.example.com",
  oscar: "owner@pierlight-med-spa.example.com",
  ada: operator.email,
} as const;
type Who = keyof typeof emails | "stranger";
const rolesOf: Record<Who, Role[]> = { stranger: ["stranger"], olivia: ["visitor", "owner"], oscar: ["visitor", "owner"], ada: ["visitor", "super_admin"] };

type Ask = (who: Who, operation: string, id?: string) => Promise<{ status: number; location: string | null; body: string }>;
type Cookies = Record<Who, string>;

const test = siteTest.extend<{ $file: { cookies: Cookies; ask: Ask } }>({
  cookies: [
    async ({ site }, use) => {
      const cookies: Cookies = { stranger: "", olivia: "", oscar: "", ada: "" };
      for (const [who, email] of Object.entries(emails))
        cookies[who as Who] = await signIn(site.url, email, email === operator.email ? operator.password : demoPassword);
      await use(cookies);
    },
    { scope: "file" },
  ],
  ask: [
    async ({ site, cookies }, use) =>
      use(async (who, operation, id = "1") => {
        const [method = "", path = ""] = operation.split(" ");
        const isApi = path.startsWith("/api/");
        const asked = path.replace(/:\w+|\{\w+\}/g, id).replace("*", "nowhere");
        const sent = method !== "POST" ? {} : isApi ? { body: "{}" } : { body: new URLSearchParams() };
        const headers: Record<string, string> = {
          ...(cookies[who] ? { cookie: cookies[who] } : {}),
          ...(isApi && method === "POST" ? { "content-type": "application/json" } : {}),
        };
        const response = await fetch(site.url + asked, { method, headers, redirect: "manual", ...sent });
        return { status: response.status, location: response.headers.get("location"), body: await response.text() };
      }),
    { scope: "file" },
  ],
});

async function signIn(url: string, email: string, password: string) {
  const response = await fetch(`${url}/api/admin/authenticate`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  if (!response.ok) throw new Error(`${email}: ${response.status} ${await response.text()}`);
  const session = response.headers.getSetCookie().find((cookie) => cookie.startsWith("__Host-session="));
  return session?.split(";")[0] ?? "";
}

describe("every operation has its row", () => {
  test("each page, to be read and to be sent", () => {
    const pages = (routes as RouteConfigEntry[]).flatMap(({ path = "", file }) => {
      const text = readFileSync(`app/${file}`, "utf8");
      const takesForm = /export (async )?(function|const) action\b/.test(text);
      return [`GET /${path}`, ...(takesForm ? [`POST /${path}`] : [])];
    });
    expect(pages.length).toBeGreaterThan(60);
    expect(pages.filter((page) => !known.has(page))).toEqual([]);
  });

  test("each call of the API", async ({ site }) => {
    const { paths } = await site.json<OpenApi>("/api/openapi.json");
    const calls = Object.entries(paths).flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`));
    expect(calls.length).toBeGreaterThan(25);
    expect(calls.filter((call) => !known.has(call))).toEqual([]);
  });

  test("and each row's operations exist", async ({ ask }) => {
    for (const operation of known) {
      const { status } = await ask("stranger", operation, "nowhere");
      expect(`${operation} ${status}`).not.toMatch(/ (405|5\d\d)$/);
    }
  });
});

describe("who is not named in a row is refused, and who is named is not", () => {
  for (const [action, { who, of, operations }] of rows.filter(([, row]) => row.of === "nothing" && !row.who.includes("stranger")))
    for (const operation of operations)
      for (const person of Object.keys(rolesOf) as Who[]) {
        const isAllowed = rolesOf[person].some((role) => who.includes(role));
        // Deleting and changing are tried by those who may not: the others would lose what the next test needs.
        if (isAllowed && operation.startsWith("POST /profile/security")) continue;
        test(`${action} (${of}): ${person} ${isAllowed ? "may" : "may not"} ${operation}`, async ({ ask }) => {
          const { status, location } = await ask(person, operation);
          const isRefused = status === 401 || status === 403 || (location ?? "").startsWith("/sign-in");
          expect({ status, location, isRefused }).toMatchObject({ isRefused: !isAllowed });
        });
      }
});

describe("another's thing is as missing as one that never was, byte for byte", () => {
  for (const [action, { operations }] of rows.filter(([, row]) => row.of === "own"))
    for (const operation of operations)
      test(`${action}: ${operation}`, async ({ site, cookies, ask }) => {
        const sessions = await fetch(`${site.url}/api/me/sessions`, { headers: { cookie: cookies.olivia } });
        const [own] = (await sessions.json()) as { id: number }[];
        for (const person of ["oscar", "ada"] as const) {
          const others = await ask(person, operation, String(own?.id));
          const missing = await ask(person, operation, "999999");
          expect(others.status).toBe(404);
          expect(missing.status).toBe(404);
          const digest = (text: string) =>
            createHash("sha256")
              .update(text.replaceAll(String(own?.id), "ID").replaceAll("999999", "ID"))
              .digest("hex");
          if (operation.includes("/api/")) expect(others.body).toBe(missing.body);
          else expect(digest(others.body)).toBe(digest(missing.body));
        }
        expect((await ask("stranger", operation, String(own?.id))).status).not.toBe(404);
        expect((await fetch(`${site.url}/api/me/sessions`, { headers: { cookie: cookies.olivia } })).status).toBe(200);
      });
});
