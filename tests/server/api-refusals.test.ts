import { describe, expect } from "vitest";
import { answerSchema, type OpenApi } from "#tests/support/response-schema.ts";
import { ownTest as test } from "#tests/support/site.ts";

type Problem = {
  type: string;
  code: string;
  title: string;
  status: number;
  detail: string;
  message: string;
  errors?: Record<string, string[]>;
};

const codes: Record<number, string> = {
  400: "unreadable-request",
  404: "not-found",
  405: "method-not-allowed",
  422: "invalid-input",
};
const refusals: [status: number, method: string, path: string][] = [
  [404, "GET", "/api/medspas/nowhere"],
  [404, "GET", "/api/medspas/nowhere/enhanced"],
  [404, "GET", "/api/categories/nowhere"],
  [404, "GET", "/api/nothing-here"],
  [404, "POST", "/api/nothing-here"],
  [400, "GET", "/api/medspas/%00"],
  [400, "GET", "/api/medspas?category=%00"],
  [400, "GET", "/api/medspas/%E0%A4%A"],
  [405, "POST", "/api/medspas/featured"],
  [405, "DELETE", "/api/categories"],
  [422, "GET", "/api/medspas?limit=0"],
  [422, "GET", "/api/seo-pages?limit=x"],
];

describe("API errors as problem documents", () => {
  for (const [status, method, path] of refusals)
    test(`${status} ${method} ${path}`, async ({ site }) => {
      const response = await fetch(site.url + path, { method });
      expect(response.status).toBe(status);
      expect(response.headers.get("content-type")).toBe("application/problem+json");
      expect(response.headers.get("cache-control")).toBe("no-store");
      const { errors, ...problem } = (await response.json()) as Problem;
      expect(Object.keys(problem).sort()).toEqual([
        "code",
        "detail",
        "message",
        "status",
        "title",
        "type",
      ]);
      expect(problem.status).toBe(status);
      expect(problem.code).toBe(codes[status]);
      expect(problem.message).toMatch(/^[A-Z].*\.$/);
      expect(errors === undefined).toBe(status !== 422);
    });
});

test("unknown slugs get byte-identical responses", async ({ site }) => {
  for (const path of ["/api/medspas/", "/api/categories/"]) {
    const answers = await Promise.all(
      ["nowhere", "another-one", "a b"].map(async (slug) =>
        (await site.get(path + encodeURIComponent(slug))).text(),
      ),
    );
    expect(new Set(answers).size).toBe(1);
  }
  const enhanced = await site.get("/api/medspas/nowhere/enhanced");
  expect(await enhanced.text()).toBe(await (await site.get("/api/medspas/nowhere")).text());
});

test("an unknown listing and an unknown category return the documented messages", async ({
  site,
}) => {
  expect(await (await site.get("/api/medspas/nowhere")).json()).toMatchObject({
    message: "The requested med spa could not be found.",
  });
  expect(await (await site.get("/api/categories/nowhere")).json()).toMatchObject({
    message: "The requested category could not be found.",
  });
});

describe("invalid numbers in API queries", () => {
  const bad = [
    "limit=0",
    "limit=1001",
    "limit=-1",
    "limit=1.5",
    "limit=ten",
    "limit=",
    "offset=-1",
    "offset=x",
    "offset=1e99",
  ];
  for (const query of bad)
    test(query, async ({ site }) => {
      const response = await site.get(`/api/medspas?${query}`);
      expect(response.status).toBe(422);
      const { errors } = (await response.json()) as Problem;
      const field = query.split("=")[0] ?? "";
      expect(Object.keys(errors ?? {})).toEqual([field]);
      expect(errors?.[field]?.[0]).toMatch(/^[A-Z].*\.$/);
    });

  test("are reported together when there are two", async ({ site }) => {
    const { errors } = (await (await site.get("/api/medspas?limit=0&offset=-1")).json()) as Problem;
    expect(Object.keys(errors ?? {}).sort()).toEqual(["limit", "offset"]);
  });
});

describe("unreadable values of known API parameters", () => {
  const unreadable = [
    "near=90210&radius=5",
    "near=Paris",
    "radius=abc",
    "radius=61",
    "rating=abc",
    "rating=6",
    "price=cheap",
    "page=-1",
    "page=abc",
    "page=1.5",
    "sort=foo",
  ];
  for (const query of unreadable)
    test(query, async ({ site }) => {
      const response = await site.get(`/api/search?q=botox&${query}`);
      expect(response.status).toBe(422);
      const field = query.split("=")[0] ?? "";
      expect(await response.json()).toMatchObject({
        errors: { [field]: [expect.stringMatching(/^[A-Z].*\.$/)] },
      });
    });

  test("unknown parameters are ignored, and empty ones count as absent", async ({ site }) => {
    const { total } = await site.json<{ total: number }>("/api/search?q=botox");
    expect(
      await site.json("/api/search?q=botox&near=&rating=&page=&sort=&color=red"),
    ).toMatchObject({ total });
  });

  test("a page past the end is empty", async ({ site }) => {
    for (const page of [50, 100_000])
      expect(await site.json(`/api/search?q=botox&page=${page}`)).toMatchObject({
        results: [],
        hasMore: false,
      });
  });
});

test("rejects an unsupported method with the allowed ones", async ({ site }) => {
  const { paths } = await site.json<OpenApi>("/api/openapi.json");
  for (const [path, operations] of Object.entries(paths)) {
    const taken = Object.keys(operations).flatMap((method) =>
      method === "get" ? ["GET", "HEAD"] : [method.toUpperCase()],
    );
    for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE"].filter(
      (each) => !taken.includes(each),
    )) {
      const response = await fetch(
        site.url + path.replace("{slug}", "morrow-park-laser-and-skin"),
        { method },
      );
      expect(`${method} ${path} ${response.status} ${response.headers.get("allow")}`).toBe(
        `${method} ${path} 405 ${taken.join(", ")}`,
      );
    }
  }
});

test("the document lists every error that a call may return", async ({ site }) => {
  const { paths } = await site.json<OpenApi>("/api/openapi.json");
  for (const [path, operations] of Object.entries(paths))
    for (const [method, { responses, requestBody }] of Object.entries(operations)) {
      const isPersonal = path === "/api/me" || "401" in responses;
      const reading = isPersonal ? ["400"] : ["304", "400"];
      const writing = requestBody ? ["400", "403", "413", "415", "422"] : ["400", "403", "413"];
      expect([path, Object.keys(responses)]).toEqual([
        path,
        expect.arrayContaining(method === "get" ? reading : writing),
      ]);
    }
  const page = paths["/api/medspas"]?.get?.responses[200];
  expect(Object.keys(page?.headers ?? {})).toEqual(
    expect.arrayContaining(["X-Total-Count", "Link"]),
  );
});

test("error responses match the OpenAPI document", async ({ site }) => {
  const document = await site.json<OpenApi>("/api/openapi.json");
  answerSchema(document, "/api/medspas/{slug}", 404).parse(
    await (await site.get("/api/medspas/nowhere")).json(),
  );
  answerSchema(document, "/api/medspas", 422).parse(
    await (await site.get("/api/medspas?limit=0")).json(),
  );
});
