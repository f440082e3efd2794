import { type SQL, sql } from "drizzle-orm";
import { expect } from "vitest";
import type { Executor } from "#database/database.ts";
import { addMembership } from "#domain/accounts/site-admins/command-line.server.ts";
import { findMovedSlug } from "#domain/catalogue/slugs/slugs.server.ts";
import { createSeededRandom } from "#shared/seeded.ts";
import { testAccounts } from "#tests/support/accounts.ts";
import { test } from "#tests/support/database.ts";
import { clearInvalidated, test as heardTest } from "#tests/support/invalidation.ts";
import { addPeople } from "#tests/support/people.ts";
import {
  addEndpoint,
  addEverything,
  addKey,
  addNamed,
  addRunningPlan,
} from "#tests/support/two-listings.ts";
import { droppedTables, movers } from "../internal/movers.server.ts";
import { findMerge } from "./find-merge.server.ts";
import { mergeListings } from "./merge-listings.server.ts";

type People = Awaited<ReturnType<typeof addPeople>>;
type Deps = ReturnType<typeof testAccounts>;

async function rowsOf<Row extends Record<string, unknown>>(db: Executor, query: SQL) {
  return (await db.execute<Row>(query)).rows;
}

async function merge(
  deps: Deps,
  { ada }: People,
  kept: number,
  other: number,
  given: { take?: string[]; comeAlong?: boolean; seen?: string } = {},
) {
  const found = await findMerge(deps, ada, kept, other);
  if (!found || found === "forbidden") throw new Error("One of them is gone");
  return mergeListings(deps, ada, {
    kept,
    other,
    take: [],
    comeAlong: false,
    seen: found.seen,
    ...given,
  });
}

test("a module moves every table that refers to a listing, or the table has a reason not to", async ({
  db,
}) => {
  const referring = await rowsOf<{ name: string }>(
    db,
    sql`select distinct conrelid::regclass::text as name from pg_constraint where contype = 'f' and confrelid = 'listings'::regclass order by 1`,
  );
  const said = [...movers.flatMap(({ tables }) => tables), ...Object.keys(droppedTables)];
  expect(referring.length).toBeGreaterThan(25);
  expect(said.toSorted()).toEqual(referring.map(({ name }) => name));
});

function diceOf(seed: number) {
  const random = createSeededRandom(seed);
  return (sides: number) => Math.floor(random() * sides);
}

/** Totals that a merge must preserve, for any random data. */
const sums = (ids: number[]) => {
  const its = sql`listing_id = any(${sql.param(ids)}::int[])`;
  const count = (table: string, and = sql`true`) =>
    sql`(select count(*)::int from ${sql.identifier(table)} where ${its} and ${and})`;
  return sql`select ${count("bookings")} as bookings, ${count("booking_blocks")} as blocks, ${count("booking_slots")} as quarters, ${count("waitlist_entries")} as waiting,
    ${count("questions")} as questions, ${count("leads")} as leads, ${count("specials")} as specials, ${count("photo_pairs")} as pairs, ${count("review_invitations")} as invitations,
    ${count("listing_claims")} as claims, ${count("import_rows")} as rows, ${count("plans")} as plans, ${count("reviews", sql`user_id is null`)} as strangers,
    (select count(distinct user_id)::int from reviews where ${its}) as authors, (select count(distinct user_id)::int from favorites where ${its}) as keepers,
    (select count(distinct number)::int from licenses where ${its}) as licenses, (select count(distinct treatment_id)::int from bookable_treatments where ${its}) as bookable,
    (select least(1, count(*))::int from booking_settings where ${its}) as settings, (select sum(views)::int from listing_days where ${its}) as views, (select sum(impressions)::int from listing_days where ${its}) as impressions,
    (select sum(times)::int from listing_search_days where ${its}) as searched, (select sum(times)::int from listing_hours where ${its}) as opened,
    (select array[sum(amount_cents), sum(refunded_cents), count(*)]::int[] from invoices i join plans p on p.id = i.plan_id where ${its}) as money,
    (select count(*)::int from vouchers c join specials s on s.id = c.special_id where ${its}) as claimed,
    (select least(20, count(*))::int from uploads where owner = 'gallery' and subject_id = any(${sql.param(ids)}::int[])) as photos,
    (select least(1, count(*))::int from uploads where owner = 'logo' and subject_id = any(${sql.param(ids)}::int[])) as logos`;
};

test("after a merge, all data belongs to the remaining listing and no reference to the other is left", async ({
  db,
}) => {
  const deps = testAccounts(db);
  const people = await addPeople(deps);
  const userIds = [people.gina.userId, people.edda.userId, people.oscar.userId];
  for (let round = 0; round < 4; round++) {
    const dice = diceOf(round);
    const kept = await addNamed(db, `Kept ${round}`, { email: `kept${round}@x.example` });
    const other = await addNamed(db, `Other ${round}`, { website: null });
    for (const { id } of [kept, other]) await addEverything(db, id, userIds, dice);
    const both = [kept.id, other.id];
    const before = await rowsOf(db, sums(both));
    const visits = sql`select b.id, b.starts_at, count(q.quarter_hour)::int as quarters from bookings b join booking_slots q on q.booking_id = b.id
      where b.listing_id = any(${sql.param(both)}::int[]) group by b.id order by b.id`;
    const visitsBefore = await rowsOf(db, visits);
    const [{ history } = { history: 0 }] = await rowsOf<{ history: number }>(
      db,
      sql`select count(*)::int as history from listing_edit_history where listing_id = any(${sql.param(both)}::int[])`,
    );
    expect(await merge(deps, people, kept.id, other.id)).toEqual({ slug: kept.slug });

    expect(await rowsOf(db, sums(both))).toEqual(before);
    expect(await rowsOf(db, sums([kept.id]))).toEqual(before);
    expect(await rowsOf(db, visits)).toEqual(visitsBefore);
    expect(await rowsOf(db, sql`select 1 from listings where id = ${other.id}`)).toEqual([]);
    for (const table of movers.flatMap(({ tables }) => tables))
      expect({
        table,
        left: await rowsOf(
          db,
          sql`select 1 from ${sql.identifier(table)} where listing_id = ${other.id}`,
        ),
      }).toEqual({ table, left: [] });
    expect(
      await rowsOf(
        db,
        sql`select 1 from uploads where owner in ('gallery', 'logo') and subject_id = ${other.id}`,
      ),
    ).toEqual([]);
    // Capacity matches between bookings and quarters, and each review counts once.
    expect(
      await rowsOf(
        db,
        sql`select b.id from bookings b join booking_slots q on q.booking_id = b.id where b.listing_id = ${kept.id} and q.station <> b.station`,
      ),
    ).toEqual([]);
    const [totals] = await rowsOf<{ counted: number; rows: number; mean: number; rating: number }>(
      db,
      sql`select m.review_count as counted, m.rating::float8 as rating, count(r.id)::int as rows, round(avg(r.rating), 2)::float8 as mean
        from listings m join reviews r on r.listing_id = m.id and r.status = 'published' where m.id = ${kept.id} group by m.id`,
    );
    expect(totals).toMatchObject({ counted: totals?.rows, rating: totals?.mean });
    expect(
      await rowsOf(
        db,
        sql`select state, count(*)::int as n from listing_edits where listing_id = ${kept.id} group by state order by state`,
      ),
    ).toEqual([
      { state: "pending", n: 1 },
      { state: "withdrawn", n: 1 },
    ]);
    const [{ now } = { now: 0 }] = await rowsOf<{ now: number }>(
      db,
      sql`select count(*)::int as now from listing_edit_history where listing_id = ${kept.id}`,
    );
    expect(now).toBe(history + 2);
    expect(
      await rowsOf(
        db,
        sql`select user_id from listing_claims where listing_id = ${kept.id} and state = 'waiting' group by user_id having count(*) > 1`,
      ),
    ).toEqual([]);
    expect(await findMovedSlug(deps, other.slug)).toBe(kept.slug);
    expect(
      await rowsOf(db, sql`select 1 from old_slugs where listing_id = ${kept.id}`),
    ).toHaveLength(3);
  }
});

const shown = (id: number) => {
  const count = (table: string) =>
    sql`(select count(*)::int from ${sql.identifier(table)} where listing_id = ${id})`;
  return sql`select ${count("reviews")} as reviews, ${count("bookings")} as bookings, ${count("booking_blocks")} as blocks, ${count("waitlist_entries")} as waiting,
    ${count("questions")} as questions, ${count("leads")} as calls, ${count("specials")} as offers, ${count("favorites")} as favorites, ${count("licenses")} as licenses,
    ${count("listing_claims")} as claims, ${count("plans")} as plans, ${count("photo_pairs")} as pairs,
    (select count(*)::int from uploads where owner = 'gallery' and subject_id = ${id}) as photos, (select sum(views)::int from listing_days where listing_id = ${id}) as views`;
};

test("the preview of a merge matches its result", async ({ db }) => {
  const deps = testAccounts(db);
  const people = await addPeople(deps);
  const dice = diceOf(77);
  for (const id of [people.glow, people.harbor])
    await addEverything(db, id, [people.gina.userId, people.edda.userId, people.ada.userId], dice);
  const found = await findMerge(deps, people.ada, people.glow, people.harbor);
  if (!found || found === "forbidden") throw new Error("Both are there");
  const [before = {}] = await rowsOf<Record<string, number>>(db, shown(people.glow));
  expect(await merge(deps, people, people.glow, people.harbor)).toEqual({ slug: "glow-studio" });
  const [after = {}] = await rowsOf<Record<string, number>>(db, shown(people.glow));
  const counts: Record<string, number | boolean> = found.counts;
  const goes: Record<string, number> = {
    reviews: found.counts.doubleReviews,
    photos: found.counts.photosThatGo,
  };
  const expected = Object.entries(before).map(([name, there]) => [
    name,
    there + Number(counts[name]) - (goes[name] ?? 0),
  ]);
  expect(after).toEqual(Object.fromEntries(expected));
});

heardTest(
  "a merge invalidates both listings, their lists and all their addresses",
  async ({ own: { db }, invalidated }) => {
    const deps = testAccounts(db);
    const people = await addPeople(deps);
    await db.execute(
      sql`insert into old_slugs (slug, listing_id, until) values ('harbor-before', ${people.harbor}, now())`,
    );
    await clearInvalidated(db, invalidated);
    await merge(deps, people, people.glow, people.harbor);
    const touched = [
      "med-spa:glow-studio",
      "med-spa:harbor-studio",
      "med-spa:harbor-before",
      "city:irvine",
      "treatment:botox:irvine",
      "catalogue",
    ];
    await expect.poll(() => invalidated).toEqual(expect.arrayContaining(touched));
    expect(await findMovedSlug(deps, "harbor-before")).toBe("glow-studio");
  },
);

test("takes the selected fields with their source and offers those missing from the remaining listing", async ({
  db,
}) => {
  const deps = testAccounts(db);
  const people = await addPeople(deps);
  const { glow, ada } = people;
  const other = await addNamed(db, "Glow Med Spa", {
    phone: "949.555.0100",
    treatmentPhilosophy: "Less is more.",
    description: "Another text.",
    website: "https://other.example.com/",
  });
  await db.execute(
    sql`insert into confirmations (listing_id, field, source, confirmed_on) values (${other.id}, 'description', 'owner', '2026-10-01')`,
  );
  const found = await findMerge(deps, ada, glow, other.id);
  expect(found).toMatchObject({
    choices: expect.arrayContaining([
      expect.objectContaining({ name: "treatmentPhilosophy", isTaken: true }),
    ]),
  });
  const names = found && found !== "forbidden" ? found.choices.map(({ name }) => name) : [];
  // The same phone number in two formats is not a choice.
  expect(names).toEqual(["name", "description", "treatmentPhilosophy", "website"]);
  await merge(deps, people, glow, other.id, { take: ["description", "address"] });
  expect(
    await rowsOf(
      db,
      sql`select slug, name, description, treatment_philosophy from listings where id = ${glow}`,
    ),
  ).toEqual([
    {
      slug: "glow-studio",
      name: "Glow Studio",
      description: "Another text.",
      treatment_philosophy: null,
    },
  ]);
  expect(
    await rowsOf(
      db,
      sql`select source, confirmed_on::text as on from confirmations where listing_id = ${glow} and field = 'description'`,
    ),
  ).toEqual([{ source: "owner", on: "2026-10-01" }]);
  const [entry] = await rowsOf(
    db,
    sql`select changes, reason from listing_edit_history where listing_id = ${glow} order by id desc limit 1`,
  );
  expect(entry).toMatchObject({
    reason: "Glow Med Spa was merged into it.",
    changes: { description: { after: "Another text." } },
  });
});

test("refuses to merge with two plans, a hidden remaining listing or a payer who would lose access", async ({
  db,
}) => {
  const deps = testAccounts(db);
  const people = await addPeople(deps);
  const { glow, harbor, olivia, ada } = people;
  expect(
    await mergeListings(deps, olivia, {
      kept: glow,
      other: harbor,
      take: [],
      comeAlong: true,
      seen: "",
    }),
  ).toBe("forbidden");
  expect(
    await mergeListings(
      deps,
      { ...ada, impersonator: { userId: 1, until: new Date() } },
      { kept: glow, other: harbor, take: [], comeAlong: true, seen: "" },
    ),
  ).toBe("forbidden");
  expect(await merge(deps, people, glow, glow).catch(() => "nothing")).toBe("same");
  expect(
    await mergeListings(deps, ada, {
      kept: glow,
      other: 999_999,
      take: [],
      comeAlong: false,
      seen: "",
    }),
  ).toBe("gone");
  expect(await merge(deps, people, glow, harbor, { seen: "another" })).toBe("changed");
  await db.execute(sql`update listings set status = 'inactive' where id = ${glow}`);
  expect(await merge(deps, people, glow, harbor)).toBe("not-shown");
  await db.execute(sql`update listings set status = 'active' where id = ${glow}`);
  await addRunningPlan(db, harbor, "oscar@harbor.example.com");
  expect(await merge(deps, people, glow, harbor)).toBe("payer");
  await addRunningPlan(db, glow);
  expect(await merge(deps, people, glow, harbor, { comeAlong: true })).toBe("both-plans");
  expect(
    await rowsOf(db, sql`select id from listings where id in (${glow}, ${harbor})`),
  ).toHaveLength(2);
});

test("a running plan makes the remaining listing Premier, and moved members are notified once", async ({
  db,
}) => {
  const deps = testAccounts(db);
  const people = await addPeople(deps);
  const { glow, harbor, oscar, olivia } = people;
  await addMembership(deps, oscar.userId, { listingId: glow, role: "front_desk" });
  await db.execute(
    sql`insert into saved_searches (user_id, name, query, wants_alerts, saved_at, known_listings) values (${people.gina.userId}, 'B', 'q=b', true, now(), array[${harbor}::int, 7])`,
  );
  await addRunningPlan(db, harbor, oscar.email);
  await addKey(db, harbor, oscar.userId);
  await addEndpoint(db, harbor, oscar.userId);
  expect(await merge(deps, people, glow, harbor, { comeAlong: true })).toEqual({
    slug: "glow-studio",
  });
  expect(
    await rowsOf(db, sql`select listing_id as id, revoked_at as revoked from api_keys`),
  ).toEqual([{ id: glow, revoked: null }]);
  expect(
    await rowsOf(db, sql`select listing_id as id, disabled_for from webhook_endpoints`),
  ).toEqual([{ id: glow, disabled_for: null }]);
  expect(await rowsOf(db, sql`select is_premium from listings where id = ${glow}`)).toEqual([
    { is_premium: true },
  ]);
  expect(
    await rowsOf(
      db,
      sql`select distinct is_premium from listing_treatments where listing_id = ${glow}`,
    ),
  ).toEqual([{ is_premium: true }]);
  expect(
    await rowsOf(db, sql`select role from memberships where user_id = ${oscar.userId}`),
  ).toEqual([{ role: "owner" }]);
  expect(
    await rowsOf(db, sql`select known_listings as known from saved_searches where query = 'q=b'`),
  ).toEqual([{ known: [7, glow] }]);
  for (const { email } of [oscar, olivia]) {
    const emails = (await deps.emailsTo(email)).filter(({ kind }) => kind === "listing");
    expect(emails.map(({ text }) => text.includes("You manage it as before."))).toEqual([true]);
  }
});

test("members left out lose access, and their invitations and keys stop working", async ({
  db,
}) => {
  const deps = testAccounts(db);
  const people = await addPeople(deps);
  const { glow, harbor, oscar } = people;
  await db.execute(sql`insert into tokens (token_hash, purpose, email, detail, created_at, expires_at)
    values ('h', 'own listing', 'x@x.example', json_build_object('listingId', ${harbor}::int), now(), now())`);
  await addKey(db, harbor, oscar.userId);
  await addEndpoint(db, harbor, oscar.userId);
  await merge(deps, people, glow, harbor);
  expect(
    await rowsOf(db, sql`select listing_id as id, revoked_at is not null as revoked from api_keys`),
  ).toEqual([{ id: glow, revoked: true }]);
  expect(
    await rowsOf(db, sql`select listing_id as id, disabled_for from webhook_endpoints`),
  ).toEqual([{ id: glow, disabled_for: "maker" }]);
  expect(await rowsOf(db, sql`select 1 from memberships where user_id = ${oscar.userId}`)).toEqual(
    [],
  );
  expect(await rowsOf(db, sql`select 1 from tokens where token_hash = 'h'`)).toEqual([]);
  expect((await deps.emailsTo(oscar.email)).find(({ kind }) => kind === "listing")?.text).toContain(
    "you no longer do",
  );
});
