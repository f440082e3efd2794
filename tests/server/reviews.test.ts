import { describe, expect } from "vitest";
import { readPage } from "#tests/support/html.ts";
import { decisionIn, thingIn } from "#tests/support/inbox-in-html.ts";
import { answerSchema, type OpenApi } from "#tests/support/response-schema.ts";
import { reviewInput } from "#tests/support/reviews.ts";
import { demoPassword, operator } from "#tests/support/server.ts";
import { test as siteTest } from "#tests/support/site.ts";

const place = "calderbrook-aesthetic-physicians";
const own = "morrow-park-laser-and-skin";
const emails = {
  olivia: "owner@morrow-park-laser-and-skin.example.com",
  oscar: "owner@pierlight-med-spa.example.com",
  ada: operator.email,
} as const;
type Who = keyof typeof emails;
type As = (
  who: Who,
  path: string,
  body?: object,
  method?: string,
) => Promise<{ status: number; location: string | null; text: string }>;

/** Signs in once per file; forms post to pages, JSON to the API. */
const test = siteTest.extend<{ $file: { as: As } }>({
  as: [
    async ({ site }, use) => {
      const cookies = {} as Record<Who, string>;
      for (const [who, email] of Object.entries(emails) as [Who, string][]) {
        const response = await fetch(`${site.url}/api/admin/authenticate`, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({
            email,
            password: who === "ada" ? operator.password : demoPassword,
          }),
        });
        cookies[who] =
          response.headers
            .getSetCookie()
            .find((cookie) => cookie.startsWith("__Host-session="))
            ?.split(";")[0] ?? "";
      }
      await use(async (who, path, body, method = body ? "POST" : "GET") => {
        const isApi = path.startsWith("/api/");
        const sent = !body
          ? {}
          : isApi
            ? { body: JSON.stringify(body) }
            : { body: new URLSearchParams(body as Record<string, string>) };
        const headers = {
          cookie: cookies[who],
          ...(isApi && body ? { "content-type": "application/json" } : {}),
        };
        const response = await fetch(site.url + path, {
          method,
          headers,
          redirect: "manual",
          ...sent,
        });
        return {
          status: response.status,
          location: response.headers.get("location"),
          text: await response.text(),
        };
      });
    },
    { scope: "file" },
  ],
});

const body = { medSpaSlug: place, ...reviewInput({ treatment: null, visitedOn: "2026-01-10" }) };

describe("a visitor of the review pages", () => {
  test("reads the latest reviews, filters them and turns pages without JavaScript", async ({
    site,
  }) => {
    const { text, links } = await site.page("/reviews");
    const total = Number(/(\d+) reviews/.exec(text)?.[1]);
    expect(total).toBeGreaterThanOrEqual(150);
    expect(links).toContain("/reviews?page=2");
    const botox = await site.page("/reviews?treatment=botox");
    expect(Number(/(\d+) reviews/.exec(botox.text)?.[1])).toBeLessThan(total);
    expect(botox.robots).toBe("noindex");
    expect((await site.get("/reviews?page=99")).status).toBe(404);
    expect((await site.page("/reviews?city=nowhere&stars=9&sort=money")).text).toContain(
      "No reviews match your choices yet",
    );
  });

  test("sees the same rating of a listing everywhere: profile, card, API, structured data", async ({
    site,
  }) => {
    const listing = await site.json<{ rating: number; reviewCount: number; name: string }>(
      `/api/medspas/${own}`,
    );
    expect(listing.reviewCount).toBeGreaterThan(3);
    const response = await site.get(`/api/medspas/${own}/reviews?limit=50`);
    const reviews = (await response.json()) as { rating: number }[];
    expect(response.headers.get("x-total-count")).toBe(String(listing.reviewCount));
    expect(reviews).toHaveLength(listing.reviewCount);
    expect(listing.rating).toBeCloseTo(
      reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length,
      1,
    );
    answerSchema(
      await site.json<OpenApi>("/api/openapi.json"),
      "/api/medspas/{slug}/reviews",
      200,
    ).parse(reviews);
    const profile = await site.page(`/listing/${own}?tab=reviews`);
    expect(profile.text).toContain(
      `${listing.rating.toFixed(1)} out of 5, (${listing.reviewCount} reviews`,
    );
    expect(JSON.stringify(profile.jsonLd)).toContain(
      `"aggregateRating":{"@type":"AggregateRating","ratingValue":${listing.rating},"reviewCount":${listing.reviewCount}}`,
    );
    expect((await site.page(`/search?q=${encodeURIComponent(listing.name)}`)).text).toContain(
      `${listing.rating.toFixed(1)} (${listing.reviewCount} reviews`,
    );
    const points = await site.json<
      { points: { slug: string; reviewCount: number }[] } | { slug: string; reviewCount: number }[]
    >("/api/map");
    expect(JSON.stringify(points)).toContain(`"reviewCount":${listing.reviewCount}`);
  });

  test("filters a listing's reviews by stars and reads the replies", async ({ site }) => {
    const all = await site.json<{ rating: number; reply: { text: string } | null }[]>(
      `/api/medspas/${own}/reviews?limit=50`,
    );
    const stars = all[0]?.rating ?? 0;
    const page = await site.page(`/listing/${own}?tab=reviews&stars=${stars}`);
    const expected = all.filter(({ rating }) => rating === stars);
    expect(page.text).toContain(
      `${expected.length} ${expected.length === 1 ? "review" : "reviews"} · Show all`,
    );
    expect((await site.get(`/api/medspas/${own}/reviews?stars=6`)).status).toBe(422);
    expect((await site.get("/api/medspas/nowhere/reviews")).status).toBe(404);
  });

  test("sees the share of verified reviews on the home page, and the ledger of decisions", async ({
    site,
  }) => {
    expect((await site.page("/")).text).toMatch(
      /Verified Reviews 100%\s+How reviews are verified ?: \d+% by a visit or a voucher, the rest by email\./,
    );
    const ledger = await site.page("/reviews/ledger");
    expect(ledger.text).toContain("A negative review is never removed for being negative");
    expect((await site.page("/how-we-rank")).links).toContain("/reviews/ledger");
    expect((await site.page("/reviews")).links).toContain("/reviews/ledger");
  });

  test("signs in before writing and returns to the same listing", async ({ site }) => {
    const response = await site.get(`/reviews/new?listing=${place}`);
    expect([response.status, response.headers.get("location")]).toEqual([
      302,
      `/sign-in?next=${encodeURIComponent(`/reviews/new?listing=${place}`)}`,
    ]);
    expect((await site.page("/reviews/new?invitation=guessed")).text).toContain(
      "This link was already used or has expired",
    );
    expect((await site.page("/reviews/new")).text).toContain("Which med spa is it about?");
  });
});

describe("the reviews API", () => {
  test("creates one review per account, shows it waiting and withdraws it; others cannot find it", async ({
    site,
    as,
  }) => {
    const stranger = await fetch(`${site.url}/api/reviews`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: "{}",
    });
    expect(stranger.status).toBe(401);
    const { status, text } = await as("oscar", "/api/reviews", body);
    expect(status).toBe(201);
    const { id } = JSON.parse(text) as { id: number };
    answerSchema(await site.json<OpenApi>("/api/openapi.json"), "/api/reviews", 201, "post").parse(
      JSON.parse(text),
    );
    expect((await as("oscar", "/api/reviews", body)).status).toBe(409);
    expect(JSON.parse((await as("oscar", "/api/me/reviews")).text)).toMatchObject([
      { id, status: "waiting", medSpa: { slug: place } },
    ]);
    for (const who of ["olivia", "ada"] as const)
      expect(await as(who, `/api/reviews/${id}`, undefined, "DELETE")).toEqual(
        await as(who, "/api/reviews/999999", undefined, "DELETE"),
      );
    const [others, missing] = [
      await as("olivia", `/profile/reviews/${id}`),
      await as("olivia", "/profile/reviews/999999"),
    ];
    expect(others.status).toBe(404);
    expect(
      others.text.replaceAll(`reviews/${id}`, "reviews/ID") ===
        missing.text.replaceAll("reviews/999999", "reviews/ID"),
    ).toBe(true);
    expect((await as("oscar", `/api/reviews/${id}`, undefined, "DELETE")).status).toBe(204);
    expect(JSON.parse((await as("oscar", "/api/me/reviews")).text)).toMatchObject([
      { status: "withdrawn" },
    ]);
  });

  test("casts and withdraws a helpful vote and reports missing permission", async ({
    site,
    as,
  }) => {
    const [review] = await site.json<{ id: number; helpful: number }[]>(
      `/api/medspas/${own}/reviews?limit=1`,
    );
    const path = `/api/reviews/${review?.id}/helpful`;
    const helpful = async () =>
      (await site.json<{ helpful: number }[]>(`/api/medspas/${own}/reviews?limit=1`))[0]?.helpful;
    for (let time = 0; time < 2; time++)
      expect((await as("oscar", path, undefined, "PUT")).status).toBe(204);
    await expect.poll(helpful).toBe((review?.helpful ?? 0) + 1);
    for (let time = 0; time < 2; time++)
      expect((await as("oscar", path, undefined, "DELETE")).status).toBe(204);
    await expect.poll(helpful).toBe(review?.helpful);
    expect((await as("olivia", path, undefined, "PUT")).text).toContain(
      "This is your own business.",
    );
    for (const method of ["PUT", "DELETE"]) {
      expect((await as("oscar", "/api/reviews/999999/helpful", undefined, method)).status).toBe(
        404,
      );
      expect((await fetch(site.url + path, { method })).status).toBe(401);
    }
  });

  test("reports errors by field, the user's own listing and an unknown listing", async ({ as }) => {
    const wrong = await as("olivia", "/api/reviews", {
      ...body,
      rating: 6,
      text: "short",
      visitedOn: "2999-01-01",
    });
    expect([wrong.status, Object.keys(JSON.parse(wrong.text).errors)]).toEqual([
      422,
      ["rating", "text"],
    ]);
    expect((await as("olivia", "/api/reviews", { ...body, visitedOn: "2999-01-01" })).status).toBe(
      422,
    );
    expect((await as("olivia", "/api/reviews", { ...body, medSpaSlug: own })).status).toBe(403);
    expect((await as("olivia", "/api/reviews", { ...body, medSpaSlug: "nowhere" })).status).toBe(
      404,
    );
  });
});

describe("reviews on pages", () => {
  test("go from the form through moderation to the profile, and only the owner replies", async ({
    site,
    as,
  }) => {
    const made =
      /name="made" value="([^"]+)"/.exec(
        (await as("oscar", `/reviews/new?listing=${own}`)).text,
      )?.[1] ?? "";
    const fields = {
      made,
      rating: "2",
      text: "",
      visitedOn: "2026-02-03",
      care: "5",
      paid: "regular",
    };
    const mistaken = readPage((await as("oscar", `/reviews/new?listing=${own}`, fields)).text);
    expect(mistaken.text).toContain(
      "There is a problem Say what it was like: at least 40 characters.",
    );
    expect(mistaken.html).toMatch(
      /<input[^>]*name="rating"[^>]*checked[^>]*value="2"|<input[^>]*name="rating"[^>]*value="2"[^>]*checked/,
    );
    const words =
      "Twenty minutes late, and nobody said why. The laser itself was handled with care.";
    expect(
      (await as("oscar", `/reviews/new?listing=${own}`, { ...fields, text: words })).location,
    ).toBe("/profile/reviews");
    expect((await site.page(`/listing/${own}?tab=reviews`)).text).not.toContain(words);

    for (const who of ["olivia", "oscar"] as const)
      expect((await as(who, "/admin/inbox")).status).toBe(403);
    const inbox = async (kind = "review") => (await as("ada", `/admin/inbox?kind=${kind}`)).text;
    const decide = async (kind: string, fields: Record<string, string>) => {
      const sent = await as("ada", `/admin/inbox?kind=${kind}`, { intent: "decide", ...fields });
      await as("ada", "/admin/inbox", {
        intent: "now",
        id: decisionIn(await inbox(kind), fields.thing ?? ""),
      });
      return sent;
    };
    const thing = thingIn(await inbox(), words);
    const id = /\d+/.exec(thing)?.[0] ?? "";
    expect(
      readPage((await as("ada", `/admin/inbox?kind=review&open=review-${id}`)).text).text,
    ).toContain(words);
    const unreasoned = await as("ada", `/admin/inbox?kind=review&open=review-${id}`, {
      intent: "decide",
      thing,
      decision: "reject",
      reason: "",
    });
    expect(unreasoned.text).toContain("Choose a reason first.");
    expect((await decide("review", { thing, decision: "approve" })).location).toBe(
      "/admin/inbox?kind=review",
    );
    await expect
      .poll(async () => (await site.page(`/listing/${own}?tab=reviews`)).text)
      .toContain(words);

    const answer = {
      text: "Thank you for visiting us. We are sorry about the wait and have changed how we plan.",
    };
    expect((await as("oscar", `/owner/reviews/${id}`, answer)).status).toBe(404);
    expect((await as("ada", `/owner/reviews/${id}`, answer)).status).toBe(404);
    const warned = await as("olivia", `/owner/reviews/${id}`, answer);
    expect(readPage(warned.text).text).toContain(
      "confirms to everyone that this person was a patient",
    );
    const sober = {
      text: "We are sorry about the wait described here, and have changed how times are planned.",
    };
    expect((await as("olivia", `/owner/reviews/${id}`, sober)).location).toBe("/owner/reviews");
    await expect
      .poll(async () => (await site.page(`/listing/${own}?tab=reviews`)).text)
      .toContain(sober.text);

    expect((await as("ada", `/reviews/${id}/helpful`, {})).location).toBe(
      `/listing/${own}?tab=reviews#review-${id}`,
    );
    await expect
      .poll(async () => (await site.page(`/listing/${own}?tab=reviews`)).text)
      .toContain("Helpful (1)");
    expect((await as("olivia", `/reviews/${id}/report`, { fault: "abuse" })).text).toContain(
      "We review your report",
    );
    expect(
      readPage((await as("ada", `/admin/inbox?open=reported-review-${id}`)).text).text,
    ).toContain("reported: insults");
    const reported = thingIn(await inbox("reported-review"), words);
    expect(
      (await decide("reported-review", { thing: reported, decision: "approve" })).location,
    ).toBe("/admin/inbox?kind=reported-review");
    expect(readPage((await as("oscar", "/profile/reviews")).text).text).toContain(
      "Published, sent",
    );
  });
});
