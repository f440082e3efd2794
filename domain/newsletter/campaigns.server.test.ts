import { eq } from "drizzle-orm";
import { expect } from "vitest";
import type { Executor } from "#database/database.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import { emails } from "#database/schema/email.ts";
import { newsletterCampaigns, subscriptions } from "#database/schema/newsletter.ts";
import { specials } from "#database/schema/specials.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { deleteOldEmails } from "#domain/email/outbox.server.ts";
import { readUnsubscribeLink } from "#domain/email/preferences-link.server.ts";
import { suppressAddress } from "#domain/email/suppressions.server.ts";
import { addSpecials } from "#domain/specials/add-specials.server.ts";
import { createEncryptor } from "#platform/encryption.ts";
import { testAccounts } from "#tests/support/accounts.ts";
import { addDrafts } from "#tests/support/catalogue.ts";
import { test } from "#tests/support/database.ts";
import { addPeople } from "#tests/support/people.ts";
import { countAudience } from "./audience.server.ts";
import type { NewsletterTemplate } from "./draft.ts";
import {
  removeNewsletterCampaign,
  saveNewsletterCampaign,
  startNewsletterCampaign,
} from "./edit-campaigns.server.ts";
import { archiveCampaignFigures } from "./figures.server.ts";
import { unsubscribe } from "./preferences.server.ts";
import { findNewsletterCampaign, listNewsletterCampaigns } from "./read-campaigns.server.ts";
import {
  previewNewsletterCampaign,
  scheduleNewsletterCampaign,
  sendTestCampaign,
  stopNewsletterCampaign,
  unscheduleNewsletterCampaign,
} from "./schedule-campaigns.server.ts";
import { campaignKey, sendNewsletterCampaigns } from "./send-campaigns.server.ts";

/** Prepares a newsletter on Saturday, November 21, 2026, 10 a.m. */
async function newsroom(db: Executor) {
  const room = {
    ...testAccounts(db),
    mailer: { asFile: async () => new Uint8Array() },
    linkEncryptor: createEncryptor("the secret of the tests, 32 characters", "links"),
  };
  const { ada, edda, olivia } = await addPeople(room);
  return { room, ada, others: [edda, olivia] };
}
type Newsroom = Awaited<ReturnType<typeof newsroom>>["room"];

const yesterday = new Date("2026-11-20T18:00:00Z");
const reader = {
  list: "newsletter" as const,
  consentText: "Yes",
  source: "page",
  consentedAt: yesterday,
  confirmedAt: yesterday,
};
const addReaders = (
  db: Executor,
  ...readers: (Partial<typeof subscriptions.$inferInsert> & { email: string })[]
) => db.insert(subscriptions).values(readers.map((each) => ({ ...reader, ...each })));

const hello = "Hello";

async function write(room: Newsroom, actor: Actor, body = hello) {
  const id = (await startNewsletterCampaign(room, actor, { template: "announcement" })) ?? 0;
  const version = await saveNewsletterCampaign(room, actor, id, 1, {
    subject: "Spring",
    preview: "Soon",
    body,
  });
  return { id, version: Number(version) };
}

async function sent(room: Newsroom, actor: Actor) {
  const { id, version } = await write(room, actor);
  expect(await scheduleNewsletterCampaign(room, actor, id, version, "now")).toBe("scheduled");
  await sendNewsletterCampaigns(room);
  return id;
}

const figuresOf = async (room: Newsroom, actor: Actor, id: number) =>
  (await findNewsletterCampaign(room, actor, id))?.figures;
const settle = (db: Executor, email: string, changes: Partial<typeof emails.$inferInsert>) =>
  db.update(emails).set(changes).where(eq(emails.recipient, email));

test("sends a newsletter campaign to confirmed subscribers with preview and its own unsubscribe link", async ({
  db,
}) => {
  const { room, ada } = await newsroom(db);
  await addReaders(
    db,
    { email: "anna@example.com" },
    { email: "other@example.com", list: "offers" },
    { email: "waits@example.com", confirmedAt: null },
  );
  const id = await sent(room, ada);
  const [message] = await room.emailsTo("anna@example.com");
  expect(message).toMatchObject({
    kind: "campaign",
    text: expect.stringContaining("Spring\n\nHello"),
  });
  const link = /unsubscribe\/([\w-]+)/.exec(message?.headers["List-Unsubscribe"] ?? "")?.[1] ?? "";
  expect(readUnsubscribeLink(room, link)).toEqual({
    email: "anna@example.com",
    list: "newsletter",
    campaign: campaignKey(id),
  });
  expect(await db.$count(emails)).toBe(1);
  expect(await findNewsletterCampaign(room, ada, id)).toMatchObject({
    audience: 1,
    content: { title: "Spring", preview: "Soon" },
    finishedAt: expect.any(Date),
  });
});

test("counts the audience without suppressed, unconfirmed and earlier subscribers", async ({
  db,
}) => {
  const { room } = await newsroom(db);
  await addReaders(
    db,
    { email: "new@example.com" },
    { email: "old@example.com", confirmedAt: new Date("2026-01-05T18:00:00Z") },
    { email: "closed@example.com" },
    { email: "left@example.com", unsubscribedAt: yesterday },
    { email: "waits@example.com", confirmedAt: null },
  );
  await suppressAddress(room, "closed@example.com", "complained");
  const all = { list: "newsletter" as const, joinedSince: null };
  expect(await countAudience(room, all, room.clock())).toEqual({
    people: 2,
    suppressed: 1,
    unconfirmed: 1,
  });
  expect(await countAudience(room, { ...all, joinedSince: "2026-11-20" }, room.clock())).toEqual({
    people: 1,
    suppressed: 1,
    unconfirmed: 1,
  });
  expect(
    (await countAudience(room, { ...all, joinedSince: "2026-11-21" }, room.clock())).people,
  ).toBe(0);
});

test("a newsletter campaign's figures match the fates of its emails and add up to all of them", async ({
  db,
}) => {
  const { room, ada } = await newsroom(db);
  const names = ["delivered", "leaves", "bounces", "refused", "suppressed", "waits"];
  await addReaders(db, ...names.map((name) => ({ email: `${name}@example.com` })));
  const id = await sent(room, ada);
  const at = room.clock();
  await settle(db, "delivered@example.com", { sentAt: at });
  await settle(db, "leaves@example.com", { sentAt: at });
  await settle(db, "bounces@example.com", { failedAt: at, failure: "bounced" });
  await settle(db, "refused@example.com", { failedAt: at, failure: "refused" });
  await settle(db, "suppressed@example.com", { failedAt: at, failure: "suppressed" });
  await unsubscribe(room, "leaves@example.com", "newsletter", campaignKey(id));
  await unsubscribe(room, "leaves@example.com", "newsletter", campaignKey(id));
  expect(await figuresOf(room, ada, id)).toEqual({
    queued: 6,
    delivered: 2,
    waiting: 1,
    failed: 1,
    bounced: 1,
    withheld: 1,
    left: 1,
  });
});

test("does not count an unsubscribe elsewhere for the newsletter campaign", async ({ db }) => {
  const { room, ada } = await newsroom(db);
  await addReaders(db, { email: "leaves@example.com" });
  const id = await sent(room, ada);
  await unsubscribe(room, "leaves@example.com", "newsletter");
  expect(await figuresOf(room, ada, id)).toMatchObject({ left: 0, withheld: 1 });
});

test("keeps the figures when the emails are deleted", async ({ db }) => {
  const { room, ada } = await newsroom(db);
  await addReaders(db, { email: "delivered@example.com" });
  const id = await sent(room, ada);
  await settle(db, "delivered@example.com", { sentAt: room.clock() });
  for (const days of [349, 2, 20]) {
    room.pass(days * 24 * 60);
    await archiveCampaignFigures(room);
    await deleteOldEmails(room);
  }
  expect(await db.$count(emails)).toBe(0);
  expect(await figuresOf(room, ada, id)).toMatchObject({ queued: 1, delivered: 1 });
});

test("the second of two saves of the same version gets a conflict and changes nothing", async ({
  db,
}) => {
  const { room, ada } = await newsroom(db);
  const { id, version } = await write(room, ada);
  expect(
    await saveNewsletterCampaign(room, ada, id, version, {
      subject: "First",
      preview: "",
      body: hello,
    }),
  ).toBe(version + 1);
  expect(
    await saveNewsletterCampaign(room, ada, id, version, {
      subject: "Second",
      preview: "",
      body: hello,
    }),
  ).toBe("changed");
  expect(await scheduleNewsletterCampaign(room, ada, id, version, "now")).toBe("changed");
  expect(await findNewsletterCampaign(room, ada, id)).toMatchObject({
    subject: "First",
    changedBy: "Ada Lind",
  });
});

test.for([
  ["past", hello, "2026-11-21T17:59:00Z", true],
  ["unready", "", "now", true],
  ["nothing", "/listing/gone", "now", true],
  ["unknown", hello, "now", false],
] as [string, string, string, boolean][])(
  "rejects sending with the answer %s",
  async ([answer, body, at, hasReader], { db }) => {
    const { room, ada } = await newsroom(db);
    if (hasReader) await addReaders(db, { email: "anna@example.com" });
    const { id, version } = await write(room, ada, body);
    expect(
      await scheduleNewsletterCampaign(room, ada, id, version, at === "now" ? "now" : new Date(at)),
    ).toBe(answer);
    expect(await sendNewsletterCampaigns(room)).toBe(0);
  },
);

test("a scheduled newsletter campaign can be moved or canceled, but not edited", async ({ db }) => {
  const { room, ada } = await newsroom(db);
  await addReaders(db, { email: "anna@example.com" });
  const { id, version } = await write(room, ada);
  const inAnHour = new Date("2026-11-21T19:00:00Z");
  expect(await scheduleNewsletterCampaign(room, ada, id, version, inAnHour)).toBe("scheduled");
  expect(
    await saveNewsletterCampaign(room, ada, id, version + 1, {
      subject: "Late",
      preview: "",
      body: hello,
    }),
  ).toBe("begun");
  expect(await removeNewsletterCampaign(room, ada, id)).toBe("begun");
  expect(
    await scheduleNewsletterCampaign(room, ada, id, version + 1, new Date("2026-11-21T20:00:00Z")),
  ).toBe("scheduled");
  room.pass(119);
  expect(await sendNewsletterCampaigns(room)).toBe(0);
  expect(await unscheduleNewsletterCampaign(room, ada, id)).toBe("done");
  room.pass(2);
  expect(await sendNewsletterCampaigns(room)).toBe(0);
  expect(await scheduleNewsletterCampaign(room, ada, id, version + 3, "now")).toBe("scheduled");
  expect(await sendNewsletterCampaigns(room)).toBe(1);
  expect(await unscheduleNewsletterCampaign(room, ada, id)).toBe("begun");
});

test("a newsletter campaign with no recipients left at its time becomes a draft with a note", async ({
  db,
}) => {
  const { room, ada } = await newsroom(db);
  await addReaders(db, { email: "anna@example.com" });
  const { id, version } = await write(room, ada);
  await scheduleNewsletterCampaign(room, ada, id, version, new Date("2026-11-21T19:00:00Z"));
  await unsubscribe(room, "anna@example.com", "newsletter");
  room.pass(61);
  expect(await sendNewsletterCampaigns(room)).toBe(0);
  expect(await findNewsletterCampaign(room, ada, id)).toMatchObject({
    state: "draft",
    problem: expect.stringContaining("there was no one left"),
  });
});

test("a stopped newsletter campaign sends nothing that is queued and queues no one else", async ({
  db,
}) => {
  const { room, ada } = await newsroom(db);
  await addReaders(db, { email: "anna@example.com" }, { email: "bea@example.com" });
  const id = await sent(room, ada);
  await settle(db, "anna@example.com", { sentAt: room.clock() });
  expect(await stopNewsletterCampaign(room, ada, id)).toBe("done");
  expect(await stopNewsletterCampaign(room, ada, id)).toBe("over");
  expect(await sendNewsletterCampaigns(room)).toBe(0);
  expect(await findNewsletterCampaign(room, ada, id)).toMatchObject({
    state: "stopped",
    figures: { delivered: 1, withheld: 1, waiting: 0 },
  });
});

test("leaves out an unpublished listing and tells the editor which one", async ({ db }) => {
  const { room } = await newsroom(db);
  await addDrafts(db, { name: "Kept" }, { name: "Removed" });
  await db.update(listings).set({ status: "inactive" }).where(eq(listings.slug, "removed"));
  const draft = {
    list: "newsletter" as const,
    subject: "Places",
    preview: "",
    body: "/listing/removed\n/listing/kept",
  };
  const { notes, content } = await previewNewsletterCampaign(room, draft);
  expect(notes[0]).toContain("left out: removed.");
  expect(content.sections).toMatchObject([
    { kind: "items", items: [{ title: "Kept", href: "https://guide.example/listing/kept" }] },
  ]);
});

test("includes current specials of a city or a selection, and reports an expired one as left out", async ({
  db,
}) => {
  const { room } = await newsroom(db);
  await addDrafts(db, { name: "Offering" });
  const special = {
    description: "Less.",
    originalPriceCents: 20_000,
    specialPriceCents: 15_000,
    discountPercentage: 25,
    termsConditions: null,
    listing: "offering",
  };
  await addSpecials(room, [
    { ...special, title: "Peel", validFrom: "2026-11-01", validTo: "2026-12-01" },
  ]);
  const drawn = async (body: string) => {
    const { content, notes } = await previewNewsletterCampaign(room, {
      list: "offers",
      subject: "Offers",
      preview: "",
      body,
    });
    return {
      titles: content.sections?.flatMap((section) =>
        section.kind === "items" ? section.items.map(({ title }) => title) : [],
      ),
      note: notes[0],
    };
  };
  expect(await drawn("/deals")).toEqual({ titles: ["Peel"], note: undefined });
  expect(await drawn("/deals?city=nowhere")).toEqual({
    titles: [],
    note: expect.stringContaining("No special runs there today"),
  });
  const [added] = await db.select({ id: specials.id }).from(specials);
  expect(await drawn(`/deals/${added?.id}/claim`)).toMatchObject({ titles: ["Peel"] });
  expect(await drawn("/deals/999999/claim")).toEqual({
    titles: [],
    note: expect.stringContaining("no longer running"),
  });
});

test("a template begins a draft with what is new, for the list that it is for", async ({ db }) => {
  const { room, ada } = await newsroom(db);
  const begin = async (template: NewsletterTemplate) =>
    findNewsletterCampaign(
      room,
      ada,
      (await startNewsletterCampaign(room, ada, { template })) ?? 0,
    );
  expect(await begin("offers")).toMatchObject({ list: "offers", subject: "", body: "" });
  await addDrafts(db, { name: "Fresh" });
  expect(await begin("newsletter")).toMatchObject({
    list: "newsletter",
    subject: "New in Orange County med spas",
    body: expect.stringMatching(
      /^New in the guide.*\n\n## New providers\n\n(.+\n)*\/listing\/fresh\n/,
    ),
    day: null,
    state: "draft",
  });
  expect(await begin("announcement")).toMatchObject({ list: "newsletter", subject: "" });
});

test("sends a test to one address, marked as a test, without a working unsubscribe link", async ({
  db,
}) => {
  const { room, ada } = await newsroom(db);
  const draft = { list: "newsletter" as const, subject: "Spring", preview: "", body: hello };
  expect(await sendTestCampaign(room, ada, draft, "Ada@Example.com")).toBe("queued");
  const [message] = await db.select().from(emails).where(eq(emails.recipient, "ada@example.com"));
  expect(message).toMatchObject({ subject: "Test: Spring", campaign: null, list: null });
  const [{ text, headers } = { text: "", headers: {} }] = await room.emailsTo("ada@example.com");
  expect(text).toMatch(/^Spring\n\nHello/);
  expect(text).toMatch(/\/unsubscribe$/m);
  expect(headers).toEqual({});
});

test("copies a sent newsletter campaign or an automatic issue as a draft", async ({ db }) => {
  const { room, ada } = await newsroom(db);
  await addReaders(db, { email: "anna@example.com" });
  const copy = await startNewsletterCampaign(room, ada, { copyOf: await sent(room, ada) });
  expect(await findNewsletterCampaign(room, ada, copy ?? 0)).toMatchObject({
    state: "draft",
    subject: "Spring",
    body: hello,
    day: null,
    audience: null,
  });
  expect(await startNewsletterCampaign(room, ada, { copyOf: 999_999 })).toBeNull();
  expect(await removeNewsletterCampaign(room, ada, copy ?? 0)).toBe("done");
});

test("only a super admin reads, writes, sends, stops or deletes newsletter campaigns", async ({
  db,
}) => {
  const { room, ada, others } = await newsroom(db);
  const { id, version } = await write(room, ada);
  for (const actor of others) {
    expect(await listNewsletterCampaigns(room, actor, null, { limit: 1, offset: 0 })).toBeNull();
    expect(await findNewsletterCampaign(room, actor, id)).toBeNull();
    expect(await startNewsletterCampaign(room, actor, { template: "offers" })).toBeNull();
    expect([
      await saveNewsletterCampaign(room, actor, id, version, { list: "offers", joinedSince: null }),
      await scheduleNewsletterCampaign(room, actor, id, version, "now"),
      await unscheduleNewsletterCampaign(room, actor, id),
      await stopNewsletterCampaign(room, actor, id),
      await removeNewsletterCampaign(room, actor, id),
      await sendTestCampaign(
        room,
        actor,
        { list: "offers", subject: "x", preview: "", body: hello },
        "x@example.com",
      ),
    ]).toEqual(Array(6).fill("forbidden"));
  }
  expect(await db.$count(newsletterCampaigns)).toBe(1);
});
