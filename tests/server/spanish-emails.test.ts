import { globSync, readFileSync } from "node:fs";
import { expect } from "vitest";
import { isTranslatedPath } from "#shared/say.ts";
import { olivia, test } from "#tests/support/account-site.ts";
import { readPage } from "#tests/support/html.ts";

const place = "morrow-park-laser-and-skin";

test("a booking from a Spanish page stays in Spanish on later pages and in emails", async ({
  site,
}) => {
  const nora = {
    customerName: "Nora Feld",
    customerEmail: "nora-feld@example.com",
    customerPhone: "(949) 555-0142",
  };
  const path = `/es/booking/${place}?treatment=botox`;
  const linkIn = async (address: string, pattern: RegExp) =>
    pattern.exec(await (await site.call(address)).text())?.[0].replaceAll("&amp;", "&") ?? "";
  const day = await linkIn(path, /\/es\/booking\/[^"]*date=[\d-]+/);
  const time = await linkIn(day, /\/es\/booking\/[^"]*time=[\d%A]+/);
  const { searchParams } = new URL(time, "https://guide.example");
  const made = /name="made" value="([^"]+)"/.exec(await (await site.call(time)).text())?.[1] ?? "";
  const chosen = {
    treatmentType: "botox",
    preferredDate: searchParams.get("date") ?? "",
    preferredTime: searchParams.get("time") ?? "",
  };
  const booked = await site.post(path, { ...nora, ...chosen, made });
  expect([booked.status, booked.headers.get("location")]).toEqual([
    302,
    expect.stringMatching(/^\/es\/bookings\/.*made=1$/),
  ]);
  const page = readPage(await (await site.call(booked.headers.get("location") ?? "")).text());
  expect(page.headings[0]).toBe("Enviamos su solicitud");
  await expect
    .poll(() => site.emails().filter(({ to }) => to === nora.customerEmail).length, {
      timeout: 600_000,
    })
    .toBe(1);
  const email = site.emails().find(({ to }) => to === nora.customerEmail);
  expect(email?.text).toContain("recibió su solicitud de cita");
  expect(email?.text).toContain("https://guide.example/es/bookings/");
});

test("a password reset requested on a Spanish page is emailed in Spanish", async ({ site }) => {
  await site.post("/es/forgot-password", { email: olivia });
  await expect
    .poll(
      () =>
        site.emails().findLast(({ to, text }) => to === olivia && text.includes("reset-password"))
          ?.text ?? "",
      { timeout: 600_000 },
    )
    .toContain("Crear una contraseña nueva");
});

test("email links have the locale of the email, because each page URL uses to()", () => {
  const files = globSync("domain/**/*.ts").filter((file) => !file.endsWith(".test.ts"));
  const bare = files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/siteUrl(?:\}| \+ ["`])(\/[\w-]+)/g)].flatMap(
      ([, path = ""]) => (isTranslatedPath(path) ? [`${file}: ${path}`] : []),
    ),
  );
  expect(files.length).toBeGreaterThan(300);
  expect(bare).toEqual([]);
});

test("a repeated Spanish sign-up or subscription links Spanish pages and unsubscribes in one click", async ({
  site,
}) => {
  const linkIn = async (path: string) => {
    const find = () =>
      site
        .emails()
        .flatMap(({ to, text }) =>
          to === olivia
            ? (new RegExp(`https://guide\\.example(\\S*${path}\\S*)`).exec(text)?.[1] ?? [])
            : [],
        )
        .at(-1);
    await expect.poll(find, { timeout: 600_000 }).toBeTruthy();
    return find() ?? "";
  };
  const made = async (path: string) =>
    /name="made" value="([^"]+)"/.exec(await (await site.call(path)).text())?.[1] ?? "";
  await site.post("/es/sign-up", {
    name: "Olivia",
    email: olivia,
    password: "lagoon-vellum-thrush-42",
    made: await made("/es/sign-up"),
  });
  expect(await linkIn("/forgot-password")).toBe("/es/forgot-password");
  await site.post("/es/unsubscribe", { email: olivia, made: await made("/es/unsubscribe") });
  const leaving = await linkIn("/unsubscribe/");
  expect(leaving).toMatch(/^\/es\/unsubscribe\/[\w-]+$/);
  const oneClick = {
    method: "POST",
    body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
    headers: { origin: "https://mail.example" },
  };
  expect((await site.call(leaving, oneClick)).status).toBe(200);
});
