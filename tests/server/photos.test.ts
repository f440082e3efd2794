import { describe, expect } from "vitest";
import { localDay } from "#shared/local-day.ts";
import { test as accountTest } from "#tests/support/account-site.ts";
import { decisionIn, thingIn } from "#tests/support/inbox-in-html.ts";
import { photo } from "#tests/support/pictures.ts";
import { demoPassword, operator } from "#tests/support/server.ts";

const place = "morrow-park-laser-and-skin";
const path = `/owner/photos/${place}`;
const owner = { email: `owner@${place}.example.com`, password: demoPassword };
const other = { email: "owner@pierlight-med-spa.example.com", password: demoPassword };

type Person = { email: string; password: string };
type Answer = { status: number; location: string | null; text: string };
type Ask = (
  who: Person | null,
  path: string,
  form?: Record<string, string | Blob | Blob[]>,
) => Promise<Answer>;

const test = accountTest.extend<{ $file: { ask: Ask } }>({
  ask: [
    async ({ site }, use) => {
      const cookies = new Map<string, string>();
      const signIn = async (person: Person) => {
        const headers = { "content-type": "application/json" };
        const response = await fetch(`${site.url}/api/admin/authenticate`, {
          method: "POST",
          headers,
          body: JSON.stringify(person),
        });
        return (
          response.headers
            .getSetCookie()
            .find((cookie) => cookie.startsWith("__Host-session="))
            ?.split(";")[0] ?? ""
        );
      };
      await use(async (who, at, fields) => {
        if (who && !cookies.has(who.email)) cookies.set(who.email, await signIn(who));
        const headers: Record<string, string> = who ? { cookie: cookies.get(who.email) ?? "" } : {};
        const body = new FormData();
        for (const [name, value] of Object.entries(fields ?? {}))
          for (const part of Array.isArray(value) ? value : [value]) body.append(name, part);
        const response = await fetch(
          site.url + at,
          fields
            ? { method: "POST", headers, body, redirect: "manual" }
            : { headers, redirect: "manual" },
        );
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

describe("photos of another owner's listing", () => {
  test("are not found for reading or editing, like those of an unknown listing", async ({
    ask,
  }) => {
    const nowhere = await ask(other, "/owner/photos/no-such-place");
    expect(nowhere.status).toBe(404);
    for (const at of [path, `${path}/before-after`]) {
      expect((await ask(other, at)).status).toBe(404);
      expect((await ask(other, at, { intent: "save" })).status).toBe(404);
      expect((await ask(null, at)).location).toMatch(/^\/sign-in/);
    }
    expect((await ask(other, path, { intent: "add", photos: await photo() })).status).toBe(404);
  });
});

test("an error in one file is reported with its name, and the other files are saved", async ({
  ask,
  site,
}) => {
  const files = [
    new File([await photo()], "good.jpg"),
    new File(["<svg/>"], "bad.svg"),
    new File([await photo({ width: 8, height: 8 })], "tiny.png"),
  ];
  const before = (await ask(owner, path)).text.match(/id="photo-\d/g)?.length ?? 0;
  const { status, text } = await ask(owner, path, { intent: "add", photos: files });
  expect(status).toBe(422);
  expect(text).toContain("bad.svg: We cannot use this file.");
  expect(text).toContain("tiny.png: This photo is too small");
  expect(text.match(/id="photo-\d/g)).toHaveLength(before + 1);
  const id = [...text.matchAll(/id="photo-(\d+)"/g)].at(-1)?.[1] ?? "";
  const key =
    /\/media\/([0-9a-f]{32})-(?:small|medium)\.webp/.exec(
      text.slice(text.indexOf(`id="photo-${id}"`)),
    )?.[1] ?? "";
  expect(await (await site.call(`/listing/${place}?tab=photos`)).text()).not.toContain(key);
  expect(
    (await ask(owner, path, { intent: "save", [`words-${id}`]: "The <b>garden</b>" })).status,
  ).toBe(303);
  const shown = async () => await (await site.call(`/listing/${place}?tab=photos`)).text();
  await expect.poll(shown).toContain("The &lt;b&gt;garden&lt;/b&gt;");
  expect((await ask(owner, path, { intent: `remove-${id}` })).status).toBe(303);
  await expect.poll(shown).not.toContain(key);
  expect((await site.call(`/media/${key}-medium.webp`)).status).toBe(404);
});

test("photos of a person are never cached, and disappear everywhere when consent is revoked", async ({
  ask,
  site,
}) => {
  const fields = {
    before: await photo({ color: "#944" }),
    after: await photo({ color: "#494" }),
    beforeWords: "A cheek before",
    afterWords: "A cheek after",
    treatment: "ipl",
    whatWasDone: "One session of intense pulsed light.",
    weeks: "5",
    personName: "Nora Feld",
    personEmail: "nora.pictures@example.com",
    consentedOn: localDay(new Date()),
    consent: "yes",
    unaltered: "yes",
  };
  expect((await ask(owner, `${path}/before-after`, { ...fields, consent: "" })).text).toContain(
    "We only show photos that the person shown has agreed to.",
  );
  expect((await ask(owner, `${path}/before-after`, fields)).status).toBe(303);
  const emailed = () => site.emails().findLast(({ to }) => to === fields.personEmail)?.text ?? "";
  await expect.poll(emailed, { timeout: 600_000 }).toContain("/consents/");
  const link = /\/consents\/[\w.-]+/.exec(emailed())?.[0] ?? "";
  const inbox = async () => (await ask(operator, "/admin/inbox?kind=pair")).text;
  expect(await inbox()).not.toContain("A cheek before");
  expect((await ask(null, link, { act: "confirm" })).status).toBe(303);
  const thing = thingIn(await inbox(), "A cheek before");
  expect(
    (await ask(owner, "/admin/inbox", { intent: "decide", thing, decision: "approve" })).status,
  ).toBe(403);
  expect(
    (await ask(operator, "/admin/inbox", { intent: "decide", thing, decision: "approve" })).status,
  ).toBe(303);
  expect(
    (await ask(operator, "/admin/inbox", { intent: "now", id: decisionIn(await inbox(), thing) }))
      .status,
  ).toBe(303);
  const page = async () => await (await site.call(`/listing/${place}?tab=photos`)).text();
  await expect.poll(page).toContain("A cheek before");
  const key =
    /([0-9a-f]{32})-medium\.webp"[^>]*alt="Before: A cheek before"/.exec(
      (await page()).replace(/srcSet="[^"]*"/g, ""),
    )?.[1] ?? "";
  const given = await site.call(`/media/${key}-medium.webp`);
  expect([given.status, given.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
  const listed = async () =>
    (await (await site.call(`/api/medspas/${place}/enhanced`)).json()) as {
      beforeAfterPhotos: string[];
    };
  expect((await listed()).beforeAfterPhotos).toContain(`/media/${key}-large.webp`);

  expect((await ask(null, link)).text).toContain("Photos of you");
  expect((await ask(null, link, { sure: "yes" })).status).toBe(303);
  expect((await site.call(`/media/${key}-medium.webp`)).status).toBe(404);
  await expect.poll(page).not.toContain("A cheek before");
  await expect.poll(async () => (await listed()).beforeAfterPhotos.join()).not.toContain(key);
  expect((await ask(null, link)).text).toContain("The photos are removed");
  expect((await ask(null, `${link}x`)).status).toBe(404);
});
