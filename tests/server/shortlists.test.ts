import { describe, expect } from "vitest";
import { readPage } from "#tests/support/html.ts";
import { answerSchema, type OpenApi } from "#tests/support/response-schema.ts";
import { test as siteTest } from "#tests/support/site.ts";

type Answer = { status: number; body: Record<string, unknown> };
const test = siteTest.extend<{
  create: (slugs: unknown) => Promise<Answer>;
  post: (path: string, slugs: string[], made?: string) => Promise<Response>;
}>({
  create: async ({ site }, use) =>
    use(async (slugs) => {
      const response = await fetch(`${site.url}/api/shortlists`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ slugs }),
      });
      return { status: response.status, body: (await response.json()) as Record<string, unknown> };
    }),

  /** Posts the form as a browser without JavaScript does. */
  post: async ({ site }, use) =>
    use(async (path, slugs, made) => {
      const stamp =
        made ??
        /name="made" value="([^"]+)"/.exec(
          (await site.page(`/compare?with=${spas[0]}`)).html,
        )?.[1] ??
        "";
      return fetch(site.url + path, {
        method: "POST",
        redirect: "manual",
        body: new URLSearchParams({ slugs: slugs.join(","), made: stamp }),
      });
    }),
});

const spas = [
  "morrow-park-laser-and-skin",
  "calderbrook-aesthetic-physicians",
  "baranak-skin-and-injectables",
];

describe("the shortlist API", () => {
  test("creates a shortlist and returns it in the same order", async ({ site, create }) => {
    const wanted = [spas[2], spas[0]];
    const { status, body } = await create(wanted);
    const document = await site.json<OpenApi>("/api/openapi.json");
    expect(status).toBe(201);
    answerSchema(document, "/api/shortlists", 201, "post").parse(body);
    expect(body.url).toBe(`https://guide.example/shortlist/${body.id}`);
    const list = await site.json<{ medSpas: { slug: string }[] }>(`/api/shortlists/${body.id}`);
    answerSchema(document, "/api/shortlists/{id}", 200).parse(list);
    expect(list.medSpas.map(({ slug }) => slug)).toEqual(wanted);
  });

  test("reports what is wrong with a list", async ({ create }) => {
    for (const slugs of [
      [],
      Array.from({ length: 51 }, (_, index) => `spa-${index}`),
      ["nobody"],
      [spas[0], "nobody"],
      ["a\u0000b"],
      [7],
      "x",
      undefined,
    ])
      expect(await create(slugs)).toMatchObject({
        status: 422,
        body: { errors: { slugs: [expect.any(String)] } },
      });
  });

  test("finds nothing for an ID that was never issued", async ({ site }) => {
    for (const id of ["x", "A".repeat(22), "..%2f..%2fx"])
      expect((await site.get(`/api/shortlists/${id}`)).status).toBe(404);
  });
});

describe("a visitor without JavaScript", () => {
  test("shares a comparison, and anyone with the link sees the cards", async ({ site, post }) => {
    const made = await post(`/compare?with=${spas.join(",")}`, spas);
    expect(made.status).toBe(303);
    const path = made.headers.get("location") ?? "";
    expect(path).toMatch(/^\/shortlist\/[\w-]{22}$/);
    const response = await site.get(path);
    const page = readPage(await response.text());
    expect([response.status, page.headings, page.robots]).toEqual([
      200,
      ["A shortlist of 3 med spas"],
      "noindex",
    ]);
    expect(page.canonical).toBe(`https://guide.example${path}`);
    expect(page.listings).toEqual(spas);
    expect(page.text).toContain(`https://guide.example${path}`);
    expect(page.links).toContain(`/compare?with=${spas.join(",")}`);
  });

  test("compares the first four of a longer list", async ({ site, post }) => {
    const five = (await site.json<{ slug: string }[]>("/api/medspas?limit=5")).map(
      ({ slug }) => slug,
    );
    const page = await site.page((await post("/profile", five)).headers.get("location") ?? "");
    expect(page.text).toContain("Compare the first four");
    expect(page.links).toContain(`/compare?with=${five.slice(0, 4).join(",")}`);
  });

  test("sees why no list was created", async ({ post }) => {
    const told = async (response: Promise<Response>) =>
      readPage(await (await response).text()).text;
    expect(await told(post(`/compare?with=${spas[0]}`, ["nobody"]))).toContain(
      "One of these is no longer listed.",
    );
    expect(await told(post(`/compare?with=${spas[0]}`, []))).toContain(
      "Give at least one listing.",
    );
    expect(await told(post(`/compare?with=${spas[0]}`, spas, "forged"))).toContain(
      "Please send it again.",
    );
  });

  test("finds no page for an ID that was never issued", async ({ site }) => {
    for (const id of ["x", "A".repeat(22)]) {
      const { status, headings, robots } = await site.page(`/shortlist/${id}`);
      expect([status, headings, robots]).toEqual([404, ["List not found"], "noindex"]);
    }
  });
});

test("another site cannot create lists on behalf of a visitor", async ({ site }) => {
  const response = await fetch(`${site.url}/compare`, {
    method: "POST",
    headers: { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
    body: new URLSearchParams({ slugs: spas.join(",") }),
  });
  expect(response.status).toBe(403);
});
