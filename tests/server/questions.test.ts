import { describe, expect } from "vitest";
import { readPage, withoutNonce } from "#tests/support/html.ts";
import { decisionIn, thingIn } from "#tests/support/inbox-in-html.ts";
import { answerSchema, type OpenApi } from "#tests/support/response-schema.ts";
import { demoPassword, operator } from "#tests/support/server.ts";
import { test as siteTest } from "#tests/support/site.ts";

const emails = {
  olivia: "owner@morrow-park-laser-and-skin.example.com",
  oscar: "owner@pierlight-med-spa.example.com",
  ada: operator.email,
} as const;
type Who = keyof typeof emails;
type Send = (
  who: Who | null,
  path: string,
  fields?: Record<string, string>,
) => Promise<{ status: number; location: string; cookie: string; body: string }>;

const test = siteTest.extend<{
  $file: { cookies: Record<Who, string>; send: Send; stamp: string };
}>({
  cookies: [
    async ({ site }, use) => {
      const cookies = { olivia: "", oscar: "", ada: "" };
      for (const who of Object.keys(emails) as Who[]) {
        const response = await fetch(`${site.url}/api/admin/authenticate`, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({
            email: emails[who],
            password: who === "ada" ? operator.password : demoPassword,
          }),
        });
        cookies[who] =
          response.headers
            .getSetCookie()
            .find((cookie) => cookie.startsWith("__Host-session="))
            ?.split(";")[0] ?? "";
      }
      await use(cookies);
    },
    { scope: "file" },
  ],
  stamp: [
    async ({ site }, use) =>
      use(
        /name="made" value="([^"]+)"/.exec(
          (await site.page("/listing/morrow-park-laser-and-skin/questions")).html,
        )?.[1] ?? "",
      ),
    { scope: "file" },
  ],
  send: [
    async ({ site, cookies, stamp }, use) =>
      use(async (who, path, fields) => {
        const response = await fetch(site.url + path, {
          redirect: "manual",
          headers: who ? { cookie: cookies[who] } : {},
          ...(fields
            ? { method: "POST", body: new URLSearchParams({ made: stamp, ...fields }) }
            : {}),
        });
        const cookie =
          response.headers.getSetCookie().find((each) => each.startsWith("question=")) ?? "";
        return {
          status: response.status,
          location: response.headers.get("location") ?? "",
          cookie,
          body: withoutNonce(await response.text()),
        };
      }),
    { scope: "file" },
  ],
});

const profile = "/listing/morrow-park-laser-and-skin";
const ask = `${profile}/questions/new`;

describe("a question by a visitor without JavaScript", () => {
  test("survives signing in, is moderated, published and answered, and replaces the cached page", async ({
    site,
    send,
    cookies,
  }) => {
    const words = "Do you close between Christmas and New Year?";
    const away = await send(null, ask, { text: words });
    expect([away.status, away.location]).toEqual([303, `/sign-in?next=${encodeURIComponent(ask)}`]);
    const back = await fetch(site.url + ask, {
      headers: { cookie: `${cookies.oscar}; ${away.cookie.split(";")[0]}` },
    });
    expect(readPage(await back.text()).text).toContain(words);
    expect((await send("oscar", ask, { text: words })).location).toBe(`${ask}?sent=1`);
    await site.page(`${profile}/questions`);
    const inbox = async () => (await send("ada", "/admin/inbox?kind=question")).body;
    const thing = thingIn(await inbox(), words);
    expect((await site.page(`${profile}/questions`)).text).not.toContain(words);
    const id = /\d+/.exec(thing)?.[0] ?? "";
    expect(
      (await send("ada", "/admin/inbox", { intent: "decide", thing, decision: "approve" }))
        .location,
    ).toBe("/admin/inbox");
    expect((await site.page(`${profile}/questions`)).text).not.toContain(words);
    expect(
      (await send("ada", "/admin/inbox", { intent: "now", id: decisionIn(await inbox(), thing) }))
        .location,
    ).toBe("/admin/inbox");
    await expect.poll(async () => (await site.page(`${profile}/questions`)).text).toContain(words);
    expect((await site.page(profile)).text).toContain("All 5 questions");
    const { body: form } = await send("olivia", `/owner/questions/${id}`);
    const by = /value="(\d+)"[^>]*>\s*Seo-yeon Pratchett/.exec(form)?.[1] ?? "";
    const answer = { text: "From the 24th to the 26th only.", by };
    expect((await send("olivia", `/owner/questions/${id}`, answer)).location).toBe(
      "/owner/questions",
    );
    await expect
      .poll(async () => (await site.page(profile)).text)
      .toContain("From the 24th to the 26th only. Seo-yeon Pratchett, NP , Nurse practitioner");
    const questions = (await site.page(`${profile}/questions`)).jsonLd.find(
      (item) => item["@type"] === "FAQPage",
    );
    expect(JSON.stringify(questions)).toContain("From the 24th to the 26th only.");
  });

  test("is rejected with the errors and the input kept", async ({ send }) => {
    const { body } = await send("oscar", ask, { text: "Too short" });
    expect(readPage(body).text).toContain("Enter a question of at least 15 characters");
    expect(body).toContain(">Too short</textarea>");
    expect(
      readPage(
        (await send("oscar", ask, { text: "Is there a changing room?", made: "forged" })).body,
      ).text,
    ).toContain("Please send it again.");
  });

  test("gives a bot a success message and stores nothing", async ({ send }) => {
    const words = "Cheap pills at my shop, do you want some?";
    expect((await send("oscar", ask, { text: words, nickname: "Bob" })).location).toBe(
      `${ask}?sent=1`,
    );
    expect((await send("ada", "/admin/inbox?kind=question")).body).not.toContain("Cheap pills");
  });
});

describe("another owner's resource", () => {
  test("is not found: a question to another listing, to read or to answer", async ({ send }) => {
    const told = async (who: Who, id: number, sent?: Record<string, string>) => {
      const { status, body } = await send(who, `/owner/questions/${id}`, sent);
      return `${status} ${body.replaceAll(`questions/${id}`, "questions/ID")}`;
    };
    const fields = { text: "This is not mine to answer.", by: "me" };
    expect((await send("olivia", "/owner/questions/4")).status).toBe(200);
    for (const who of ["oscar", "ada"] as const)
      for (const sent of [undefined, fields]) {
        const others = await told(who, 4, sent);
        expect(others).toMatch(/^404 /);
        expect(others).toBe(await told(who, 999_999, sent));
      }
  });
});

describe("the questions API", () => {
  test("returns questions as the page shows them", async ({ site }) => {
    const path = "/api/listings/pierlight-med-spa/questions";
    const list = await site.json<{ questions: object[]; total: number; hasMore: boolean }>(path);
    answerSchema(
      await site.json<OpenApi>("/api/openapi.json"),
      "/api/listings/{slug}/questions",
      200,
    ).parse(list);
    expect(list).toMatchObject({
      total: 3,
      hasMore: false,
      questions: [{ answer: { byName: "Oona Sepulveda, LE" } }, {}, { answer: null }],
    });
    expect(await site.json(`${path}?page=1`)).toEqual({ questions: [], total: 0, hasMore: false });
    expect((await site.get("/api/listings/nobody/questions")).status).toBe(404);
    expect((await site.get(`${path}?page=x`)).status).toBe(422);
  });

  test("accepts a session or the header pair, but not an email address alone", async ({ site }) => {
    const post = (headers: Record<string, string>, medSpaSlug = "pierlight-med-spa") =>
      fetch(`${site.url}/api/questions`, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: JSON.stringify({ medSpaSlug, text: "Is there a bench outside to wait on?" }),
      });
    expect((await post({})).status).toBe(401);
    expect((await post({ "x-admin-email": emails.olivia })).status).toBe(401);
    const pair = { "x-admin-email": emails.olivia, "x-admin-password": demoPassword };
    const received = await post(pair);
    expect([received.status, await received.json()]).toEqual([
      201,
      { id: expect.any(Number), status: "waiting" },
    ]);
    for (const slug of ["nobody", "no\0body", "\ud800"])
      expect({ slug, status: (await post(pair, slug)).status }).toEqual({ slug, status: 404 });
  });
});

describe("license checks", () => {
  test("show as missing on a profile, and with the date once an admin made one", async ({
    site,
    send,
  }) => {
    const { text } = await site.page(profile);
    expect(text).toContain("License number DEMO-MD-0028");
    expect(text).not.toContain("DEMO-MD-0028 Checked on Nov 2, 2026");
    const check = {
      id: await findLicense(send),
      result: "checked",
      checkedOn: "2026-11-02",
      source: "Medical Board of California",
    };
    for (const who of ["olivia", "oscar"] as const)
      expect((await send(who, "/admin/licences", check)).status).toBe(403);
    expect((await send("ada", "/admin/licences", { ...check, source: "" })).body).toContain(
      "Enter where you looked it up",
    );
    expect((await send("ada", "/admin/licences", check)).location).toBe("/admin/licences");
    await expect
      .poll(async () => (await site.page(profile)).text)
      .toContain("DEMO-MD-0028 Checked on Nov 2, 2026");
    const checked = await Promise.all(
      [1, 2, 3].map((page) => send("ada", `/admin/licences?show=checked&page=${page}`)),
    );
    expect(checked.map(({ body }) => readPage(body).text).join()).toContain(
      "Medical Board of California (Admin,",
    );
  });

  test("never mention Premier on the card", async ({ site }) => {
    const { html } = await site.page(profile);
    const card = /License and supervision.*?<\/section>/s.exec(html)?.[0] ?? "";
    expect(card).toContain("It’s free");
    expect(card).not.toMatch(/premier/i);
  });
});

async function findLicense(send: Send) {
  for (let page = 1; page < 40; page++) {
    const { body } = await send("ada", `/admin/licences?page=${page}`);
    const id = /Hyejin Baek-Lindqvist(?:(?!<li ).)*?name="id" value="(\d+)"/s.exec(body)?.[1];
    if (id) return id;
  }
  throw new Error("The license is not listed");
}
