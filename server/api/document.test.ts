// Evaluated before the OpenAPI extension of zod, which adds methods only to later schemas.
import "#domain/advertising/ad-event.ts";
import "#domain/analytics/event.ts";
import "#domain/specials/special.ts";

import { describe, expect, test } from "vitest";
import { apiDocument } from "./document.ts";
import { createApiRoutes } from "./routes.ts";

type Parameter = {
  name: string;
  schema: { type?: string; minimum?: number; maximum?: number; format?: string };
};
type Operation = {
  operationId?: string;
  description?: string;
  security?: Record<string, string[]>[];
  tags?: string[];
  parameters?: Parameter[];
  requestBody?: {
    content: Record<string, { schema?: { properties?: Record<string, { description?: string }> } }>;
  };
  responses: Record<string, { headers?: Record<string, object> }>;
};

const siteUrl = "https://www.ocmedspas.example";
const document = apiDocument(createApiRoutes({} as never, siteUrl), { siteUrl, port: 3000 });
const operationsOf = (paths: object) =>
  Object.entries(paths as Record<string, Record<string, Operation>>).flatMap(([path, calls]) =>
    Object.entries(calls).map(([method, operation]) => ({ name: `${method} ${path}`, operation })),
  );
const calls = operationsOf(document.paths ?? {});
const all = [...calls, ...operationsOf(document.webhooks)];
const operationOf = (name: string) => calls.find((call) => call.name === name)?.operation;

describe("the OpenAPI document", () => {
  test("names every operation once in developer terms", () => {
    const ids = all.map(({ operation }) => operation.operationId ?? "");
    expect(ids.length).toBeGreaterThan(60);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z]+([A-Z][a-z]+)+$|^signIn$|^signOut$/);
  });

  test("describes every field of a request body", () => {
    for (const { name, operation } of calls) {
      const { schema } = operation.requestBody?.content["application/json"] ?? {};
      for (const [field, { description }] of Object.entries(schema?.properties ?? {}))
        expect([name, field, description]).toEqual([
          name,
          field,
          expect.stringMatching(/^[A-Z1-9].+[.)]$/),
        ]);
    }
  });

  test("describes every operation and its authentication", () => {
    const named = Object.keys(document.components.securitySchemes);
    for (const { name, operation } of all) {
      expect([name, operation.description]).toEqual([name, expect.stringMatching(/\S/)]);
      expect([name, operation.security]).toEqual([name, expect.any(Array)]);
      for (const scheme of (operation.security ?? []).flatMap((each) => Object.keys(each)))
        expect(named).toContain(scheme);
    }
  });

  test("declares exactly the tags that operations use", () => {
    const used = new Set(all.flatMap(({ operation }) => operation.tags ?? []));
    expect((document.tags ?? []).map(({ name }) => name).sort()).toEqual([...used].sort());
  });

  test("documents the idempotency key for each call that accepts one", () => {
    const scopes = (name: string) =>
      (operationOf(name) as { "x-key-scopes"?: string[] })["x-key-scopes"];
    expect(scopes("get /api/admin/specials/{id}")).toEqual([
      "specials:read",
      "specials:write",
      "listings:read",
    ]);
    expect(operationOf("get /api/admin/specials/{id}")?.security).toContainEqual({ key: [] });
    expect(operationOf("get /api/me/sessions")?.security).not.toContainEqual({ key: [] });
    expect(operationOf("get /api/cities")?.security).toContainEqual({});
  });

  test("declares the days of a special as dates", () => {
    const { requestBody } = operationOf("post /api/admin/specials") as {
      requestBody: { content: Record<string, { schema: { properties: object } }> };
    };
    expect(requestBody.content["application/json"]?.schema.properties).toMatchObject({
      validFrom: { format: "date" },
      validTo: { format: "date" },
    });
  });

  test("limits every number in a URL", () => {
    const numbers = calls.flatMap(({ name, operation }) =>
      (operation.parameters ?? [])
        .filter(({ schema }) => schema.type === "integer" || schema.type === "number")
        .map(({ name: of, schema }) => ({ name, of, schema })),
    );
    expect(numbers.length).toBeGreaterThan(10);
    for (const { name, of, schema } of numbers)
      expect([name, of, schema.minimum]).toEqual([name, of, expect.any(Number)]);
  });

  test("has an absolute URL, a contact and response headers", () => {
    expect(document.servers?.[0]?.url).toBe(siteUrl);
    expect(document.info).toMatchObject({
      contact: { email: expect.stringContaining("@") },
      license: { url: expect.stringContaining(siteUrl) },
    });
    for (const { name, operation } of calls)
      for (const [status, { headers = {} }] of Object.entries(operation.responses)) {
        expect([name, status, Object.keys(headers)]).toEqual([
          name,
          status,
          expect.arrayContaining(["X-Request-Id", "RateLimit"]),
        ]);
        if (status === "429" || status === "503") expect(headers).toHaveProperty("Retry-After");
      }
  });
});
