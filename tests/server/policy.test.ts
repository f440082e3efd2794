import { describe, expect } from "vitest";
import { type Hidden, secretWord } from "#tests/support/policy-hidden.ts";
import { missingNumber, openOperations } from "#tests/support/policy-open.ts";
import { hasNoParam, pageOperations } from "#tests/support/policy-rows.ts";
import { everybody, rolesThere, type TestResponse, type Who } from "#tests/support/policy-site.ts";
import {
  anotherKind,
  ask,
  differenceOf,
  isRefused,
  known,
  namesNothing,
  rows,
  type Site,
  test,
  whoAsks,
} from "#tests/support/policy-test.ts";
import type { OpenApi } from "#tests/support/response-schema.ts";
import { fewOf, isFullLevel, sample } from "#tests/support/test-level.ts";

const partOf = (operations: readonly string[], action: string) =>
  fewOf(operations, Math.ceil(operations.length / 3), action);

describe("the policy row of every operation", () => {
  test("exists for each page, for reading and submitting", () => {
    expect(pageOperations.length).toBeGreaterThan(300);
    expect(pageOperations.filter(([operation]) => !known.has(operation))).toEqual([]);
  });

  test("exists for each API call", async ({ site }) => {
    const { paths } = JSON.parse(
      (await site.ask("stranger", "GET", "/api/openapi.json")).text,
    ) as OpenApi;
    const calls = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(calls.length).toBeGreaterThan(60);
    expect(calls.filter((call) => !known.has(call))).toEqual([]);
  });

  // Operations with sign-in reject anonymous visitors below, even if they do not exist.
  test("names only existing operations where they are public", async ({ site }) => {
    const open = rows
      .filter(([, { who }]) => who.includes("stranger"))
      .flatMap(([, { operations }]) => operations);
    for (const operation of sample(open, 2)) {
      const { status } = await ask(site, "stranger", operation, "nowhere");
      expect(`${operation} ${status}`).not.toMatch(/ (405|5\d\d)$/);
    }
  });
});

/** One operation as one person. Rows are compared at once: a failure shows each wrong one. */
type Row = { operation: string; person: Who; outcome: string };

describe("roles in a policy row are allowed, and all others are rejected", () => {
  const ofNothing = rows.filter(([, row]) => row.of === "nothing" && !row.who.includes("stranger"));
  for (const [action, { who, operations }] of ofNothing)
    for (const operation of operations)
      test(`${action}: ${operation}`, async ({ site }) => {
        const mayDoIt = (person: Who) => rolesThere[person].some((role) => who.includes(role));
        const expected = someFor(operation, mayDoIt).map((person) => ({
          operation,
          person,
          outcome: mayDoIt(person) ? "open" : "refused",
        }));
        const actual = expected.map(async ({ person }): Promise<Row> => {
          const answer = await ask(site, person, operation);
          return { operation, person, outcome: isRefused(answer) ? "refused" : "open" };
        });
        expect(await Promise.all(actual)).toEqual(expected);
      });
});

function someFor(operation: string, mayDoIt: (person: Who) => boolean) {
  const oneOfHalf = (among: Who[]) =>
    sample(fewOf(among, 1, operation), 2, (person) => person + operation);
  // With permission, these would end sessions that the next test needs.
  const willing = operation.startsWith("POST /profile/security")
    ? []
    : oneOfHalf(everybody.filter(mayDoIt));
  const unable = everybody.filter((person) => !mayDoIt(person));
  // Editors also use the admin area, except for super admin pages.
  const always = unable.filter(
    (person) =>
      isFullLevel || person === "stranger" || (person === "edda" && operation.includes("/admin")),
  );
  const others = unable.filter((person) => !always.includes(person));
  return [...always, ...oneOfHalf(others), ...willing];
}

describe("another user's resource, byte-identical to a missing one", () => {
  // Without a parameter, the query names the listing: policy-of-named-listings.test.ts.
  const ownedByAccounts = rows
    .filter(([, { of }]) => of !== "nothing")
    .map(([action, { operations, ...row }]) => ({
      ...row,
      action,
      operations: operations.filter((operation) => !hasNoParam(operation)),
    }))
    .filter(({ operations }) => operations.length > 0);
  for (const { action, who, of, operations } of ownedByAccounts)
    test(`${action}: ${operations.join(", ")}`, async ({ site }) => {
      const make = site.things[action];
      if (!make) throw new Error(`tests/support/policy-things.ts makes nothing for "${action}"`);
      const mayDoIt = (person: Who) =>
        of === "own" ? person === "olivia" : rolesThere[person].some((role) => who.includes(role));
      const made = new Map<string, string>();
      const expected: Row[] = [];
      const actual: Row[] = [];
      for (const operation of partOf(operations, action)) {
        const kind = operation.includes("/blocks/") ? "block" : action;
        const id = made.get(kind) ?? (await make(operation));
        made.set(kind, id);
        expect(`${operation} ${id}`).toMatch(/ ([1-9]\d*|[a-z]+(-[a-z]+)*)$/);
        for (const row of rowsOfOlivias(operation, of, mayDoIt)) {
          expected.push(row);
          actual.push({ ...row, outcome: await outcomeOf(site, row, id) });
        }
      }
      expect(actual).toEqual(expected);
    });

  test("still exists afterwards", async ({ site }) => {
    for (const path of ["/api/me/sessions", "/api/me/passkeys", "/api/me/reviews"]) {
      const { text } = await site.ask("olivia", "GET", path);
      expect({ path, count: JSON.parse(text).length > 0 }).toEqual({ path, count: true });
    }
    for (const path of ["/profile/searches", "/profile/questions"])
      expect((await site.ask("olivia", "GET", path)).text).toMatch(new RegExp(`${path}/\\d+`));
  });
});

function rowsOfOlivias(operation: string, of: string, mayDoIt: (person: Who) => boolean): Row[] {
  const others = everybody.filter((person) => person !== "stranger" && !mayDoIt(person));
  // In the settings, Fay may only leave.
  const able = everybody.filter(
    (person) =>
      mayDoIt(person) && !(person === "fay" && operation === "POST /owner/settings/:slug"),
  );
  // Writes change the resource: one person sends them, but no one deletes Olivia's own.
  const willing = operation.startsWith("GET")
    ? fewOf(able, 1, operation)
    : able.slice(0, of === "listing" ? 1 : 0);
  return [
    { operation, person: "stranger", outcome: "refused" },
    ...whoAsks(others, operation).map((person) => ({ operation, person, outcome: "missing" })),
    ...willing.map((person) => ({ operation, person, outcome: "open" })),
  ];
}

async function outcomeOf(site: Site, { operation, person }: Row, id: string) {
  const answer = await ask(site, person, operation, id);
  if (isRefused(answer)) return "refused";
  if (answer.status !== 404) return "open";
  const missing = await ask(site, person, operation, missingNumber);
  const unnumbered = ({ status, text }: TestResponse) =>
    `${status} ${text.replaceAll(new RegExp(`\\b(${id}|${missingNumber})\\b`, "g"), "ID")}`;
  const difference = differenceOf(unnumbered(answer), unnumbered(missing));
  return difference ? `unlike a missing one: ${difference}` : "missing";
}

/** Nine kinds of id, including one's own, a foreign and a missing one. */
describe("impossible IDs reveal nothing and break nothing", () => {
  const closed = rows.filter(([, { who }]) => !who.includes("stranger"));
  for (const [action, { who, of, operations }] of closed) {
    const withId = operations.filter((operation) => /:\w+|\{\w+\}/.test(operation));
    if (withId.length === 0) continue;
    test(`${action}: ${withId.join(", ")}`, { timeout: 600_000 }, async ({ site }) => {
      for (const operation of partOf(withId, action)) {
        const kinds = fewOf(namesNothing, 1, operation);
        const asked = kinds.flatMap((kind) =>
          fewOf(everybody, 1, `${operation} ${kind}`).map((person) => ({ person, kind })),
        );
        const answers = asked.map(async ({ person, kind }) => {
          const answer = await ask(
            site,
            person,
            operation,
            kind === "of another kind" ? anotherKind(operation) : kind,
          );
          const isPermitted =
            of !== "nothing" || rolesThere[person].some((role) => who.includes(role));
          if (answer.status === 400 && kind === "1%00") return null;
          const isRight =
            person === "stranger" || !isPermitted
              ? isRefused(answer)
              : answer.status < 500 && (of === "nothing" || [404, 422].includes(answer.status));
          return isRight ? null : `${person} ${operation} ${kind}: ${answer.status}`;
        });
        expect((await Promise.all(answers)).filter((fault) => fault !== null)).toEqual([]);
      }
    });
  }
});

describe("public operations never show private data", () => {
  const nobody: Hidden = {
    slug: "",
    shown: "",
    shortlist: "",
    pairId: 0,
    special: 0,
    specialToCome: 0,
    specialPaused: 0,
    photo: 0,
    photoOfPair: 0,
    review: 0,
    reviewWaiting: 0,
  };
  const judged = Object.entries(openOperations(nobody, ""));

  test("are all covered if they have a name in their path", () => {
    const open = rows
      .filter(([, { who }]) => who.includes("stranger"))
      .flatMap(([, { operations }]) => operations.filter((each) => /[:{*]/.test(each)));
    expect(open.length).toBeGreaterThan(50);
    expect(open.filter((operation) => !judged.some(([name]) => name === operation))).toEqual([]);
  });

  test("do not break with an impossible ID", { timeout: 600_000 }, async ({ site }) => {
    const withId = judged
      .map(([operation]) => operation)
      .filter((operation) => /:\w+|\{\w+\}/.test(operation));
    expect(withId.length).toBeGreaterThan(40);
    for (const operation of withId)
      for (const kind of fewOf(namesNothing, 1, operation)) {
        const { status, text } = await ask(
          site,
          "oscar",
          operation,
          kind === "of another kind" ? anotherKind(operation) : kind,
        );
        expect({
          operation,
          kind,
          failed: status >= 500,
          isShown: text.includes(secretWord),
        }).toEqual({ operation, kind, failed: false, isShown: false });
      }
  });

  const asking = isFullLevel ? everybody : (["oscar"] as const);
  for (const [operation] of judged.filter(([, tries]) => typeof tries !== "string"))
    test(operation, async ({ site }) => {
      const tries = openOperations(site.hidden, await site.link())[operation] ?? [];
      const answered = new Map<string, TestResponse>();
      for (const { name, missing, path } of typeof tries === "string" ? [] : tries)
        for (const person of asking) {
          const got = await ask(site, person, operation, name, path);
          const unnamed = ({ status, location, text }: TestResponse) =>
            [status, location, text]
              .join("\n")
              .replaceAll(name, "ID")
              .replaceAll(missing ?? name, "ID");
          expect({
            person,
            name,
            isShown: unnamed(got).includes(secretWord),
            failed: got.status >= 500,
          }).toEqual({ person, name, isShown: false, failed: false });
          if (missing === undefined) continue;
          const asked = [person, missing, path].join(" ");
          const never = answered.get(asked) ?? (await ask(site, person, operation, missing, path));
          answered.set(asked, never);
          expect({ person, name, status: got.status }).toEqual({
            person,
            name,
            status: never.status,
          });
          expect({ person, name, difference: differenceOf(unnamed(got), unnamed(never)) }).toEqual({
            person,
            name,
            difference: "",
          });
        }
    });
});

test("the audit log knows the actor of every change made by these tests", async ({ site }) => {
  const { status, text } = await site.ask("ada", "GET", "/admin/audit/changes.csv");
  const changes = text.split("\r\n");
  expect([status, changes.length > 1_000]).toEqual([200, true]);
  expect(
    changes.some(
      (line) => line.includes("POST /profile/settings") || line.includes("POST /api/reviews"),
    ),
  ).toBe(true);
  expect(changes.filter((line) => line.includes("Someone with direct database access"))).toEqual(
    [],
  );
});
