import { eq, sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { apiKeys } from "#database/schema/accounts/api-keys.ts";
import { listingDays, listingHours, listingSearchDays } from "#database/schema/analytics.ts";
import { invoices, plans } from "#database/schema/billing.ts";
import {
  bookableTreatments,
  bookingBlocks,
  bookingSettings,
  bookingSlots,
  bookings,
  waitlistEntries,
} from "#database/schema/bookings.ts";
import { oldSlugs } from "#database/schema/catalogue/confirmations.ts";
import { licenses } from "#database/schema/catalogue/listing-details.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import { importRows, imports } from "#database/schema/imports.ts";
import { leads } from "#database/schema/leads.ts";
import { listingClaims } from "#database/schema/listing-claims.ts";
import { listingEditHistory, listingEdits } from "#database/schema/listing-edits/listing-edits.ts";
import { photoPairs } from "#database/schema/photos.ts";
import { questions } from "#database/schema/questions.ts";
import { reviewInvitations, reviews } from "#database/schema/reviews.ts";
import { favorites } from "#database/schema/saved.ts";
import { specials, vouchers } from "#database/schema/specials.ts";
import { uploads } from "#database/schema/uploads.ts";
import { addDrafts } from "./catalogue.ts";

const at = new Date("2026-11-20T18:00:00Z");
/** Monday the 23rd, 9 a.m. local time, in quarter hours. */
const firstQuarter = Math.floor(new Date("2026-11-23T17:00:00Z").getTime() / 900_000);
const day = (number: number) => `2026-11-${String(1 + (number % 28)).padStart(2, "0")}`;

export async function addNamed(
  db: Executor,
  name: string,
  changes: Parameters<typeof addDrafts>[1] = {},
) {
  const [{ slug } = { slug: "" }] = await addDrafts(db, { name, ...changes });
  const [added] = await db
    .select({ id: listings.id })
    .from(listings)
    .where(eq(listings.slug, slug));
  return { id: added?.id ?? 0, slug };
}

type Dice = (sides: number) => number;
const times = <Row>(count: number, of: (index: number) => Row) =>
  Array.from({ length: count }, (_, index) => of(index));
const unlike = (dice: Dice) => `${dice(1e9)}-${dice(1e9)}`;

/** Adds random rows of a listing to all modules. `userIds`: people who act at both listings. */
export async function addEverything(
  db: Executor,
  listingId: number,
  userIds: number[],
  dice: Dice,
) {
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from treatments order by id limit 2`,
  );
  const treatmentId = rows[0]?.id ?? 0;
  const some = userIds.filter(() => dice(3) > 0);
  const its = { listingId, treatmentId };
  const person = { customerName: "Nora", customerPhone: "1", createdAt: at };
  const text = "On time, explained without hurry, and honest about what it would not change.";
  const written = {
    listingId,
    rating: 1 + dice(5),
    authorName: "G.",
    text,
    visitedOn: day(3),
    createdAt: at,
  };
  const published = { status: "published" as const, proof: "email" as const, publishedAt: at };
  await db
    .insert(reviews)
    .values([
      ...some.map((userId) => ({
        ...written,
        ...published,
        userId,
        submittedAt: new Date(at.getTime() + dice(1e6)),
      })),
      ...times(1 + dice(3), () => ({ ...written, ...published, submittedAt: at })),
    ]);
  await db
    .insert(reviewInvitations)
    .values({
      ...its,
      tokenHash: unlike(dice),
      proof: "booking",
      name: "N",
      email: "n@x.example",
      visitedOn: day(1),
      createdAt: at,
      expiresAt: at,
    });
  await db
    .insert(bookableTreatments)
    .values(rows.slice(dice(2)).map(({ id }) => ({ listingId, treatmentId: id })));
  if (dice(3) > 0) await db.insert(bookingSettings).values({ listingId, capacity: 1 + dice(3) });
  await addVisits(db, its, dice);
  const waits = { ...its, ...person, day: day(25) };
  await db
    .insert(waitlistEntries)
    .values(
      times(1 + dice(3), (index) => ({
        ...waits,
        customerEmail: `w${index}@x.example`,
        createdAt: new Date(at.getTime() + dice(1e6)),
      })),
    );
  await db
    .insert(questions)
    .values(times(1 + dice(3), () => ({ listingId, text: "Is there parking?", askedAt: at })));
  await db
    .insert(leads)
    .values(
      times(1 + dice(3), () => ({
        listingId,
        ...person,
        customerEmail: "n@x.example",
        bestTime: "any" as const,
      })),
    );
  const offer = {
    listingId,
    title: "Offer",
    description: "An offer",
    validFrom: day(1),
    validTo: day(27),
  };
  const offers = await db
    .insert(specials)
    .values(times(1 + dice(3), () => offer))
    .returning({ id: specials.id });
  await db.insert(vouchers).values(
    offers.map(({ id }) => {
      const voucher = {
        person: "n",
        customerEmail: "n@x.example",
        fingerprint: `voucher ${id}`,
        code: "sealed",
        confirmedAt: at,
      };
      return { specialId: id, ...voucher, validTo: day(27), createdAt: at };
    }),
  );
  const picture = {
    subjectId: listingId,
    width: 9,
    height: 9,
    createdAt: at,
    description: "A room",
  };
  await db
    .insert(uploads)
    .values([
      ...times(1 + dice(14), (position) => ({
        ...picture,
        owner: "gallery" as const,
        position,
        key: unlike(dice),
      })),
      ...times(dice(2), () => ({ ...picture, owner: "logo" as const, key: unlike(dice) })),
    ]);
  await db
    .insert(photoPairs)
    .values(
      times(1 + dice(2), () => ({
        ...its,
        weeks: 6,
        consentedOn: day(1),
        consentText: "yes",
        unalteredText: "yes",
        recordedAt: at,
      })),
    );
  if (some.length > 0)
    await db
      .insert(favorites)
      .values(
        some.map((userId) => ({ userId, listingId, savedAt: new Date(at.getTime() + dice(1e6)) })),
      );
  if (some.length > 0)
    await db
      .insert(listingClaims)
      .values(
        some.map((userId) => ({
          userId,
          listingId,
          proof: "document" as const,
          state: "waiting" as const,
          createdAt: at,
        })),
      );
  const changes = { phone: { before: "1", after: "2", source: "owner" as const } };
  const [revision] = await db
    .insert(listingEdits)
    .values({ listingId, changes, createdAt: at })
    .returning({ id: listingEdits.id });
  await db
    .insert(listingEditHistory)
    .values({
      listingId,
      listingEditId: revision?.id ?? null,
      act: "proposed",
      source: "owner",
      changes,
      at,
    });
  const [file] = await db
    .insert(imports)
    .values({
      name: "f.csv",
      format: "CSV",
      headers: [],
      columns: [],
      rules: {},
      total: 1,
      createdAt: at,
    })
    .returning({ id: imports.id });
  await db
    .insert(importRows)
    .values({ importId: file?.id ?? 0, position: 0, cells: [], listingId, did: "added" });
  await db
    .insert(listingDays)
    .values(
      times(1 + dice(6), (index) => ({
        listingId,
        day: day(index * 3),
        source: "search",
        isPremium: false,
        views: dice(90),
        impressions: dice(900),
      })),
    );
  await db
    .insert(listingSearchDays)
    .values({
      listingId,
      day: day(4),
      name: "treatment/botox",
      times: 1 + dice(9),
      opens: dice(5),
    });
  await db.insert(listingHours).values({ listingId, day: day(4), hour: 11, times: 1 + dice(9) });
  await db.insert(oldSlugs).values({ slug: `before-${unlike(dice)}`, listingId, until: at });
  await db
    .insert(licenses)
    .values(
      [`A ${dice(2)}`, `B ${dice(5)}`].map((number) => ({
        listingId,
        kind: "facility" as const,
        holder: "Glow",
        number,
        checkedOn: dice(2) ? day(5) : null,
      })),
    );
  await addEndedPlan(db, listingId, dice);
}

/** Uses the lowest free unit of capacity, as bookings do. */
async function addVisits(
  db: Executor,
  its: { listingId: number; treatmentId: number },
  dice: Dice,
) {
  const taken = new Set<string>();
  for (let visit = 0; visit < 3 + dice(9); visit++) {
    const [start, length] = [firstQuarter + dice(12), 1 + dice(4)];
    const quarters = times(length, (index) => start + index);
    let place = 1;
    while (quarters.some((quarter) => taken.has(`${place} ${quarter}`))) place++;
    for (const quarter of quarters) taken.add(`${place} ${quarter}`);
    const time = {
      listingId: its.listingId,
      startsAt: new Date(start * 900_000),
      minutes: length * 15,
      station: place,
      createdAt: at,
    };
    const isBlock = dice(4) === 0;
    const person = {
      customerName: "Nora",
      customerEmail: "n@x.example",
      customerPhone: "1",
      bufferMinutes: 0,
      status: "confirmed" as const,
    };
    const [added] = isBlock
      ? await db
          .insert(bookingBlocks)
          .values({ ...time, kind: "walk-in" })
          .returning({ id: bookingBlocks.id })
      : await db
          .insert(bookings)
          .values({ ...time, ...its, ...person })
          .returning({ id: bookings.id });
    const holder = isBlock ? { blockId: added?.id ?? 0 } : { bookingId: added?.id ?? 0 };
    await db
      .insert(bookingSlots)
      .values(
        quarters.map((quarter) => ({
          listingId: its.listingId,
          station: place,
          quarterHour: quarter,
          ...holder,
        })),
      );
  }
}

const agreed = {
  provider: "test" as const,
  payerEmail: "payer@x.example",
  consentText: "yes",
  consentAt: at,
  createdAt: at,
};

async function addEndedPlan(db: Executor, listingId: number, dice: Dice) {
  const [plan] = await db
    .insert(plans)
    .values({ ...agreed, listingId, state: "ended", endedAt: at, externalId: unlike(dice) })
    .returning({ id: plans.id });
  const period = { periodFrom: at, periodTo: at, issuedAt: at };
  await db
    .insert(invoices)
    .values(
      times(1 + dice(3), () => ({
        ...period,
        planId: plan?.id ?? 0,
        externalId: unlike(dice),
        number: unlike(dice),
        state: "paid" as const,
        amountCents: 100 + dice(9999),
        refundedCents: dice(100),
        paidAt: at,
      })),
    );
}

export async function addRunningPlan(
  db: Executor,
  listingId: number,
  payerEmail = agreed.payerEmail,
) {
  await db
    .insert(plans)
    .values({ ...agreed, payerEmail, listingId, state: "active", externalId: `runs-${listingId}` });
}

export async function addKey(db: Executor, listingId: number, userId: number) {
  await db
    .insert(apiKeys)
    .values({
      listingId,
      userId,
      name: "Desk",
      prefix: "k",
      keyHash: `key of ${listingId}`,
      scopes: [],
      createdAt: at,
    });
}

export async function addEndpoint(db: Executor, listingId: number, userId: number) {
  await db.execute(sql`
    insert into webhook_endpoints (user_id, listing_id, url, description, events, secret, created_at)
    values (${userId}, ${listingId}, 'https://desk.example.com/hooks', 'Desk', array['booking.made'], 'sealed', now())`);
}
