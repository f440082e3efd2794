import { desc, eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { auditLog } from "#database/schema/audit-log.ts";
import { settings } from "#database/schema/settings.ts";
import { makeBooking } from "#domain/bookings/make-booking.server.ts";
import { submitListing } from "#domain/catalogue/submissions/submit-listing.server.ts";
import { queueEmail } from "#domain/email/queue-email.server.ts";
import { refreshAnnouncement } from "#domain/settings/refresh-announcement.server.ts";
import { createSettingsCache, readSettings } from "#domain/settings/settings.server.ts";
import { settingsTag } from "#domain/settings/settings.ts";
import { siteSettings } from "#domain/settings/site-settings.ts";
import { from, testAccounts } from "#tests/support/accounts.ts";
import { addBookableListings, bookingInput, testBookings } from "#tests/support/bookings.ts";
import { test } from "#tests/support/database.ts";
import { clearInvalidated, test as heardTest } from "#tests/support/invalidation.ts";
import { addPeople } from "#tests/support/people.ts";
import { submission } from "#tests/support/submission.ts";
import { listingHiddenEmail } from "./admin-emails.ts";
import { resetSetting, saveSetting } from "./change-settings.server.ts";

const contact = {
  email: "desk@guide.example",
  phone: "(949) 555-0142",
  postalAddress: "7 Harbor Way, Irvine, CA 92606",
};
const closed = { taken: "no" as const, words: "Back on Monday." };

test("only a super admin changes a setting and resets it to the default", async ({ db }) => {
  const deps = testAccounts(db);
  const { ada, edda, olivia } = await addPeople(deps);
  for (const actor of [edda, olivia]) {
    expect(await saveSetting(deps, actor, "contact", contact)).toBe("forbidden");
    expect(await resetSetting(deps, actor, "contact")).toBe("forbidden");
  }
  expect(await readSettings(deps)).toEqual(siteSettings);
  expect(await saveSetting(deps, ada, "contact", contact)).toBe("saved");
  expect(await readSettings(deps)).toEqual({ ...siteSettings, contact });
  await resetSetting(deps, ada, "contact");
  expect(await readSettings(deps)).toEqual(siteSettings);
});

test("the audit log keeps the previous value of a setting", async ({ db }) => {
  const deps = testAccounts(db);
  const { ada } = await addPeople(deps);
  await saveSetting(deps, ada, "contact", contact);
  await saveSetting(deps, ada, "contact", { ...contact, phone: "" });
  const [latest] = await db
    .select()
    .from(auditLog)
    .where(eq(auditLog.tableName, "settings"))
    .orderBy(desc(auditLog.id));
  expect(latest).toMatchObject({
    rowKey: "contact",
    verb: "update",
    before: { value: contact },
    after: { value: { ...contact, phone: "" } },
  });
});

test("ignores a settings row that this version cannot read", async ({ db }) => {
  await db.insert(settings).values([
    { name: "weather", value: { sun: "yes" }, changedAt: new Date() },
    { name: "contact", value: { email: "desk@guide.example" }, changedAt: new Date() },
  ]);
  expect(await readSettings({ db })).toEqual(siteSettings);
});

heardTest(
  "a process with cached settings reads them again only after a change",
  async ({ own: { db }, invalidated }) => {
    const deps = testAccounts(db);
    const { ada } = await addPeople(deps);
    await clearInvalidated(db, invalidated);
    const kept = createSettingsCache({ db });
    expect((await kept.read()).contact).toEqual(siteSettings.contact);
    await saveSetting(deps, ada, "contact", contact);
    expect((await kept.read()).contact).toEqual(siteSettings.contact);
    await expect.poll(() => invalidated).toEqual([settingsTag]);
    kept.invalidate(invalidated);
    expect((await kept.read()).contact).toEqual(contact);
  },
);

test("invalidates pages only in the minutes in which an announcement starts or ends", async ({
  db,
}) => {
  const deps = testAccounts(db);
  const { ada } = await addPeople(deps);
  const announcement = {
    ...siteSettings.announcement,
    words: "We moved.",
    fromDay: "2026-11-21",
    fromTime: "10:30",
    untilDay: "2026-11-21",
    untilTime: "11:00",
  };
  await saveSetting(deps, ada, "announcement", announcement);
  const turned: number[] = [];
  for (let minutes = 0; minutes <= 75; minutes += 5) {
    turned.push(await refreshAnnouncement(deps));
    deps.pass(5);
  }
  expect(turned.flatMap((did, index) => (did ? [index * 5] : []))).toEqual([30, 60]);
});

describe("switched-off features respond with the configured text", () => {
  test("submitting listings", async ({ db }) => {
    const deps = testAccounts(db);
    const { ada } = await addPeople(deps);
    await saveSetting(deps, ada, "listings", closed);
    expect(await submitListing(deps, submission(), { source: "api" })).toEqual({
      outcome: "closed",
      words: "Back on Monday.",
    });
    await resetSetting(deps, ada, "listings");
    expect(await submitListing(deps, submission(), { source: "api" })).toMatchObject({
      outcome: "received",
    });
  });

  test("making bookings", async ({ db }) => {
    const deps = testBookings(db);
    const { ada } = await addBookableListings(deps);
    await saveSetting(deps, ada, "bookings", closed);
    expect(await makeBooking(deps, null, bookingInput(), from())).toEqual({
      outcome: "closed",
      words: "Back on Monday.",
    });
    await saveSetting(deps, ada, "bookings", { ...closed, taken: "yes" });
    expect(await makeBooking(deps, null, bookingInput(), from())).toMatchObject({
      outcome: "made",
    });
  });
});

test("emails show the contact address configured when they are written", async ({ db }) => {
  const deps = testAccounts(db);
  const { ada } = await addPeople(deps);
  await saveSetting(deps, ada, "contact", contact);
  await queueEmail(deps, {
    kind: "listing hidden",
    to: "gina@example.com",
    content: listingHiddenEmail("Glow Studio", "It has closed."),
  });
  const [email] = await deps.emailsTo("gina@example.com");
  expect(email?.text).toContain("write to desk@guide.example.");
  expect(email?.text).toContain("· desk@guide.example");
});
