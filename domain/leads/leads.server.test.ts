import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import type { Executor } from "#database/database.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import { leads } from "#database/schema/leads.ts";
import { createEncryptor } from "#platform/encryption.ts";
import { from, testAccounts } from "#tests/support/accounts.ts";
import { test } from "#tests/support/database.ts";
import { addPeople } from "#tests/support/people.ts";
import { durationInWords, responseClock } from "./lead.ts";
import { type LeadInput, leadSchema } from "./lead-input.ts";
import { leadsOfAccount } from "./leads-of-account.server.ts";
import { countNewLeads, findLead, listLeads, setLeadStatus } from "./own-leads.server.ts";
import {
  deleteOldLeadMessages,
  deleteOldLeads,
  requestCallback,
  usualAnswer,
} from "./request-callback.server.ts";

const testLeads = (db: Executor) => ({
  ...testAccounts(db),
  messageEncryptor: createEncryptor("the secret of the tests, 32 characters", "message"),
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

async function ask(deps: ReturnType<typeof testLeads>, changes: Partial<LeadInput> = {}) {
  const answer = await requestCallback(deps, "glow-studio", asked(changes), from());
  if (answer.outcome !== "received") throw new Error(answer.outcome);
  return answer.id;
}

test("an account's callback requests are exported and deleted with it", async ({ db }) => {
  const deps = testLeads(db);
  const { gina } = await addPeople(deps);
  await ask(deps);
  await ask(deps, { email: gina.email });
  await ask(deps, { email: gina.email, message: "" });
  const part = leadsOfAccount(deps.messageEncryptor);
  expect(await part.collect(db, gina.userId)).toEqual([
    expect.objectContaining({
      medSpa: "Glow Studio",
      bestTime: "morning",
      message: "Please speak slowly",
    }),
    expect.objectContaining({ message: null }),
  ]);
  await part.erase(db, gina.userId);
  expect(await db.select({ email: leads.customerEmail }).from(leads)).toEqual([
    { email: "nora@example.com" },
  ]);
});

describe("a callback request", () => {
  test("belongs to the listing, and emails notify both sides without quoting the message", async ({
    db,
  }) => {
    const deps = testLeads(db);
    const { olivia } = await addPeople(deps);
    const id = await ask(deps);
    expect(await findLead(deps, olivia, id)).toMatchObject({
      status: "new",
      treatment: "Botox",
      message: "Please speak slowly",
      customerName: "Nora Feld",
    });
    const contents = [
      ...(await deps.emailsTo("nora@example.com")),
      ...(await deps.emailsTo("hello@glow.example.com")),
    ];
    expect(contents.map(({ kind }) => kind)).toEqual([
      "callback request (customer)",
      "callback request (listing)",
    ]);
    for (const { text } of contents) expect(text).not.toContain("slowly");
    expect(JSON.stringify(await db.select().from(leads))).not.toContain("slowly");
  });

  test("is not found for Oscar, a visitor or an editor", async ({ db }) => {
    const deps = testLeads(db);
    const { olivia, tess, oscar, gina, edda, ada } = await addPeople(deps);
    const id = await ask(deps);
    for (const actor of [oscar, gina, edda]) {
      expect([
        await findLead(deps, actor, id),
        await listLeads(deps, actor),
        await countNewLeads(deps, actor),
      ]).toEqual([null, [], 0]);
      expect(await setLeadStatus(deps, actor, id, { status: "answered", note: "" })).toBe(
        "not-found",
      );
    }
    for (const actor of [olivia, tess, ada]) expect(await countNewLeads(deps, actor)).toBe(1);
  });

  test("is answered once with a note, closed and reopened, and the first answer stops the clock", async ({
    db,
  }) => {
    const deps = testLeads(db);
    const { olivia } = await addPeople(deps);
    const id = await ask(deps);
    deps.pass(90);
    await setLeadStatus(deps, olivia, id, { status: "answered", note: "Comes on Friday" });
    const first = await findLead(deps, olivia, id);
    expect(first).toMatchObject({
      status: "answered",
      note: "Comes on Friday",
      answeredAt: deps.clock(),
    });
    deps.pass(60);
    for (const status of ["closed", "new", "answered"] as const)
      await setLeadStatus(deps, olivia, id, { status, note: "" });
    expect((await findLead(deps, olivia, id))?.answeredAt).toEqual(first?.answeredAt);
  });

  test("requires a published listing and a known treatment, and is rate limited per listing", async ({
    db,
  }) => {
    const deps = testLeads(db);
    await addPeople(deps);
    expect((await requestCallback(deps, "nowhere", asked(), from())).outcome).toBe("not-found");
    expect(
      (await requestCallback(deps, "glow-studio", asked({ treatment: "gold plating" }), from()))
        .outcome,
    ).toBe("unknown-treatment");
    for (let time = 0; time < 3; time++) await ask(deps);
    expect((await requestCallback(deps, "glow-studio", asked(), from())).outcome).toBe("limited");
  });

  test("does not store a treatment of reproductive or sexual health", async ({ db }) => {
    const deps = testLeads(db);
    const { olivia } = await addPeople(deps);
    const id = await ask(deps, { treatment: "hormone-therapy" });
    expect(await findLead(deps, olivia, id)).toMatchObject({ status: "new", treatment: null });
  });

  test("brings a practice that HIPAA covers nothing about health before the agreement", async ({
    db,
  }) => {
    const deps = testLeads(db);
    const { glow, olivia } = await addPeople(deps);
    const sign = (agreementSignedOn: string | null) =>
      db
        .update(listings)
        .set({ acceptsInsurance: true, agreementSignedOn })
        .where(eq(listings.id, glow));
    await sign(null);
    expect(await findLead(deps, olivia, await ask(deps))).toMatchObject({
      treatment: null,
      message: null,
    });
    await sign("2026-11-01");
    expect(await findLead(deps, olivia, await ask(deps))).toMatchObject({
      treatment: "Botox",
      message: "Please speak slowly",
    });
  });

  test("is deleted after two years", async ({ db }) => {
    const deps = testLeads(db);
    await addPeople(deps);
    await ask(deps);
    deps.pass(2 * 365 * 24 * 60 - 1);
    expect(await deleteOldLeads(deps)).toBe(0);
    deps.pass(2);
    expect([await deleteOldLeads(deps), await db.$count(leads)]).toEqual([1, 0]);
  });

  test("loses its message after 90 days, but not before", async ({ db }) => {
    const deps = testLeads(db);
    const { olivia } = await addPeople(deps);
    const id = await ask(deps);
    deps.pass(90 * 24 * 60 - 1);
    expect(await deleteOldLeadMessages(deps)).toBe(0);
    expect((await findLead(deps, olivia, id))?.message).toBe("Please speak slowly");
    deps.pass(2);
    expect(await deleteOldLeadMessages(deps)).toBe(1);
    expect((await db.select().from(leads).where(eq(leads.id, id)))[0]).toMatchObject({
      message: null,
      customerName: "Nora Feld",
    });
  });
});

test("response time is the median of five or more answers", async ({ db }) => {
  const deps = testLeads(db);
  const { olivia, glow } = await addPeople(deps);
  for (const [number, minutes] of [10, 600, 120, 180, 5000].entries()) {
    expect(await usualAnswer(deps, glow)).toBeNull();
    const id = await ask(deps, { email: `nora${number}@example.com` });
    deps.pass(minutes);
    await setLeadStatus(deps, olivia, id, { status: "answered", note: "" });
  }
  expect(await usualAnswer(deps, glow)).toBeCloseTo(180, 3);
  await ask(deps, { email: "late@example.com" });
  expect((await deps.emailsTo("late@example.com"))[0]?.text).toContain(
    "They usually answer within 3 hours.",
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
