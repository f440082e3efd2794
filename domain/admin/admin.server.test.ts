import { eq, sql } from "drizzle-orm";
import { expect } from "vitest";
import type { Executor } from "#database/database.ts";
import { users } from "#database/schema/accounts/accounts.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import { submissions } from "#database/schema/catalogue/submissions.ts";
import { findRevenue } from "#domain/billing/find-revenue.server.ts";
import { listInvoices } from "#domain/billing/list-invoices.server.ts";
import { listPremier } from "#domain/billing/list-premier.server.ts";
import { cancelPlan, refundInvoice } from "#domain/billing/manage-plan.server.ts";
import { makeBooking } from "#domain/bookings/make-booking.server.ts";
import {
  listAdminListingIds,
  listAdminListings,
} from "#domain/catalogue/listings/list-for-admin.server.ts";
import { listListings } from "#domain/catalogue/listings/list-listings.server.ts";
import {
  findRejection,
  resubmitListing,
} from "#domain/catalogue/submissions/rejected-submission.server.ts";
import { submitListing } from "#domain/catalogue/submissions/submit-listing.server.ts";
import { changeSection } from "#domain/listing-edits/change-section.server.ts";
import { runInLanguage } from "#platform/run-in-language.ts";
import { from } from "#tests/support/accounts.ts";
import { payWith, testBilling } from "#tests/support/billing.ts";
import { addBookableListings, bookingInput, testBookings } from "#tests/support/bookings.ts";
import { addDrafts } from "#tests/support/catalogue.ts";
import { test } from "#tests/support/database.ts";
import { clearInvalidated, test as heardTest } from "#tests/support/invalidation.ts";
import { addPeople } from "#tests/support/people.ts";
import { submission } from "#tests/support/submission.ts";
import { findHealth } from "./find-health.server.ts";
import { findAdminOverview } from "./find-overview.server.ts";
import { changeListings } from "./listings/change-listings.server.ts";
import { changeListingStatus } from "./listings/change-status.server.ts";

const all = { limit: 50, offset: 0 };
const number = async (db: Executor, query: ReturnType<typeof sql>) =>
  Number((await db.execute<{ n: string }>(query)).rows[0]?.n);

test("every admin figure equals a direct query", async ({ db }) => {
  const billing = testBilling(db);
  const people = await addBookableListings(testBookings(db));
  await makeBooking(testBookings(db), null, bookingInput(), from());
  await addDrafts(db, { name: "Not Yet Spa", status: "pending" });
  await payWith(billing, people.olivia, people.glow);
  billing.days(1);
  await payWith(billing, people.oscar, people.harbor);
  billing.days(65);
  await billing.deliverEvents();
  await cancelPlan(billing, people.oscar, people.harbor);
  const office = await findAdminOverview(billing, people.ada);
  const premium = await number(
    db,
    sql`select count(*) as n from listings where status = 'active' and is_premium`,
  );
  const total = await number(db, sql`select count(*) as n from listings where status = 'active'`);
  expect(office).toMatchObject({
    totalListings: total,
    premiumListings: premium,
    premiumPercentage: Math.round((1000 * premium) / total) / 10,
    totalBookings: await number(db, sql`select count(*) as n from bookings`),
    monthlyRevenue:
      (await number(
        db,
        sql`select sum(amount_cents) as n from (select distinct on (plan_id) amount_cents from invoices where state = 'paid' order by plan_id, paid_at desc) latest`,
      )) / 100,
    pendingListings: 1,
  });
  expect(office).toMatchObject({
    monthlyRevenue: 58,
    recentPremium: [{ name: "Harbor Studio" }, { name: "Glow Studio" }],
  });
  for (const actor of [people.olivia, people.gina, people.edda])
    expect(await findAdminOverview(billing, actor)).toBe("forbidden");
});

test("revenue matches the invoices, including refunds", async ({ db }) => {
  const billing = testBilling(db);
  const { olivia, oscar, ada, glow, harbor } = await addPeople(billing);
  await payWith(billing, olivia, glow);
  billing.days(40);
  await payWith(billing, oscar, harbor);
  billing.days(32);
  await billing.deliverEvents();
  const latest = await number(
    db,
    sql`select id as n from invoices where state = 'paid' order by paid_at desc, id desc limit 1`,
  );
  expect(await refundInvoice(billing, ada, latest)).toBe("done");
  const revenue = await findRevenue(billing, ada);
  if (revenue === "forbidden") throw new Error(revenue);
  const { months } = revenue;
  const sum = (of: (month: (typeof months)[number]) => number) =>
    months.reduce((total, month) => total + of(month), 0);
  expect(sum(({ collectedCents }) => collectedCents)).toBe(
    await number(
      db,
      sql`select sum(amount_cents) as n from invoices where state in ('paid', 'refunded')`,
    ),
  );
  expect(sum(({ refundedCents }) => refundedCents)).toBe(
    await number(db, sql`select sum(refunded_cents) as n from invoices`),
  );
  expect(sum(({ payments }) => payments)).toBe(
    await number(db, sql`select count(*) as n from invoices where state in ('paid', 'refunded')`),
  );
  expect(sum(({ refundedCents }) => refundedCents)).toBe(2900);
  expect(revenue.now).toMatchObject({
    paying: 1,
    trialsOver: 2,
    trialsConverted: 2,
    monthlyCents: 2900,
    yearlyCents: 34800,
    averageCents: 2900,
  });
  const premier = await listPremier(billing, ada, null, all);
  expect(premier).toMatchObject({
    counts: { active: 1, ended: 1 },
    listings: [{ listing: { name: "Harbor Studio" } }, { listing: { name: "Glow Studio" } }],
  });
  const brought =
    premier === "forbidden"
      ? 0
      : premier.listings.reduce((total, { broughtCents }) => total + broughtCents, 0);
  expect(brought).toBe(sum((month) => month.collectedCents - month.refundedCents));
  const billed = await listInvoices(billing, ada, {}, all);
  expect(billed).toMatchObject({
    sums: {
      count: 3,
      paidCents: sum(({ collectedCents }) => collectedCents),
      refundedCents: 2900,
      openCents: 0,
    },
    invoices: [{ refundedCents: 2900 }, { refundedCents: 0 }, { refundedCents: 0 }],
  });
  expect(await listInvoices(billing, ada, { state: "refunded" }, all)).toMatchObject({
    sums: { count: 1, paidCents: 2900 },
  });
  expect(await listInvoices(billing, ada, { words: "glow" }, all)).toMatchObject({
    sums: { count: 2 },
  });
  expect(await listInvoices(billing, ada, { words: "gl_w" }, all)).toMatchObject({
    sums: { count: 0 },
  });
  expect(await listInvoices(billing, olivia, {}, all)).toBe("forbidden");
  expect(await findRevenue(billing, olivia)).toBe("forbidden");
  expect(await listPremier(billing, oscar, null, all)).toBe("forbidden");
});

test("listings are found by name, phone, email or status, Premier first and then by name", async ({
  db,
}) => {
  const billing = testBilling(db);
  const { olivia, oscar, ada, glow, harbor } = await addPeople(billing);
  await addDrafts(db, {
    name: "Ákos Aesthetics",
    phone: "(714) 555-0166",
    email: "desk@akos.example.com",
    status: "pending",
  });
  const names = async (filter: Parameters<typeof listAdminListings>[2]) => {
    const found = await listAdminListings(billing, ada, filter, all);
    return found === "forbidden" ? found : found.clients.map(({ name }) => name);
  };
  expect(await names({})).toEqual(["Ákos Aesthetics", "Glow Studio", "Harbor Studio"]);
  await payWith(billing, oscar, harbor);
  expect(await names({})).toEqual(["Harbor Studio", "Ákos Aesthetics", "Glow Studio"]);
  expect(await names({ words: "akos aest" })).toEqual(["Ákos Aesthetics"]);
  expect(await names({ words: "5550166" })).toEqual(["Ákos Aesthetics"]);
  expect(await names({ words: "akos.example" })).toEqual(["Ákos Aesthetics"]);
  expect(await names({ words: "g_ow%" })).toEqual([]);
  expect(await names({ status: "pending" })).toEqual(["Ákos Aesthetics"]);
  expect(await names({ plan: "premier" })).toEqual(["Harbor Studio"]);
  expect(await names({ plan: "standard", status: "active" })).toEqual(["Glow Studio"]);
  const counted = await listAdminListings(billing, ada, { status: "pending" }, all);
  expect(counted).toMatchObject({ counts: { active: 2, pending: 1, inactive: 0 } });
  expect(await listAdminListings(billing, olivia, {}, all)).toBe("forbidden");
  expect(await listAdminListings(billing, { ...ada, owesSecondFactor: true }, {}, all)).toBe(
    "forbidden",
  );
  expect(glow).toBeGreaterThan(0);
});

heardTest(
  "hiding a listing removes it from every list at once and emails its owners the reason; showing it restores its position",
  async ({ own: { db }, invalidated }) => {
    const billing = testBilling(db);
    const { olivia, ada, glow } = await addPeople(billing);
    const listed = async (filter = {}) =>
      (await listListings(billing, filter, { limit: 50 })).map(({ name }) => name);
    const [{ categorySlug = "" } = {}] = await listListings(billing, {}, { limit: 50 });
    const reason = "The phone number belongs to someone else.";
    expect(
      await changeListingStatus(billing, olivia, [glow], { standing: "inactive", reason }),
    ).toBe("forbidden");
    await clearInvalidated(db, invalidated);
    expect(
      await changeListingStatus(billing, ada, [glow], { standing: "inactive", reason }),
    ).toMatchObject({ changed: 1 });
    expect(await listed()).not.toContain("Glow Studio");
    expect(await listed({ category: categorySlug })).not.toContain("Glow Studio");
    await expect.poll(() => invalidated).toContain("med-spa:glow-studio");
    expect(
      await changeListingStatus(billing, ada, [glow], { standing: "inactive", reason }),
    ).toMatchObject({ changed: 0 });
    expect(
      await changeListingStatus(billing, ada, [glow, 999_999], { standing: "active" }),
    ).toMatchObject({ changed: 1 });
    expect(await listed({ category: categorySlug })).toContain("Glow Studio");
    const emails = (await billing.emailsTo("olivia@glow.example.com"))
      .filter(({ kind }) => kind === "listing")
      .map(({ text }) => text);
    expect(emails).toHaveLength(2);
    expect(emails.some((text) => text.includes(reason))).toBe(true);
  },
);

test("a rejected pending listing is reported to the email address that it came with", async ({
  db,
}) => {
  const billing = testBilling(db);
  const { ada } = await addPeople(billing);
  await addDrafts(
    db,
    { name: "Dune Spa", email: "desk@dune.example.com", status: "pending" },
    { name: "Dune Two", email: "two@dune.example.com", status: "pending" },
  );
  const [id = 0, fromFile = 0] = await listAdminListingIds(billing, { words: "dune" }, 2);
  await db.insert(submissions).values({ listingId: id, wantedPlan: "standard", source: "page" });
  await changeListingStatus(billing, ada, [id, fromFile], {
    standing: "inactive",
    reason: "There is no such street.",
  });
  const [message] = await billing.emailsTo("desk@dune.example.com");
  expect(message?.text).toContain("Dune Spa was not accepted");
  expect(message?.text).toContain("/add-listing/account?token=");
  // Addresses from an import never asked for emails.
  expect(await billing.emailsTo("two@dune.example.com")).toEqual([]);
});

test("only its owner can correct and resubmit a rejected submission", async ({ db }) => {
  const billing = testBilling(db);
  const { ada, olivia, oscar, glow } = await addPeople(billing);
  await db.update(listings).set({ status: "pending" }).where(eq(listings.id, glow));
  await db.insert(submissions).values({ listingId: glow, wantedPlan: "standard", source: "page" });
  const status = async () =>
    (await db.select({ status: listings.status }).from(listings).where(eq(listings.id, glow)))[0]
      ?.status;
  expect(await resubmitListing(billing, olivia, glow)).toBe("not-found");
  await changeListingStatus(billing, ada, [glow], {
    standing: "inactive",
    reason: "There is no such street.",
  });
  expect(await findRejection(billing, glow)).toEqual({ reason: "There is no such street." });
  expect(await resubmitListing(billing, olivia, glow)).toBe("unattested");
  // The owner's correction applies at once, because nothing was published yet.
  const renamed = {
    section: "name" as const,
    facts: { name: "Glow Studio Irvine" },
    seen: 0,
    attests: true,
  };
  expect((await changeSection(billing, olivia, glow, renamed)).outcome).toBe("applied");
  expect(await resubmitListing(billing, oscar, glow)).toBe("not-found");
  expect(await resubmitListing(billing, olivia, glow)).toBe("resubmitted");
  expect([await status(), await findRejection(billing, glow)]).toEqual(["pending", null]);
  expect(await resubmitListing(billing, olivia, glow)).toBe("not-found");
  await changeListingStatus(billing, ada, [glow], { standing: "active" });
  // Hidden later, it is not a rejected submission: the admin decides.
  await changeListingStatus(billing, ada, [glow], {
    standing: "inactive",
    reason: "Closed for good.",
  });
  expect(await resubmitListing(billing, olivia, glow)).toBe("not-found");
});

test("emails use Spanish for a Spanish submission, and the last sign-in's locale for the owner", async ({
  db,
}) => {
  const billing = testBilling(db);
  const { olivia, ada, glow } = await addPeople(billing);
  const email = "hello@harbor-light.example.com";
  const lastTo = async (address: string) => (await billing.emailsTo(address))[0]?.text;
  const sent = await runInLanguage("es", () =>
    submitListing(billing, submission(), { source: "page" }),
  );
  const id = sent.outcome === "received" ? sent.id : 0;
  expect(await lastTo(email)).toMatch(
    /^Administre su ficha[\s\S]*\/es\/add-listing\/account\?token=/,
  );
  await changeListingStatus(billing, ada, [id], {
    standing: "inactive",
    reason: "There is no such street.",
  });
  expect(await lastTo(email)).toMatch(
    /No aceptamos la ficha[\s\S]*Motivo: There is no such street/,
  );
  await changeListingStatus(billing, ada, [id], { standing: "active" });
  expect(await lastTo(email)).toMatch(/ya está publicada[\s\S]*\/es\/listing\//);
  await db.update(users).set({ locale: "es" }).where(eq(users.id, olivia.userId));
  await changeListingStatus(billing, ada, [glow], {
    standing: "inactive",
    reason: "The phone number belongs to someone else.",
  });
  expect(await lastTo(olivia.email)).toContain("La ficha de Glow Studio ya no se muestra");
});

test("publishes all listings of a filter together, unless the filter matches others by then", async ({
  db,
}) => {
  const billing = testBilling(db);
  const { olivia, ada } = await addPeople(billing);
  const drafts = Array.from({ length: 130 }, (_, index) => ({
    name: `Dune ${index}`,
    status: "pending" as const,
  }));
  await addDrafts(db, ...drafts);
  const filter = { words: "dune", status: "pending" as const };
  expect(await changeListings(billing, olivia, { filter, seen: 130 }, { intent: "show" })).toBe(
    "forbidden",
  );
  expect(await changeListings(billing, ada, { filter, seen: 129 }, { intent: "show" })).toBe(
    "others",
  );
  expect(
    await changeListings(billing, ada, { filter, seen: 130 }, { intent: "show" }),
  ).toMatchObject({ changed: 130 });
  expect(
    (await listListings(billing, {}, { limit: 200 })).filter(({ name }) => name.startsWith("Dune")),
  ).toHaveLength(130);
});

test("sets the main category of many listings at once and keeps their other categories", async ({
  db,
}) => {
  const billing = testBilling(db);
  const { olivia, ada, glow, harbor } = await addPeople(billing);
  const category = "acne-scar-treatments";
  expect(await changeListings(billing, olivia, [glow], { intent: "category", category })).toBe(
    "forbidden",
  );
  expect(
    await changeListings(billing, ada, [glow, harbor, glow, 999_999], {
      intent: "category",
      category,
    }),
  ).toMatchObject({ changed: 2 });
  expect(
    await changeListings(billing, ada, [glow, harbor], { intent: "category", category }),
  ).toMatchObject({ changed: 0 });
  expect(
    await changeListings(billing, ada, [glow], { intent: "category", category: "none-such" }),
  ).toMatchObject({ changed: 0 });
  const listed = await listListings(billing, { category }, { limit: 50 });
  expect(listed.map(({ name, categorySlug }) => [name, categorySlug]).sort()).toEqual([
    ["Glow Studio", category],
    ["Harbor Studio", category],
  ]);
  expect(
    (await listListings(billing, { category: "cosmetic-injectables-fillers" }, { limit: 50 })).map(
      ({ name }) => name,
    ),
  ).toContain("Glow Studio");
});

test("site health is counted from its own tables", async ({ db }) => {
  const billing = testBilling(db);
  const { ada, olivia } = await addPeople(billing);
  const backups = { list: async () => [], make: async () => {} };
  await db.execute(
    sql`insert into jobs (name, due_at, failures) values ('send emails', now(), 2), ('sweep', now(), 0)`,
  );
  await changeListingStatus(
    billing,
    ada,
    [(await listListings(billing, {}, { limit: 1 }))[0]?.id ?? 0],
    { standing: "inactive", reason: "For this test alone." },
  );
  const health = await findHealth(
    { db, backups, mailer: { asFile: async () => new Uint8Array() } },
    ada,
  );
  expect(health).toMatchObject({
    failingJobs: ["send emails"],
    jobs: 2,
    lastBackup: null,
    emails: {
      waiting: await number(
        db,
        sql`select count(*) as n from emails where sent_at is null and failed_at is null`,
      ),
      failed: 0,
    },
  });
  expect(health).toMatchObject({
    databaseBytes: expect.toSatisfy((bytes: number) => bytes > 1_000_000),
  });
  expect(
    await findHealth({ db, backups, mailer: { asFile: async () => new Uint8Array() } }, olivia),
  ).toBe("forbidden");
});
