import { and, count, eq, gte, lt, lte, sql } from "drizzle-orm";
import type { Transaction } from "#database/database.ts";
import {
  bookingBlocks,
  bookingQuarters,
  bookings,
  waitlistEntries,
} from "#database/schema/bookings.ts";
import { medSpas } from "#database/schema/catalogue/listings.ts";
import { treatments } from "#database/schema/catalogue/reference.ts";
import type { From } from "#domain/accounts/actor.ts";
import { countUse } from "#domain/accounts/rate-limit/rate-limit.server.ts";
import { followsMerges } from "#domain/catalogue/slugs/retry-after-merge.server.ts";
import { currentSlug } from "#domain/catalogue/slugs/slugs.server.ts";
import { queueMail } from "#domain/email/queue-email.server.ts";
import { wordsOfClosed } from "#domain/settings/settings.server.ts";
import { slotsOf } from "./availability.server.ts";
import type { BookingTouches } from "./deps.ts";
import { findOffer } from "./internal/bookable-treatment.server.ts";
import { record } from "./internal/history.server.ts";
import { menuEntry } from "./internal/menu-entry.server.ts";
import { tellCustomer, tellPlace } from "./internal/notify.server.ts";
import { linkOf } from "./internal/read-booking.server.ts";
import { offerSlot, passOn } from "./internal/waitlist.server.ts";
import { readWaitingLink, waitingLetter, waitingLinkOf } from "./waitlist.ts";
import { dayInWords, localTimeOf } from "./when.ts";

type Wish = {
  medSpaSlug: string;
  treatmentType: string;
  day: string;
  customerName: string;
  customerEmail: string;
  customerPhone: string;
};
type Joined =
  | { outcome: "waiting" | "not-found" | "free" | "closed" }
  | { outcome: "limited"; retryAfter: number };

const perSource = { most: 60, minutes: 60 };

/**
 * Joins the waiting list of a full day. Joining again keeps the position; the link is sent only
 * by email.
 */
export const joinWaitlist = followsMerges(
  async (
    touches: BookingTouches,
    { medSpaSlug, treatmentType, day, ...customer }: Wish,
    from: From,
  ): Promise<Joined> => {
    if (await wordsOfClosed(touches, "bookings")) return { outcome: "closed" };
    const offer = await findOffer(touches, await currentSlug(touches, medSpaSlug), treatmentType);
    if (!offer) return { outcome: "not-found" };
    const [wished] = await slotsOf(touches, offer, day, day);
    if (wished?.date !== day) return { outcome: "not-found" };
    if (!wished.isFull) return { outcome: wished.slots.length > 0 ? "free" : "closed" };
    const retryAfter = await countUse(
      touches,
      { what: "waiting list", userId: null, from },
      { account: perSource, source: perSource },
    );
    if (retryAfter) return { outcome: "limited", retryAfter };
    const its = {
      medSpaId: offer.medSpa.id,
      treatmentId: offer.treatment.id,
      day,
      customerEmail: customer.customerEmail.toLowerCase(),
    };
    return touches.db.transaction(async (tx): Promise<Joined> => {
      const [entry] = await tx
        .insert(waitlistEntries)
        .values({ ...customer, ...its, createdAt: touches.clock() })
        .onConflictDoNothing()
        .returning({ id: waitlistEntries.id });
      if (!entry) return { outcome: "waiting" };
      const waiting = {
        treatment: offer.treatment.name,
        medSpa: offer.medSpa.name,
        day: dayInWords(day),
      };
      const letter = waitingLetter(waiting, waitingLinkOf(touches, entry.id));
      await queueMail(
        { ...touches, db: tx },
        { kind: "waiting list", to: its.customerEmail, letter },
      );
      return { outcome: "waiting" };
    });
  },
);

export async function findWaiting(
  touches: Pick<BookingTouches, "db" | "bookingSigner" | "clock">,
  link: string,
) {
  const id = readWaitingLink(touches, link);
  if (id === null) return null;
  const [found] = await touches.db
    .select({
      entry: waitlistEntries,
      startsAt: bookingBlocks.startsAt,
      treatment: treatments.name,
      medSpa: { slug: medSpas.slug, name: medSpas.name, phone: medSpas.phone },
    })
    .from(waitlistEntries)
    .innerJoin(medSpas, eq(medSpas.id, waitlistEntries.medSpaId))
    .innerJoin(treatments, eq(treatments.id, waitlistEntries.treatmentId))
    .leftJoin(bookingBlocks, eq(bookingBlocks.id, waitlistEntries.blockId))
    .where(eq(waitlistEntries.id, id));
  if (!found) return null;
  const { entry, startsAt, treatment, medSpa } = found;
  const { status, day, offerEndsAt, customerName } = entry;
  const [before] = await touches.db
    .select({ count: count() })
    .from(waitlistEntries)
    .where(
      and(
        eq(waitlistEntries.medSpaId, entry.medSpaId),
        eq(waitlistEntries.day, day),
        eq(waitlistEntries.status, "waiting"),
        lt(waitlistEntries.id, id),
      ),
    );
  const isOffered =
    status === "offered" &&
    startsAt !== null &&
    offerEndsAt !== null &&
    offerEndsAt > touches.clock();
  const offer = isOffered ? { ...localTimeOf(startsAt), until: localTimeOf(offerEndsAt) } : null;
  return {
    id,
    status: status === "offered" && !offer ? ("lapsed" as const) : status,
    day,
    treatment,
    medSpa,
    customerName,
    before: before?.count ?? 0,
    offer,
  };
}

export async function takeOffer(
  touches: BookingTouches,
  link: string,
): Promise<{ outcome: "made"; link: string } | { outcome: "not-found" | "over" }> {
  const id = readWaitingLink(touches, link);
  if (id === null) return { outcome: "not-found" };
  const now = touches.clock();
  return touches.db.transaction(async (tx) => {
    const entry = await holdEntry(tx, id);
    if (!entry) return { outcome: "not-found" };
    if (entry.bookingId !== null)
      return { outcome: "made", link: linkOf(touches, entry.bookingId) };
    const [block] =
      entry.blockId === null
        ? []
        : await tx.select().from(bookingBlocks).where(eq(bookingBlocks.id, entry.blockId));
    if (entry.status !== "offered" || !block || !entry.offerEndsAt || entry.offerEndsAt <= now)
      return { outcome: "over" };
    const { rows } = await tx.execute<{
      mode: "instant" | "request";
      minutes: number;
      bufferMinutes: number;
    }>(sql`
      select mode, ${menuEntry.minutes} as minutes, buffer_minutes as "bufferMinutes" from booking_settings join bookable_treatments using (med_spa_id)
        cross join lateral ${menuEntry}
      where med_spa_id = ${entry.medSpaId} and treatment_id = ${entry.treatmentId}`);
    const [offered] = rows;
    // The listing may have changed its durations: the visit must fit into the held slot.
    const fits = offered !== undefined && offered.minutes + offered.bufferMinutes <= block.minutes;
    const { minutes, bufferMinutes } = fits
      ? offered
      : { minutes: block.minutes, bufferMinutes: 0 };
    const status = offered?.mode === "instant" ? ("confirmed" as const) : ("pending" as const);
    const { medSpaId, treatmentId, customerName, customerEmail, customerPhone } = entry;
    const { startsAt, place } = block;
    const [booking] = await tx
      .insert(bookings)
      .values({
        medSpaId,
        treatmentId,
        status,
        startsAt,
        minutes,
        bufferMinutes,
        place,
        customerName,
        customerEmail,
        customerPhone,
        createdAt: now,
      })
      .returning({ id: bookings.id });
    const bookingId = booking?.id ?? 0;
    await tx
      .update(bookingQuarters)
      .set({ blockId: null, bookingId })
      .where(eq(bookingQuarters.blockId, block.id));
    await tx
      .update(waitlistEntries)
      .set({ status: "booked", bookingId, blockId: null })
      .where(eq(waitlistEntries.id, id));
    await tx.delete(bookingBlocks).where(eq(bookingBlocks.id, block.id));
    await record(
      tx,
      now,
      bookingId,
      "made",
      { party: "customer", userId: null },
      "From the waiting list",
    );
    await tellCustomer(
      { ...touches, db: tx },
      bookingId,
      status === "confirmed" ? "confirmed" : "requested",
    );
    await tellPlace({ ...touches, db: tx }, bookingId, "made");
    return { outcome: "made", link: linkOf(touches, bookingId) };
  });
}

export async function leaveWaitlist(
  touches: BookingTouches,
  link: string,
): Promise<"done" | "not-found"> {
  const id = readWaitingLink(touches, link);
  if (id === null) return "not-found";
  return touches.db.transaction(async (tx) => {
    const entry = await holdEntry(tx, id);
    if (!entry) return "not-found";
    if (entry.status === "waiting" || entry.status === "offered")
      await endEntry(touches, tx, entry, "left");
    return "done";
  });
}

export async function lapseOffers(touches: BookingTouches) {
  const due = await touches.db
    .select({ id: waitlistEntries.id })
    .from(waitlistEntries)
    .where(
      and(eq(waitlistEntries.status, "offered"), lte(waitlistEntries.offerEndsAt, touches.clock())),
    );
  for (const { id } of due)
    await touches.db.transaction(async (tx) => {
      const entry = await holdEntry(tx, id);
      if (entry?.status === "offered") await endEntry(touches, tx, entry, "lapsed");
    });
  return due.length;
}

/**
 * Offers times that became free otherwise: rescheduled bookings, removed blocks, newly opened
 * days. Returns how many were offered.
 */
export async function offerFreeTimes(touches: BookingTouches) {
  const today = localTimeOf(touches.clock()).date;
  const waiting = await touches.db
    .selectDistinct({ day: waitlistEntries.day, medSpa: medSpas.slug, treatment: treatments.slug })
    .from(waitlistEntries)
    .innerJoin(medSpas, eq(medSpas.id, waitlistEntries.medSpaId))
    .innerJoin(treatments, eq(treatments.id, waitlistEntries.treatmentId))
    .where(and(eq(waitlistEntries.status, "waiting"), gte(waitlistEntries.day, today)));
  let offered = 0;
  for (const { day, medSpa, treatment } of waiting) {
    const offer = await findOffer(touches, medSpa, treatment);
    const [free] = offer ? await slotsOf(touches, offer, day, day) : [];
    for (const { startsAt } of free?.slots ?? [])
      if (
        offer &&
        (await touches.db.transaction((tx) =>
          offerSlot({ ...touches, db: tx }, tx, offer, startsAt),
        ))
      )
        offered++;
  }
  return offered;
}

async function holdEntry(tx: Transaction, id: number) {
  const [entry] = await tx
    .select()
    .from(waitlistEntries)
    .where(eq(waitlistEntries.id, id))
    .for("update");
  return entry ?? null;
}

async function endEntry(
  touches: BookingTouches,
  tx: Transaction,
  { id, blockId }: { id: number; blockId: number | null },
  status: "left" | "lapsed",
) {
  await tx.update(waitlistEntries).set({ status, blockId: null }).where(eq(waitlistEntries.id, id));
  const [block] =
    blockId === null
      ? []
      : await tx.select().from(bookingBlocks).where(eq(bookingBlocks.id, blockId));
  if (block) await passOn(touches, tx, block, { blockId: block.id });
}
