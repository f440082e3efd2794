import { expect } from "vitest";
import type { Executor } from "#database/database.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import { readUnsubscribeLink } from "#domain/email/preferences-link.server.ts";
import { readPreferences, unsubscribe } from "#domain/newsletter/preferences.server.ts";
import { createEncryptor } from "#platform/encryption.ts";
import { testAccounts } from "#tests/support/accounts.ts";
import { test } from "#tests/support/database.ts";
import { addPeople, people } from "#tests/support/people.ts";
import { confirmSection } from "./apply-edit.server.ts";
import { sendStaleReminders } from "./remind-owners.server.ts";

const nudging = (db: Executor) => ({
  ...testAccounts(db),
  linkEncryptor: createEncryptor("the secret of the tests, 32 characters", "links"),
});
const day = 24 * 60;
/** Sets the creation date of listings to the fixed date of the tests. */
const came = (db: Executor) =>
  db.update(listings).set({ createdAt: new Date("2026-11-21T18:00:00Z") });

test("owners get one reminder a quarter about stale sections, with a link", async ({ db }) => {
  const deps = nudging(db);
  await addPeople(deps);
  await came(db);
  const asked = async () =>
    (await deps.emailsTo(people.olivia.email)).filter(
      ({ kind }) => kind === "stale listing reminder",
    );
  expect(await sendStaleReminders(deps)).toBe(0);
  deps.pass(185 * day);
  expect([await sendStaleReminders(deps), await sendStaleReminders(deps)]).toEqual([2, 0]);
  const [email, ...others] = await asked();
  expect(others).toEqual([]);
  expect(email?.text).toContain("weekly hours, treatments and prices, phone, email and website");
  expect(email?.text).toContain("https://guide.example/owner/profile/glow-studio");
  deps.pass(80 * day);
  expect(await sendStaleReminders(deps)).toBe(0);
  deps.pass(20 * day);
  expect(await sendStaleReminders(deps)).toBe(2);
  expect(await asked()).toHaveLength(2);
});

test("no reminder covers sections that the owner already confirmed", async ({ db }) => {
  const deps = nudging(db);
  const { olivia, oscar, glow, harbor } = await addPeople(deps);
  await came(db);
  deps.pass(185 * day);
  for (const section of ["hours", "menu", "contact"] as const)
    await confirmSection(deps, olivia, glow, section);
  await confirmSection(deps, oscar, harbor, "hours");
  expect(await sendStaleReminders(deps)).toBe(1);
  expect(await deps.emailsTo(people.olivia.email)).toEqual([]);
  expect((await deps.emailsTo(people.oscar.email))[0]?.text).not.toContain("weekly hours");
});

test("one click unsubscribes one owner, with standard headers, and keeps the monthly reports", async ({
  db,
}) => {
  const deps = nudging(db);
  await addPeople(deps);
  await came(db);
  deps.pass(185 * day);
  await sendStaleReminders(deps);
  const [email] = await deps.emailsTo(people.olivia.email);
  const leave = /https:\/\/guide\.example\/unsubscribe\/(\S+)/.exec(email?.text ?? "")?.[1] ?? "";
  expect(email?.headers).toEqual({
    "List-Id": "<reminders.guide.example>",
    "List-Unsubscribe": `<https://guide.example/unsubscribe/${leave}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  });
  expect(readUnsubscribeLink(deps, leave)).toEqual({
    email: people.olivia.email,
    list: "reminders",
  });
  await unsubscribe(deps, people.olivia.email, "reminders");
  expect(await readPreferences(deps, people.olivia.email)).toMatchObject({
    reminders: false,
    reports: true,
  });
  deps.pass(100 * day);
  expect(await sendStaleReminders(deps)).toBe(1);
  expect(
    (await deps.emailsTo(people.olivia.email)).filter(
      ({ kind }) => kind === "stale listing reminder",
    ),
  ).toHaveLength(1);
});
