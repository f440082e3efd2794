import { desc, eq } from "drizzle-orm";
import { expect } from "vitest";
import type { Executor } from "#database/database.ts";
import { memberships } from "#database/schema/accounts/memberships.ts";
import { listingDays } from "#database/schema/analytics.ts";
import { emails } from "#database/schema/email.ts";
import { ownerMailingsOfAccount } from "#domain/accounts/memberships/owner-emails.server.ts";
import {
  readPreferences,
  setPreferences,
  unsubscribe,
} from "#domain/newsletter/preferences.server.ts";
import { createEncryptor } from "#platform/encryption.ts";
import { testAccounts } from "#tests/support/accounts.ts";
import { test } from "#tests/support/database.ts";
import { addPeople } from "#tests/support/people.ts";
import { sendReports } from "./send-reports.server.ts";

/** Creates deps on December 1, 2026, 10 a.m., unless a test sets another time. */
const reporting = (db: Executor, at = "2026-12-01T18:00:00Z") => ({
  ...testAccounts(db),
  linkEncryptor: createEncryptor("the secret of the tests, 32 characters", "links"),
  clock: () => new Date(at),
});

async function withGlow(db: Executor) {
  const people = await addPeople(testAccounts(db));
  const day = { listingId: people.glow, source: "search", isPremium: false };
  await db.insert(listingDays).values([
    { ...day, day: "2026-10-02", views: 20 },
    { ...day, day: "2026-11-01", impressions: 300, views: 20, calls: 2 },
    { ...day, day: "2026-11-30", impressions: 100, views: 10 },
    { ...day, day: "2026-12-01", views: 99 },
  ]);
  return people;
}

const queued = async (db: Executor) =>
  (
    await db
      .select({ to: emails.recipient })
      .from(emails)
      .where(eq(emails.list, "reports"))
      .orderBy(emails.recipient)
  ).map(({ to }) => to);

test("sends owner and manager one report about last month, however often the job runs", async ({
  db,
}) => {
  const { olivia, tess } = await withGlow(db);
  expect([
    await sendReports(reporting(db)),
    await sendReports(reporting(db, "2026-12-02T18:00:00Z")),
    await sendReports(reporting(db)),
  ]).toEqual([2, 0, 0]);
  expect(await queued(db)).toEqual([olivia.email, tess.email].sort());
  const [{ text } = { text: "" }] = await reporting(db).emailsTo(olivia.email);
  expect(text).toContain("Glow Studio in November 2026: 30 views of your profile");
  for (const line of [
    "List impressions: 400",
    "Profile views: 30 (+50% vs. the 30 days before)",
    "Calls: 2",
    "/owner/analytics/glow-studio?from=2026-11-01&to=2026-11-30",
  ])
    expect(text).toContain(line);
  expect(text).toContain("Unsubscribe");
});

test("sends one email for several listings", async ({ db }) => {
  const { olivia, harbor } = await withGlow(db);
  await db.insert(memberships).values({ userId: olivia.userId, listingId: harbor, role: "owner" });
  await db
    .insert(listingDays)
    .values({ listingId: harbor, day: "2026-11-10", source: "home", isPremium: false, views: 5 });
  await sendReports(reporting(db));
  const contents = await reporting(db).emailsTo(olivia.email);
  expect(contents.filter(({ kind }) => kind === "monthly report")).toHaveLength(1);
  expect(contents[0]?.text).toContain("Your listings in November 2026: 35 views of your profiles");
});

test("sends no report without counts, before 9 a.m. or after the fifth", async ({ db }) => {
  const { oscar } = await withGlow(db);
  for (const at of ["2026-12-01T16:59:00Z", "2026-12-06T18:00:00Z"])
    expect(await sendReports(reporting(db, at))).toBe(0);
  expect(await sendReports(reporting(db, "2026-12-05T18:00:00Z"))).toBe(2);
  expect(await queued(db)).not.toContain(oscar.email);
});

test("sends none to the front desk", async ({ db }) => {
  const { tess } = await withGlow(db);
  await db
    .update(memberships)
    .set({ role: "front_desk" })
    .where(eq(memberships.userId, tess.userId));
  await sendReports(reporting(db));
  expect(await queued(db)).not.toContain(tess.email);
});

test("one click stops queued and future reports, and the preferences resume them", async ({
  db,
}) => {
  const { olivia, tess } = await withGlow(db);
  const deps = reporting(db);
  await sendReports(deps);
  await unsubscribe(deps, olivia.email, "reports");
  const [email] = await db
    .select()
    .from(emails)
    .where(eq(emails.recipient, olivia.email))
    .orderBy(desc(emails.id))
    .limit(1);
  expect(email?.failedAt).not.toBe(null);
  expect(await readPreferences(deps, olivia.email)).toMatchObject({
    reports: false,
    hasListing: true,
  });
  expect(await sendReports(reporting(db, "2027-01-01T18:00:00Z"))).toBe(1);
  expect((await queued(db)).filter((to) => to === tess.email)).toHaveLength(2);
  await setPreferences(deps, olivia.email, {
    newsletter: false,
    offers: false,
    alerts: false,
    reports: true,
    reminders: false,
  });
  expect(await readPreferences(deps, olivia.email)).toMatchObject({ reports: true });
});

test("the report opt-out is exported and deleted with the account", async ({ db }) => {
  const { olivia } = await withGlow(db);
  await unsubscribe(reporting(db), olivia.email, "reports");
  expect(await ownerMailingsOfAccount.collect(db, olivia.userId)).toEqual(["reports"]);
  await ownerMailingsOfAccount.erase(db, olivia.userId);
  expect(await ownerMailingsOfAccount.collect(db, olivia.userId)).toEqual([]);
});
