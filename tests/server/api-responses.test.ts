import { describe, expect } from "vitest";
import { answerSchema, type OpenApi } from "#tests/support/response-schema.ts";
import { test } from "#tests/support/site.ts";

const calls: Record<string, string[]> = {
  "/api/medspas": [
    "/api/medspas",
    "/api/medspas?category=laser-light-therapies&city=irvine",
    "/api/medspas?city=nowhere",
    "/api/medspas?limit=1&offset=118",
  ],
  "/api/medspas/featured": ["/api/medspas/featured"],
  "/api/medspas/{slug}": ["/api/medspas/morrow-park-laser-and-skin"],
  "/api/medspas/{slug}/enhanced": ["/api/medspas/morrow-park-laser-and-skin/enhanced"],
  "/api/medspas/{slug}/reviews": [
    "/api/medspas/morrow-park-laser-and-skin/reviews",
    "/api/medspas/morrow-park-laser-and-skin/reviews?stars=5&sort=helpful",
  ],
  "/api/categories": ["/api/categories"],
  "/api/categories/{slug}": ["/api/categories/laser-light-therapies"],
  "/api/cities": ["/api/cities"],
  "/api/locations": ["/api/locations"],
  "/api/specials/active": ["/api/specials/active"],
  "/api/search": [
    "/api/search?q=botox+irvine&near=92660",
    "/api/search?q=hydrafasial+newport",
    "/api/search",
  ],
  "/api/search/suggestions/{query}": ["/api/search/suggestions/laser", "/api/search/suggestions/x"],
  "/api/map": ["/api/map", "/api/map?city=irvine"],
  "/api/treatments": ["/api/treatments"],
  "/api/treatments/{slug}": ["/api/treatments/botox"],
  "/api/listings/{slug}/availability": [
    "/api/listings/morrow-park-laser-and-skin/availability?treatment=botox",
  ],
  "/api/listings/{slug}/questions": [
    "/api/listings/morrow-park-laser-and-skin/questions",
    "/api/listings/birchline-skin-shop/questions?page=1",
  ],
  "/api/seo-pages": ["/api/seo-pages", "/api/seo-pages?limit=3"],
};

describe("a response has exactly the documented fields", () => {
  for (const [path, addresses] of Object.entries(calls))
    for (const address of addresses)
      test(address, async ({ site }) => {
        const schema = answerSchema(await site.json<OpenApi>("/api/openapi.json"), path, 200);
        const response = await site.get(address);
        expect(response.status).toBe(200);
        expect(response.headers.get("content-type")).toBe("application/json");
        expect(() => schema.parse(undefined)).toThrow();
        schema.parse(await response.json());
      });

  test("for the profile of every listing", async ({ site }) => {
    const document = await site.json<OpenApi>("/api/openapi.json");
    const schema = answerSchema(document, "/api/medspas/{slug}/enhanced", 200);
    const listings = await site.json<{ slug: string }[]>("/api/medspas");
    for (const { slug } of listings) schema.parse(await site.json(`/api/medspas/${slug}/enhanced`));
  });
});

/** policy.test.ts covers account data for every role. */
const isOfAnAccount = /^\/api\/(me|admin)(\/|$)/;
/** Needs a created URL: shortlists.test.ts. */
const askedElsewhere = ["/api/shortlists/{id}"];

test("every read call of the OpenAPI document is tested", async ({ site }) => {
  const { paths } = await site.json<OpenApi>("/api/openapi.json");
  const reading = Object.keys(paths).filter(
    (path) => paths[path]?.get && !isOfAnAccount.test(path),
  );
  expect([...Object.keys(calls), ...askedElsewhere].sort()).toEqual(reading.sort());
});

test("schema validation rejects an undocumented field", async ({ site }) => {
  const document = await site.json<OpenApi>("/api/openapi.json");
  const profile = await site.json<object>("/api/medspas/morrow-park-laser-and-skin/enhanced");
  const schema = answerSchema(document, "/api/medspas/{slug}/enhanced", 200);
  expect(() => schema.parse({ ...profile, ownerPassword: "x" })).toThrow(/ownerPassword/);
  expect(() => schema.parse({ ...profile, name: undefined })).toThrow(/name/);
});
