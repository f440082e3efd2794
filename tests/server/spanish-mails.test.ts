import { expect } from "vitest";
import { olivia, test } from "#tests/support/account-site.ts";
import { readPage } from "#tests/support/html.ts";

const place = "morrow-park-laser-and-skin";

test("a booking from a Spanish page stays in Spanish, and so do the pages and mails that follow it", async ({ site }) => {
  const nora = { customerName: "Nora Feld", customerEmail: "nora-feld@example.com", customerPhone: "(949) 555-0142" };
  const path = `/es/booking/${place}?treatment=botox`;
  const linkIn = async (address: string, pattern: RegExp) => pattern.exec(await (await site.call(address)).text())?.[0].replaceAll("&amp;", "&") ?? "";
  const day = await linkIn(path, /\/es\/booking\/[^"]*date=[\d-]+/);
  const time = await linkIn(day, /\/es\/booking\/[^"]*time=[\d%A]+/);
  const { searchParams } = new URL(time, "https://guide.example");
  const made = /name="made" value="([^"]+)"/.exec(await (await site.call(time)).text())?.[1] ?? "";
  const chosen = { treatmentType: "botox", preferredDate: searchParams.get("date") ?? "", preferredTime: searchParams.get("time") ?? "" };
  const booked = await site.post(path, { ...nora, ...chosen, made });
  expect([booked.status, booked.headers.get("location")]).toEqual([302, expect.stringMatching(/^\/es\/bookings\/.*made=1$/)]);
  const page = readPage(await (await site.call(booked.headers.get("location") ?? "")).text());
  expect(page.headings[0]).toBe("Su solicitud fue enviada");
  await expect.poll(() => site.mails().filter(({ to }) => to === nora.customerEmail).length, { timeout: 10_000 }).toBe(1);
  const mail = site.mails().find(({ to }) => to === nora.customerEmail);
  expect(mail?.text).toContain("tiene su solicitud");
  expect(mail?.text).toContain("https://guide.example/es/bookings/");
});

test("a new password that is asked for on a Spanish page is mailed in Spanish", async ({ site }) => {
  await site.post("/es/forgot-password", { email: olivia });
  await expect.poll(() => site.mails().findLast(({ to }) => to === olivia)?.text ?? "", { timeout: 10_000 }).toContain("Elegir una contraseña nueva");
});
