import { readFileSync } from "node:fs";
import { describe, expect } from "vitest";
import type { Role } from "#domain/accounts/policy/permissions.ts";
import { allPages } from "#tests/support/all-pages.ts";
import { namedInCalls, numbersInForms } from "#tests/support/policy-named.ts";
import { missingNumber, missingSlug } from "#tests/support/policy-open.ts";
import { policy } from "#tests/support/policy-rows.ts";
import {
  everybody,
  oliviasListing,
  oscarsListing,
  rolesThere,
  type TestResponse,
  type Who,
} from "#tests/support/policy-site.ts";
import { differenceOf, isRefused, known, test, whoAsks } from "#tests/support/policy-test.ts";
import { numberOfOlivia } from "#tests/support/policy-things.ts";
import type { OpenApi } from "#tests/support/response-schema.ts";
import { sample } from "#tests/support/test-level.ts";

describe("a listing in the query or body is checked like one in the path", () => {
  test("covers every call that names a listing", async ({ site }) => {
    const { paths } = JSON.parse(
      (await site.ask("stranger", "GET", "/api/openapi.json")).text,
    ) as OpenApi;
    const names = /^(listingId|medSpaSlug|medSpaId|slugs)$/;
    const calls = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, { parameters = [], requestBody }]) => {
        const body = requestBody?.content["application/json"]?.schema.properties ?? {};
        const asked = parameters
          .filter((parameter) => parameter.in === "query")
          .map(({ name }) => name);
        return [...asked, ...Object.keys(body)].some((name) => names.test(name))
          ? [`${method.toUpperCase()} ${path}`]
          : [];
      }),
    );
    const pages = allPages.flatMap(({ path, file }) => {
      const isNamed = /\brequireListing\w*\(|\.get\("(place|of|listing|medSpa|medSpaId)"\)/.test(
        readFileSync(file, "utf8"),
      );
      return isNamed
        ? [`GET /${path}`, `POST /${path}`].filter((operation) => known.has(operation))
        : [];
    });
    expect([calls.length > 5, pages.length > 15]).toEqual([true, true]);
    expect([...calls, ...pages].filter((operation) => !(operation in namedInCalls))).toEqual([]);
  });

  for (const [operation, namings] of sample(Object.entries(namedInCalls), 2, ([name]) => name))
    test(operation, async ({ site }) => {
      for (const { right, query, body, isEmpty, isKept } of typeof namings === "string"
        ? []
        : namings) {
        const [{ id }] = JSON.parse((await site.ask("olivia", "GET", "/api/me")).text).user
          .listings;
        const [there, missing] = [
          right ? { id, slug: oliviasListing } : { id, slug: site.hidden.slug },
          { id: Number(missingNumber), slug: missingSlug },
        ];
        const send = (person: Who, at: typeof there) => {
          const [method = "", path = ""] = operation.split(" ");
          return site.ask(
            person,
            method,
            query ? `${path}?${new URLSearchParams(query(at))}` : path,
            body?.(at) ?? (method === "POST" ? {} : undefined),
          );
        };
        const unnamed = ({ status, location, text }: TestResponse) =>
          [status, location, text]
            .join("\n")
            .replaceAll(
              new RegExp(`\\b(${there.slug}|${missingSlug}|${id}|${missingNumber})\\b`, "g"),
              "ID",
            );
        const who = right ? policy[right].who : [];
        const mayDoIt = (person: Who) =>
          rolesThere[person].some((role) => (who as readonly Role[]).includes(role));
        for (const person of whoAsks(
          everybody.filter((each) => each !== "stranger" && !mayDoIt(each)),
          operation,
        )) {
          const [got, never] = [await send(person, there), await send(person, missing)];
          expect({ person, status: got.status }).toEqual({
            person,
            status: right && !isEmpty ? 404 : never.status,
          });
          expect({ person, difference: differenceOf(unnamed(got), unnamed(never)) }).toEqual({
            person,
            difference: "",
          });
        }
        if (right && policy[right].operations.includes(operation))
          expect({ operation, isRefused: isRefused(await send("stranger", there)) }).toEqual({
            operation,
            isRefused: true,
          });
        const isSent = !isKept && !isEmpty;
        for (const person of isSent
          ? everybody.filter(mayDoIt).slice(0, operation.startsWith("GET") ? undefined : 1)
          : []) {
          const answer = await send(person, there);
          expect({
            person,
            isOpen: answer.status !== 404 && answer.status < 500 && !isRefused(answer),
          }).toEqual({ person, isOpen: true });
        }
      }
    });

  test.for(Object.entries(numbersInForms))(
    "%s of an owner's listing cannot change another listing",
    async ([path, body], { site }) => {
      const own = path.replace(":slug", oscarsListing);
      const [theirs, number] = [
        path.replace(":slug", oliviasListing),
        await numberOfOlivia(site.ask, path, site.hidden),
      ];
      expect(number).toMatch(/^[1-9]\d*$/);
      const unnumbered = ({ status, location, text }: TestResponse) =>
        [status, location, text]
          .join("\n")
          .replaceAll(new RegExp(`\\b(${number}|${missingNumber})\\b`, "g"), "ID");
      const [got, never] = [
        await site.ask("oscar", "POST", own, body(number)),
        await site.ask("oscar", "POST", own, body(missingNumber)),
      ];
      expect([got.status < 500, isRefused(got)]).toEqual([true, false]);
      expect(differenceOf(unnumbered(got), unnumbered(never))).toBe("");
      expect(await numberOfOlivia(site.ask, path, site.hidden)).toBe(number);
      const { text } = await site.ask("olivia", "GET", theirs);
      expect([new RegExp(`[-"]${number}"`).test(text), text.includes("Another's room")]).toEqual([
        true,
        false,
      ]);
    },
  );
});
