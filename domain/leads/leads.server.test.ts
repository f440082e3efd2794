import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import type { Executor } from "#database/database.ts";
import { leads } from "#database/schema/leads.ts";
import { createSealer } from "#platform/encryption.ts";
import { from, testAccounts } from "#tests/support/accounts.ts";
import { test } from "#tests/support/database.ts";
import { addPeople } from "#tests/support/people.ts";
import { durationInWords, type LeadInput, leadSchema, responseClock } from "./lead.ts";
import { leadsOfAccount } from "./leads-of-account.server.ts";
import { countNewLeads, findLead, listLeads, setLeadStatus } from "./own-leads.server.ts";
import {
  askForCall,
  deleteOldLeads,
  forgetLeadMessages,
  usualAnswer,
} from "./request-callback.server.ts";

const testLeads = (db: Executor) => ({
  ...testAccounts(db),
  messageSealer: createSealer("the secret of the tests, 32 characters", "message"),
});

const asked = (changes: Partial<LeadInput> = {}): LeadInput => ({
  name: "Nora Feld",
  phone: "(949) 555-0142",
  email: "nora@example.com",
  treatment: "botox",
  bestTime: "morning",
  message: "Please speak slowly",
  ...changes,
});

async function ask(touches: ReturnType<typeof testLeads>, changes: Partial<LeadInput> = {}) {
  const answer = await askForCall(touches, "glow-studio", asked(changes), from());
  if (answer.outcome !== "received") throw new Error(answer.outcome);
  return answer.id;
}

test("an account's callback requests are exported and deleted with it", async ({ db }) => {
  const touches = testLeads(db);
  const { gina } = await addPeople(touches);
  await ask(touches);
  await ask(touches, { email: gina.email });
  await ask(touches, { email: gina.email, message: "" });
  const part = leadsOfAccount(touches.messageSealer);
  expect(await part.collect(db, gina.userId)).toEqual([
    expect.objectContaining({
      medSpa: "Glow Studio",
      bestTime: "morning",
      message: "Please speak slowly",
    }),
    expect.objectContaining({ message: null }),
  ]);
  await part.forget(db, gina.userId);
  expect(await db.select({ email: leads.customerEmail }).from(leads)).toEqual([
    { email: "nora@example.com" },
  ]);
});

describe("a callback request", () => {
  test("belongs to the listing, and emails notify both sides without quoting the message", async ({
    db,
  }) => {
    const touches = testLeads(db);
    const { olivia } = await addPeople(touches);
    const id = await ask(touches);
    expect(await findLead(touches, olivia, id)).toMatchObject({
      status: "new",
      treatment: "Botox",
      message: "Please speak slowly",
      customerName: "Nora Feld",
    });
    const letters = [
      ...(await touches.mailsTo("nora@example.com")),
      ...(await touches.mailsTo("hello@glow.example.com")),
    ];
    expect(letters.map(({ kind }) => kind)).toEqual([
      "call asked for",
      "call asked for, for the place",
    ]);
    for (const { text } of letters) expect(text).not.toContain("slowly");
    expect(JSON.stringify(await db.select().from(leads))).not.toContain("slowly");
  });

  test("is not found for Oscar, a visitor or an editor", async ({ db }) => {
    const touches = testLeads(db);
    const { olivia, tess, oscar, gina, edda, ada } = await addPeople(touches);
    const id = await ask(touches);
    for (const actor of [oscar, gina, edda]) {
      expect([
        await findLead(touches, actor, id),
        await listLeads(touches, actor),
        await countNewLeads(touches, actor),
      ]).toEqual([null, [], 0]);
      expect(await setLeadStatus(touches, actor, id, { status: "answered", note: "" })).toBe(
        "not-found",
      );
    }
    for (const actor of [olivia, tess, ada]) expect(await countNewLeads(touches, actor)).toBe(1);
  });

  test("is answered once with a note, closed and reopened, and the first answer stops the clock", async ({
    db,
  }) => {
    const touches = testLeads(db);
    const { olivia } = await addPeople(touches);
    const id = await ask(touches);
    touches.pass(90);
    await setLeadStatus(touches, olivia, id, { status: "answered", note: "Comes on Friday" });
    const first = await findLead(touches, olivia, id);
    expect(first).toMatchObject({
      status: "answered",
      note: "Comes on Friday",
      answeredAt: touches.clock(),
    });
    touches.pass(60);
    for (const status of ["closed", "new", "answered"] as const)
      await setLeadStatus(touches, olivia, id, { status, note: "" });
    expect((await findLead(touches, olivia, id))?.answeredAt).toEqual(first?.answeredAt);
  });

  test("requires a published listing and a known treatment, and is rate limited per listing", async ({
    db,
  }) => {
    const touches = testLeads(db);
    await addPeople(touches);
    expect((await askForCall(touches, "nowhere", asked(), from())).outcome).toBe("not-found");
    expect(
      (await askForCall(touches, "glow-studio", asked({ treatment: "gold plating" }), from()))
        .outcome,
    ).toBe("unknown-treatment");
    for (let time = 0; time < 3; time++) await ask(touches);
    expect((await askForCall(touches, "glow-studio", asked(), from())).outcome).toBe("limited");
  });

  test("is deleted after two years", async ({ db }) => {
    const touches = testLeads(db);
    await addPeople(touches);
    await ask(touches);
    touches.pass(2 * 365 * 24 * 60 - 1);
    expect(await deleteOldLeads(touches)).toBe(0);
    touches.pass(2);
    expect([await deleteOldLeads(touches), await db.$count(leads)]).toEqual([1, 0]);
  });

  test("loses its message after 90 days, but not before", async ({ db }) => {
    const touches = testLeads(db);
    const { olivia } = await addPeople(touches);
    const id = await ask(touches);
    touches.pass(90 * 24 * 60 - 1);
    expect(await forgetLeadMessages(touches)).toBe(0);
    expect((await findLead(touches, olivia, id))?.message).toBe("Please speak slowly");
    touches.pass(2);
    expect(await forgetLeadMessages(touches)).toBe(1);
    expect((await db.select().from(leads).where(eq(leads.id, id)))[0]).toMatchObject({
      message: null,
      customerName: "Nora Feld",
    });
  });
});

test("response time is the median of five or more answers", async ({ db }) => {
  const touches = testLeads(db);
  const { olivia, glow } = await addPeople(touches);
  for (const [number, minutes] of [10, 600, 120, 180, 5000].entries()) {
    expect(await usualAnswer(touches, glow)).toBeNull();
    const id = await ask(touches, { email: `nora${number}@example.com` });
    touches.pass(minutes);
    await setLeadStatus(touches, olivia, id, { status: "answered", note: "" });
  }
  expect(await usualAnswer(touches, glow)).toBeCloseTo(180, 3);
  await ask(touches, { email: "late@example.com" });
  expect((await touches.mailsTo("late@example.com"))[0]?.text).toContain(
    "It usually answers within 3 hours.",
  );
});

test("shows the age of a request compared to one day", () => {
  const made = new Date("2026-11-21T18:00:00Z");
  const after = (minutes: number) =>
    responseClock(made, new Date(made.getTime() + minutes * 60_000));
  expect(after(20)).toEqual({ isLate: false, words: "Less than an hour old, 24 of 24 hours left" });
  expect(after(61)).toEqual({ isLate: false, words: "1 hour old, 23 of 24 hours left" });
  expect(after(24 * 60)).toEqual({ isLate: true, words: "24 hours old: over 24 hours" });
  expect(after(72 * 60)).toEqual({ isLate: true, words: "3 days old: over 24 hours" });
});

test("shows durations in hours and days", () => {
  expect([5, 60, 61, 1440, 1441].map(durationInWords)).toEqual([
    "within an hour",
    "within an hour",
    "within 2 hours",
    "within 24 hours",
    "within 2 days",
  ]);
});

test("requires a name, a phone number and an email address", () => {
  const read = leadSchema.safeParse({ name: "", phone: "12", email: "x", bestTime: "any" });
  expect(read.error?.issues.map(({ path }) => path[0])).toEqual(["name", "phone", "email"]);
});
