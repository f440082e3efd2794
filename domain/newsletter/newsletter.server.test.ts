import { eq } from "drizzle-orm";
import { expect } from "vitest";
import type { Executor } from "#database/database.ts";
import { emails } from "#database/schema/email.ts";
import { newsletterCampaigns, subscriptions } from "#database/schema/newsletter.ts";
import {
  readConfirmSubscriptionLink,
  readUnsubscribeLink,
} from "#domain/email/preferences-link.server.ts";
import { isSuppressed } from "#domain/email/suppressions.server.ts";
import { writeSetting } from "#domain/settings/settings.server.ts";
import { siteSettings } from "#domain/settings/site-settings.ts";
import { addSpecials } from "#domain/specials/add-specials.server.ts";
import { createEncryptor } from "#platform/encryption.ts";
import { testAccounts } from "#tests/support/accounts.ts";
import { addDrafts } from "#tests/support/catalogue.ts";
import { test } from "#tests/support/database.ts";
import { addPeople } from "#tests/support/people.ts";
import { listConfirmed, previewIssue, readLists } from "./overview.server.ts";
import {
  deleteUnconfirmed,
  readPreferences,
  sendPreferencesLink,
  setPreferences,
  unsubscribe,
} from "./preferences.server.ts";
import { listNewsletterCampaigns } from "./read-campaigns.server.ts";
import { campaignKey, nextIssueDay, sendNewsletterCampaigns } from "./send-campaigns.server.ts";
import { confirmSubscriptions, pendingLists, subscribe } from "./subscribe.server.ts";

const outbox: { asFile?: () => Promise<Uint8Array<ArrayBuffer>> } = {
  asFile: async () => new Uint8Array(),
};

/** Prepares a newsletter on Saturday, November 21, 2026, 10 a.m.; the next Thursday is the 26th. */
function newsroom(db: Executor) {
  const accounts = testAccounts(db);
  return {
    ...accounts,
    mailer: outbox,
    linkEncryptor: createEncryptor("the secret of the tests, 32 characters", "links"),
  };
}
type Newsroom = ReturnType<typeof newsroom>;

const gina = "gina@example.com";
const wish = { list: "offers", email: gina, source: "page" } as const;

async function join(room: Newsroom, email: string, list: "offers" | "newsletter" = "offers") {
  await subscribe(room, { ...wish, list, email });
  await confirmSubscriptions(room, email);
}

const offer = {
  title: "First visit",
  description: "A first visit for less.",
  originalPriceCents: 20_000,
  specialPriceCents: 15_000,
  discountPercentage: 25,
  validFrom: "2026-11-20",
  validTo: "2026-12-20",
  termsConditions: null,
};

async function addOffer(db: Executor) {
  await addDrafts(db, { name: "Offering" });
  await addSpecials({ db }, [{ ...offer, listing: "offering" }]);
}

const toThursdayAtNine = (4 * 24 + 23) * 60;

test("a subscription is confirmed by the emailed link and stores its consent text and times", async ({
  db,
}) => {
  const room = newsroom(db);
  await subscribe(room, { ...wish, email: "Gina@Example.com", name: "Gina" });
  const [message] = await room.emailsTo(gina);
  expect(message?.kind).toBe("confirm subscription");
  const link = /newsletter\/confirm\/([\w-]+)/.exec(message?.text ?? "")?.[1] ?? "";
  expect(readConfirmSubscriptionLink(room, link)).toBe(gina);
  expect(readUnsubscribeLink(room, link)).toBeNull();
  expect(await pendingLists(room, gina)).toMatchObject([{ list: "offers" }]);
  room.pass(5);
  expect(await confirmSubscriptions(room, gina)).toEqual(["offers"]);
  expect(await confirmSubscriptions(room, gina)).toEqual([]);
  const [row] = await db.select().from(subscriptions);
  expect(row).toMatchObject({
    consentText: expect.stringContaining("weekly discount offers"),
    source: "page",
    name: "Gina",
  });
  expect((row?.confirmedAt?.getTime() ?? 0) - (row?.consentedAt.getTime() ?? 0)).toBe(5 * 60_000);
});

test("repeated sign-ups with the same address send one confirmation request an hour", async ({
  db,
}) => {
  const room = newsroom(db);
  for (let time = 0; time < 5; time++) await subscribe(room, wish);
  await subscribe(room, { ...wish, list: "newsletter" });
  const rows = await db
    .select({ dueAt: emails.dueAt })
    .from(emails)
    .where(eq(emails.recipient, gina))
    .orderBy(emails.dueAt);
  expect(rows.map(({ dueAt }) => dueAt.toISOString())).toEqual([
    "2026-11-21T18:00:00.000Z",
    "2026-11-21T19:00:00.000Z",
  ]);
});

test("a confirmed subscriber gets no second request, but a former one does", async ({ db }) => {
  const room = newsroom(db);
  await join(room, gina);
  room.pass(120);
  await subscribe(room, wish);
  expect(await room.emailsTo(gina)).toHaveLength(1);
  await unsubscribe(room, gina, "offers");
  await subscribe(room, wish);
  expect(await room.emailsTo(gina)).toHaveLength(2);
  expect(await readPreferences(room, gina)).toMatchObject({ offers: false });
});

test("an unconfirmed subscription is deleted after thirty days", async ({ db }) => {
  const room = newsroom(db);
  await subscribe(room, wish);
  await join(room, "stays@example.com");
  room.pass(30 * 24 * 60 - 1);
  expect(await deleteUnconfirmed(room)).toBe(0);
  room.pass(2);
  expect(await deleteUnconfirmed(room)).toBe(1);
  expect((await db.select().from(subscriptions)).map(({ email }) => email)).toEqual([
    "stays@example.com",
  ]);
});

test("sends specials on Thursday from 9 a.m., once per confirmed subscriber, with an unsubscribe link", async ({
  db,
}) => {
  const room = newsroom(db);
  await addOffer(db);
  for (const email of ["anna@example.com", "bea@example.com", "left@example.com"])
    await join(room, email);
  await subscribe(room, { ...wish, email: "unconfirmed@example.com" });
  await unsubscribe(room, "left@example.com", "offers");
  room.pass(toThursdayAtNine - 1);
  expect(await sendNewsletterCampaigns(room)).toBe(0);
  room.pass(1);
  expect(await sendNewsletterCampaigns(room)).toBe(2);
  expect(await sendNewsletterCampaigns(room)).toBe(0);
  const [message] = await room.emailsTo("anna@example.com");
  expect(message?.text).toContain("1 offer in Orange County this week");
  expect(message?.text).toContain("$150 instead of $200, 25% off, until Dec 20, 2026");
  expect(message?.text).toContain("/unsubscribe/");
  for (const email of ["left@example.com", "unconfirmed@example.com"])
    expect((await room.emailsTo(email)).map(({ kind }) => kind)).not.toContain("offers issue");
});

test("sends nothing through a mail server until a postal address is set", async ({ db }) => {
  const room = { ...newsroom(db), mailer: {} };
  await addOffer(db);
  await join(room, gina);
  room.pass(toThursdayAtNine);
  expect(await sendNewsletterCampaigns(room)).toBe(0);
  const contact = { ...siteSettings.contact, postalAddress: "7 Harbor Way, Irvine, CA 92606" };
  await db.transaction((tx) => writeSetting(tx, room.clock(), "contact", contact));
  expect(await sendNewsletterCampaigns(room)).toBe(1);
});

test("sends in batches of two hundred until every subscriber has the issue", async ({ db }) => {
  const room = newsroom(db);
  await addOffer(db);
  const now = room.clock();
  const reader = {
    list: "offers" as const,
    consentText: "Yes",
    source: "page",
    consentedAt: now,
    confirmedAt: now,
  };
  await db
    .insert(subscriptions)
    .values(
      Array.from({ length: 401 }, (_, index) => ({
        ...reader,
        email: `reader${index}@example.com`,
      })),
    );
  room.pass(toThursdayAtNine);
  expect(await sendNewsletterCampaigns(room)).toBe(401);
  const [issue] = await db.select().from(newsletterCampaigns);
  expect(issue).toMatchObject({ day: "2026-11-26", audience: 401, finishedAt: expect.any(Date) });
  expect(await db.$count(emails, eq(emails.campaign, campaignKey(issue?.id ?? 0)))).toBe(401);
});

test("sends nothing without specials", async ({ db }) => {
  const room = newsroom(db);
  await join(room, gina);
  room.pass(toThursdayAtNine);
  expect(await sendNewsletterCampaigns(room)).toBe(0);
  expect(await db.select().from(newsletterCampaigns)).toEqual([]);
});

test("Thursdays follow the region's time zone, including daylight saving changes", () => {
  expect(nextIssueDay("offers", new Date("2026-11-27T05:00:00Z"))).toBe("2026-11-26");
  expect(nextIssueDay("offers", new Date("2026-11-27T09:00:00Z"))).toBe("2026-12-03");
  expect(nextIssueDay("newsletter", new Date("2026-11-27T09:00:00Z"))).toBe("2026-12-03");
  expect(nextIssueDay("newsletter", new Date("2027-03-05T09:00:00Z"))).toBe("2027-04-01");
});

test("unsubscribing from one list keeps the other and drops queued emails", async ({ db }) => {
  const room = newsroom(db);
  await addOffer(db);
  await join(room, gina);
  await join(room, gina, "newsletter");
  room.pass(toThursdayAtNine);
  await sendNewsletterCampaigns(room);
  await unsubscribe(room, gina, "offers");
  expect(await readPreferences(room, gina)).toMatchObject({ offers: false, newsletter: true });
  const [row] = await db.select().from(emails).where(eq(emails.kind, "offers issue"));
  expect(row).toMatchObject({
    failedAt: expect.any(Date),
    lastError: expect.stringContaining("left the list"),
  });
});

test("unsubscribing from all lists suppresses the address until it subscribes again", async ({
  db,
}) => {
  const room = newsroom(db);
  await join(room, gina);
  await unsubscribe(room, gina, null);
  expect(await isSuppressed(room, gina)).toBe(true);
  expect(await readPreferences(room, gina)).toMatchObject({ offers: false, newsletter: false });
  await setPreferences(room, gina, {
    offers: true,
    newsletter: false,
    alerts: false,
    reports: false,
    reminders: false,
  });
  expect(await isSuppressed(room, gina)).toBe(false);
  expect(await readPreferences(room, gina)).toMatchObject({ offers: true, newsletter: false });
});

test("emails the preferences link only to known addresses, once an hour", async ({ db }) => {
  const room = newsroom(db);
  await join(room, gina);
  for (const email of [gina, "GINA@example.com", "unknown@example.com"])
    await sendPreferencesLink(room, email);
  const sent = (await room.emailsTo(gina)).filter(({ kind }) => kind === "email preferences");
  expect(sent).toHaveLength(1);
  const link = /unsubscribe\/([\w-]+)/.exec(sent[0]?.text ?? "")?.[1] ?? "";
  expect(readUnsubscribeLink(room, link)).toEqual({ email: gina, list: null });
  expect(await room.emailsTo("unknown@example.com")).toEqual([]);
});

test("only admins see lists, issues and consents", async ({ db }) => {
  const room = newsroom(db);
  const { ada, olivia, edda } = await addPeople(room);
  await addOffer(db);
  await join(room, gina);
  await subscribe(room, { ...wish, email: "waiting@example.com" });
  room.pass(toThursdayAtNine);
  expect(await previewIssue(room, ada, "offers")).toMatchObject({
    day: "2026-11-26",
    title: "1 offer in Orange County this week",
  });
  await sendNewsletterCampaigns(room);
  expect(await readLists(room, ada)).toMatchObject([
    { list: "offers", confirmed: 1, waiting: 1, left: 0, joinedLately: 1, leftLately: 0 },
  ]);
  const page = { limit: 24, offset: 0 };
  expect((await listNewsletterCampaigns(room, ada, null, page))?.rows).toMatchObject([
    { list: "offers", day: "2026-11-26", state: "sending", figures: { queued: 1, waiting: 1 } },
  ]);
  expect(await listConfirmed(room, ada)).toMatchObject([
    { email: gina, consentText: expect.stringContaining("weekly discount offers") },
  ]);
  for (const actor of [olivia, edda]) {
    expect(await readLists(room, actor)).toBeNull();
    expect(await listNewsletterCampaigns(room, actor, null, page)).toBeNull();
    expect(await listConfirmed(room, actor)).toBeNull();
    expect(await previewIssue(room, actor, "offers")).toBeNull();
  }
});
