import { describe, expect } from "vitest";
import { decisionIn, thingIn } from "#tests/support/inbox-in-html.ts";
import { photo } from "#tests/support/pictures.ts";
import { demoPassword, operator } from "#tests/support/server.ts";
import { test as siteTest } from "#tests/support/site.ts";

const place = "calderbrook-aesthetic-physicians";
const owner = "owner@morrow-park-laser-and-skin.example.com";
const limit = 10 * 1024 * 1024;

type Send = (
  path: string,
  form: FormData,
) => Promise<{ status: number; location: string | null; text: string }>;
type Read = (path: string) => Promise<string>;

const test = siteTest.extend<{ $file: { send: Send; read: Read; asAdmin: Send } }>({
  send: [
    async ({ site }, use) => use((path, form) => post(site.url, owner, demoPassword, path, form)),
    { scope: "file" },
  ],
  asAdmin: [
    async ({ site }, use) =>
      use((path, form) => post(site.url, operator.email, operator.password, path, form)),
    { scope: "file" },
  ],
  read: [
    async ({ site }, use) =>
      use(async (path) => {
        const cookie = await signIn(site.url, owner, demoPassword);
        return (await site.get(path, { cookie })).text();
      }),
    { scope: "file" },
  ],
});

const cookies = new Map<string, Promise<string>>();

function signIn(url: string, email: string, password: string) {
  const known = cookies.get(email) ?? openSession(url, email, password);
  cookies.set(email, known);
  return known;
}

async function openSession(url: string, email: string, password: string) {
  const response = await fetch(`${url}/api/admin/authenticate`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  const session = response.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith("__Host-session="));
  return session?.split(";")[0] ?? "";
}

async function post(url: string, email: string, password: string, path: string, form: FormData) {
  const headers = { cookie: await signIn(url, email, password) };
  const response = await fetch(url + path, {
    method: "POST",
    headers,
    body: form,
    redirect: "manual",
  });
  return {
    status: response.status,
    location: response.headers.get("location"),
    text: await response.text(),
  };
}

function formOf(fields: Record<string, string | Blob>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

const addressIn = (html: string) => /\/media\/[0-9a-f]{32}-medium\.webp/.exec(html)?.[0] ?? "";

describe("a profile photo", () => {
  test("is saved, shown, replaced and deleted, and its URL works only while it exists", async ({
    site,
    send,
    read,
  }) => {
    expect(await send("/profile/picture", formOf({ picture: await photo() }))).toMatchObject({
      status: 303,
      location: "/profile",
    });
    const first = addressIn(await read("/profile"));
    const given = await site.get(first);
    expect(given.status).toBe(200);
    expect(given.headers.get("content-type")).toBe("image/webp");
    expect(given.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(given.headers.get("x-content-type-options")).toBe("nosniff");
    expect(given.headers.get("content-security-policy")).toContain("default-src 'none'");
    await send("/profile/picture", formOf({ picture: await photo({ color: "#08a" }) }));
    const second = addressIn(await read("/profile"));
    expect(second).not.toBe(first);
    expect((await site.get(first)).status).toBe(404);
    await send("/profile/picture", formOf({ act: "remove" }));
    expect((await site.get(second)).status).toBe(404);
    expect(addressIn(await read("/profile"))).toBe("");
  });

  test("is rejected with a message when it is no image", async ({ send }) => {
    const refusals: [Blob, string][] = [
      [
        new Blob(["<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>"], {
          type: "image/png",
        }),
        "We cannot use this file",
      ],
      [new Blob(["GIF89a/*", "*/=1;alert(1)//"], { type: "image/gif" }), "We cannot use this file"],
      [
        new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), "<script>alert(1)</script>"]),
        "cannot read this photo",
      ],
      [await photo({ width: 9, height: 9 }), "too small"],
      [new Blob([new Uint8Array(limit + 1)]), "larger than 10 MB"],
      [new Blob([]), "Choose a picture."],
    ];
    for (const [picture, sentence] of refusals) {
      const { status, text } = await send("/profile/picture", formOf({ picture }));
      expect(status).toBe(422);
      expect(text).toContain(sentence);
    }
  });
});

describe("request bodies with photos", () => {
  test("may have ten megabytes per photo on photo pages, and are otherwise rejected", async ({
    send,
  }) => {
    const ten = new Blob([new Uint8Array(limit)]);
    expect((await send("/profile/picture", formOf({ picture: ten }))).status).toBe(422);
    expect((await send("/profile/picture", formOf({ picture: ten, more: ten }))).status).toBe(413);
    expect(
      (
        await send(
          `/reviews/new?listing=${place}`,
          formOf({ photo1: ten, photo2: ten, photo3: ten, photo4: ten }),
        )
      ).status,
    ).toBe(422);
    expect(
      (await send("/profile/settings", formOf({ name: new Blob([new Uint8Array(70_000)]) })))
        .status,
    ).toBe(413);
  });

  test("without a length are cut off when they grow too large", async ({ site }) => {
    const cookie = await signIn(site.url, owner, demoPassword);
    const chunk = new Uint8Array(1024 * 1024);
    let sent = 0;
    const body = new ReadableStream({
      pull(controller) {
        if (sent++ > 14) controller.close();
        else controller.enqueue(chunk);
      },
    });
    const headers = { cookie, "content-type": "multipart/form-data; boundary=x" };
    const response = await fetch(`${site.url}/profile/picture`, {
      method: "POST",
      headers,
      body,
      duplex: "half",
    } as RequestInit);
    expect(response.status).toBe(413);
  });
});

test("no photo URL leads out of the folder", async ({ site }) => {
  for (const path of [
    "/media/",
    "/media/..%2f..%2fsecret",
    "/media/%2e%2e/secret",
    "/media/secret",
    `/media/${"0".repeat(32)}-large.webp`,
  ]) {
    const { status } = await site.get(path);
    expect([301, 400, 404]).toContain(status);
    expect(status === 301 ? (await site.get("/secret")).status : 404).toBe(404);
  }
});

test("review photos pass moderation, the moderator leaves one out and the author removes another", async ({
  site,
  send,
  read,
  asAdmin,
}) => {
  const fields = {
    rating: "4",
    text: "On time, explained without hurry, and honest about what it would not change.",
    visitedOn: "2026-02-01",
    paid: "regular",
  };
  const page = await read(`/reviews/new?listing=${place}`);
  const made = /name="made" value="([^"]+)"/.exec(page)?.[1] ?? "";
  const photos = {
    photo1: await photo(),
    "photo1-about": "The <b>waiting</b> room",
    photo3: await photo({ color: "#383" }),
  };
  await expect
    .poll(
      async () =>
        (await send(`/reviews/new?listing=${place}`, formOf({ ...fields, made, ...photos })))
          .location,
    )
    .toBe("/profile/reviews");
  const mine = await read("/profile/reviews");
  const id = /\/profile\/reviews\/(\d+)/.exec(mine)?.[1] ?? "";
  expect(mine).toContain("The &lt;b&gt;waiting&lt;/b&gt; room");
  const inbox = async () =>
    (
      await site.get("/admin/inbox?kind=review", {
        cookie: await signIn(site.url, operator.email, operator.password),
      })
    ).text();
  const thing = thingIn(await inbox(), fields.text);
  expect(
    (await asAdmin("/admin/inbox", formOf({ intent: "decide", thing, decision: "approve" })))
      .status,
  ).toBe(303);
  expect(
    (await asAdmin("/admin/inbox", formOf({ intent: "now", id: decisionIn(await inbox(), thing) })))
      .status,
  ).toBe(303);
  const shown = async () => {
    const reviews = await site.json<
      { id: number; photos: { url: string; description: string }[] }[]
    >(`/api/medspas/${place}/reviews?limit=50&sort=newest`);
    return reviews.find((review) => String(review.id) === id)?.photos ?? [];
  };
  await expect.poll(shown).toHaveLength(2);
  const [first, second] = await shown();
  expect(first?.description).toBe("The <b>waiting</b> room");
  expect((await site.get(first?.url ?? "")).status).toBe(200);
  const edit = await read(`/profile/reviews/${id}`);
  const photoIds = [...edit.matchAll(/name="remove-(\d+)"/g)].map(([, photoId = ""]) => photoId);
  expect(
    (await send(`/profile/reviews/${id}`, formOf({ ...fields, [`remove-${photoIds[1]}`]: "yes" })))
      .status,
  ).toBe(303);
  expect((await site.get(second?.url ?? "")).status).toBe(404);
  const leftOut = { intent: "leave photo out", review: id, photo: photoIds[0] ?? "" };
  expect((await asAdmin("/admin/inbox", formOf(leftOut))).text).toContain("Choose a reason first.");
  expect(
    (await asAdmin("/admin/inbox", formOf({ ...leftOut, fault: "private facts" }))).status,
  ).toBe(303);
  expect((await site.get(first?.url ?? "")).status).toBe(404);
  expect(await read("/profile/reviews")).toContain("A photo is not shown");
});
