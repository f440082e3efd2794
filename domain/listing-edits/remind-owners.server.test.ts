import { expect } from "vitest";
import type { Executor } from "#database/database.ts";
import { medSpas } from "#database/schema/catalogue/listings.ts";
import { readLeavingLink } from "#domain/email/preferences-link.ts";
import { readPreferences, unsubscribe } from "#domain/newsletter/preferences.server.ts";
import { createSealer } from "#platform/encryption.ts";
import { testAccounts } from "#tests/support/accounts.ts";
import { test } from "#tests/support/database.ts";
import { addPeople, people } from "#tests/support/people.ts";
import { confirmSection } from "./apply-edit.server.ts";
import { nudgeOwners } from "./remind-owners.server.ts";

const nudging = (db: Executor) => ({
  ...testAccounts(db),
  linkSealer: createSealer("the secret of the tests, 32 characters", "links"),
});
const day = 24 * 60;
/** Sets the creation date of listings to the fixed date of the tests. */
const came = (db: Executor) =>
  db.update(medSpas).set({ createdAt: new Date("2026-11-21T18:00:00Z") });

test("owners get one reminder a quarter about stale sections, with a link", async ({ db }) => {
  const touches = nudging(db);
  await addPeople(touches);
  await came(db);
  const asked = async () =>
    (await touches.mailsTo(people.olivia.email)).filter(({ kind }) => kind === "still right");
  expect(await nudgeOwners(touches)).toBe(0);
  touches.pass(185 * day);
  expect([await nudgeOwners(touches), await nudgeOwners(touches)]).toEqual([2, 0]);
  const [mail, ...others] = await asked();
  expect(others).toEqual([]);
  expect(mail?.text).toContain("weekly hours, treatments and prices, phone, email and website");
  expect(mail?.text).toContain("https://guide.example/owner/profile/glow-studio");
  touches.pass(80 * day);
  expect(await nudgeOwners(touches)).toBe(0);
  touches.pass(20 * day);
  expect(await nudgeOwners(touches)).toBe(2);
  expect(await asked()).toHaveLength(2);
});

test("no reminder covers sections that the owner already confirmed", async ({ db }) => {
  const touches = nudging(db);
  const { olivia, oscar, glow, harbor } = await addPeople(touches);
  await came(db);
  touches.pass(185 * day);
  for (const section of ["hours", "menu", "contact"] as const)
    await confirmSection(touches, olivia, glow, section);
  await confirmSection(touches, oscar, harbor, "hours");
  expect(await nudgeOwners(touches)).toBe(1);
  expect(await touches.mailsTo(people.olivia.email)).toEqual([]);
  expect((await touches.mailsTo(people.oscar.email))[0]?.text).not.toContain("weekly hours");
});

test("one click unsubscribes one owner, with standard headers, and keeps the monthly reports", async ({
  db,
}) => {
  const touches = nudging(db);
  await addPeople(touches);
  await came(db);
  touches.pass(185 * day);
  await nudgeOwners(touches);
  const [mail] = await touches.mailsTo(people.olivia.email);
  const leave = /https:\/\/guide\.example\/unsubscribe\/(\S+)/.exec(mail?.text ?? "")?.[1] ?? "";
  expect(mail?.headers).toEqual({
    "List-Id": "<reminders.guide.example>",
    "List-Unsubscribe": `<https://guide.example/unsubscribe/${leave}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  });
  expect(readLeavingLink(touches, leave)).toEqual({
    email: people.olivia.email,
    list: "reminders",
  });
  await unsubscribe(touches, people.olivia.email, "reminders");
  expect(await readPreferences(touches, people.olivia.email)).toMatchObject({
    reminders: false,
    reports: true,
  });
  touches.pass(100 * day);
  expect(await nudgeOwners(touches)).toBe(1);
  expect(
    (await touches.mailsTo(people.olivia.email)).filter(({ kind }) => kind === "still right"),
  ).toHaveLength(1);
});
