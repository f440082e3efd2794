import { readFileSync } from "node:fs";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { describe, expect, test as plainTest } from "vitest";
import routes from "#app/routes.ts";
import type { Row } from "#domain/accounts/policy/row.ts";
import { type Action, policy } from "#domain/accounts/policy.ts";
import type { OpenApi } from "#tests/support/answer-schema.ts";
import { type Asked, everybody, openPolicySite, rolesThere, type Who } from "#tests/support/policy-site.ts";
import { thingsOfOlivia } from "#tests/support/policy-things.ts";

type Site = Awaited<ReturnType<typeof openPolicySite>> & { things: ReturnType<typeof thingsOfOlivia> };

const rows = Object.entries(policy) as [Action, Row][];
const known = new Set(rows.flatMap(([, { operations }]) => operations));
const missingId = "999999";
/** MATRIX=whole: everybody asks for another's thing, and by each of these; else they take turns. */
const isWhole = process.env.MATRIX === "whole";
const namesNothing = ["12x", "0", "-1", "99999999999999999999", "of another kind", "1%00"];

const inTurn = (people: readonly Who[], turn: number, most: number) =>
  people.slice(0, most).flatMap((_, index) => people[(turn * most + index) % people.length] ?? []);

const test = plainTest.extend<{ $file: { site: Site } }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads a fixture's needs from this pattern.
    async ({}, use) => {
      const site = await openPolicySite();
      await site.signInAgain();
      await use({ ...site, things: thingsOfOlivia(site.ask) });
      await site.stop();
      expect(site.complaints()).toEqual([]);
    },
    { scope: "file" },
  ],
});

function ask(site: Site, who: Who, operation: string, id = "1") {
  const [method = "", path = ""] = operation.split(" ");
  const body = { POST: {}, PATCH: { status: "confirmed" } }[method];
  return site.ask(who, method, path.replace(/:\w+|\{\w+\}/g, id).replace("*", "nowhere"), body);
}

/** Turned away for who asks; a thing that is not his is missing instead. */
const isRefused = ({ status, location }: Asked) => status === 401 || status === 403 || (location ?? "").startsWith("/sign-in");

describe("every operation has its row", () => {
  test("each page, to be read and to be sent", () => {
    const pages = (routes as RouteConfigEntry[])
      .flatMap((route) => route.children ?? route)
      .flatMap(({ path = "", file }) => {
        const text = readFileSync(`app/${file}`, "utf8");
        const takesForm = /export (async )?(function|const) action\b/.test(text);
        return [`GET /${path}`, ...(takesForm ? [`POST /${path}`] : [])];
      });
    expect(pages.length).toBeGreaterThan(60);
    expect(pages.filter((page) => !known.has(page))).toEqual([]);
  });

  test("each call of the API", async ({ site }) => {
    const { paths } = JSON.parse((await site.ask("stranger", "GET", "/api/openapi.json")).text) as OpenApi;
    const calls = Object.entries(paths).flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`));
    expect(calls.length).toBeGreaterThan(25);
    expect(calls.filter((call) => !known.has(call))).toEqual([]);
  });

  test("and each row's operations exist", async ({ site }) => {
    for (const operation of known) {
      const { status } = await ask(site, "stranger", operation, "nowhere");
      expect(`${operation} ${status}`).not.toMatch(/ (405|5\d\d)$/);
    }
  });
});

describe("who is not named in a row is refused, and who is named is not", () => {
  for (const [action, { who, operations }] of rows.filter(([, row]) => row.of === "nothing" && !row.who.includes("stranger")))
    for (const operation of operations)
      test(`${action}: ${operation}`, async ({ site }) => {
        const mayDoIt = (person: Who) => rolesThere[person].some((role) => who.includes(role));
        // Sent by those who may, these would end what the next test needs.
        const asking = everybody.filter((person) => !mayDoIt(person) || !operation.startsWith("POST /profile/security"));
        const answers = await Promise.all(asking.map((person) => ask(site, person, operation)));
        expect(asking.filter((_, index) => !isRefused(answers[index] as Asked))).toEqual(asking.filter(mayDoIt));
      });
});

describe("another's thing is as missing as one that never was, byte for byte", () => {
  for (const [action, { who, of, operations }] of rows.filter(([, row]) => row.of !== "nothing" && row.operations.length > 0))
    test(`${action}: ${operations.join(", ")}`, async ({ site }) => {
      const make = site.things[action];
      if (!make) throw new Error(`tests/support/policy-things.ts makes nothing for "${action}"`);
      const mayDoIt = (person: Who) => (of === "own" ? person === "olivia" : rolesThere[person].some((role) => who.includes(role)));
      const made = new Map<string, string>();
      for (const [turn, operation] of operations.entries()) {
        const kind = operation.includes("/blocks/") ? "block" : action;
        const id = made.get(kind) ?? (await make(operation));
        made.set(kind, id);
        expect(`${operation} ${id}`).toMatch(/ ([1-9]\d*|[a-z]+(-[a-z]+)*)$/);
        expect({ operation, isRefused: isRefused(await ask(site, "stranger", operation, id)) }).toEqual({ operation, isRefused: true });
        const unnumbered = (text: string) => text.replaceAll(new RegExp(`\\b(${id}|${missingId})\\b`, "g"), "ID");
        const others = everybody.filter((each) => each !== "stranger" && !mayDoIt(each));
        for (const person of isWhole ? others : inTurn(others, turn, 2)) {
          const [another, missing] = [await ask(site, person, operation, id), await ask(site, person, operation, missingId)];
          expect({ operation, person, statuses: [another.status, missing.status] }).toEqual({ operation, person, statuses: [404, 404] });
          expect(unnumbered(another.text) === unnumbered(missing.text)).toBe(true);
        }
        // What is sent changes the thing: one sends it, and nobody what would take Olivia's own away.
        const willing = everybody.filter(mayDoIt).slice(0, operation.startsWith("GET") ? undefined : of === "listing" ? 1 : 0);
        for (const person of willing) {
          const answer = await ask(site, person, operation, id);
          expect({ operation, person, isOpen: answer.status !== 404 && !isRefused(answer) }).toEqual({ operation, person, isOpen: true });
        }
      }
    });

  test("and nothing of it is gone afterwards", async ({ site }) => {
    for (const path of ["/api/me/sessions", "/api/me/passkeys", "/api/me/reviews"]) {
      const { text } = await site.ask("olivia", "GET", path);
      expect({ path, count: JSON.parse(text).length > 0 }).toEqual({ path, count: true });
    }
    for (const path of ["/profile/searches", "/profile/questions"]) expect((await site.ask("olivia", "GET", path)).text).toMatch(new RegExp(`${path}/\\d+`));
  });
});

/** Together with his own, another's and a missing one: eight kinds of id. */
describe("an id that can name nothing opens nothing, and breaks nothing", () => {
  const closed = rows.filter(([, { who }]) => !who.includes("stranger"));
  for (const [action, { who, of, operations }] of closed) {
    const withId = operations.filter((operation) => /:\w+|\{\w+\}/.test(operation));
    if (withId.length === 0) continue;
    test(`${action}: ${withId.join(", ")}`, { timeout: 300_000 }, async ({ site }) => {
      for (const [turn, operation] of withId.entries()) {
        const another = /:slug|\{slug\}/.test(operation) ? "1" : "olivia";
        const asked = namesNothing.flatMap((kind, index) => (isWhole ? everybody : inTurn(everybody, turn + index, 1)).map((person) => ({ person, kind })));
        const answers = asked.map(async ({ person, kind }) => {
          const answer = await ask(site, person, operation, kind === "of another kind" ? another : kind);
          const isHis = of !== "nothing" || rolesThere[person].some((role) => who.includes(role));
          if (answer.status === 400 && kind === "1%00") return null;
          const isRight = person === "stranger" || !isHis ? isRefused(answer) : answer.status < 500 && (of === "nothing" || [404, 422].includes(answer.status));
          return isRight ? null : `${person} ${operation} ${kind}: ${answer.status}`;
        });
        expect((await Promise.all(answers)).filter((fault) => fault !== null)).toEqual([]);
      }
    });
  }
});

test("and whatever was changed by all this, the log knows who did it", async ({ site }) => {
  const { status, text } = await site.ask("ada", "GET", "/admin/audit/changes.csv");
  const changes = text.split("\r\n");
  expect([status, changes.length > 1_000]).toEqual([200, true]);
  expect(changes.some((line) => line.includes("POST /profile/settings") || line.includes("POST /api/reviews"))).toBe(true);
  expect(changes.filter((line) => line.includes("Somebody with the keys of the database"))).toEqual([]);
});
