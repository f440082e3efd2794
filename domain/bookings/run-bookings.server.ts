import { and, count, eq, gte, inArray, lt, type SQL, sql } from "drizzle-orm";
import { bookingBlocks, bookings } from "#database/schema/bookings.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/policy.ts";
import { addDays } from "#shared/local-day.ts";
import { clockOfDay, minuteOf, startOfDay } from "#shared/local-time.ts";
import { brand } from "#site/brand.ts";
import { findAlternatives, findSlot } from "./availability.server.ts";
import type { Alternative, BookingStatus } from "./booking.ts";
import { moveTo } from "./change-booking.server.ts";
import { type By, record } from "./internal/history.server.ts";
import { holdPlace } from "./internal/hold-place.server.ts";
import { findOwnOffer } from "./internal/offer.server.ts";
import { readBooking, readBookings, readHistory } from "./internal/read.server.ts";
import { tellCustomer } from "./internal/tell.server.ts";
import { passOn } from "./internal/waiting.server.ts";
import { insertBooking } from "./make-booking.server.ts";
import type { BookingTouches } from "./touches.ts";

/** The bookings of a place, for those who run it; each command finds nothing where the place is not the actor's. */

const { timeZone } = brand.region;
const startOf = (day: string) => startOfDay(day, timeZone);
const byOf = (actor: Actor, medSpaId: number): By => ({
  party: actor.memberships.some((membership) => membership.medSpaId === medSpaId) ? "place" : "operator",
  userId: actor.userId,
});

export type BookingFilter = {
  medSpaId?: number | undefined;
  status?: BookingStatus | undefined;
  from?: string | undefined;
  to?: string | undefined;
  text?: string | undefined;
};

/** Of all places that he runs, or of one of them; an operator sees those of a place he names, or all. */
function ofActor(actor: Actor, { medSpaId, status, from, to, text }: BookingFilter): SQL | undefined {
  const ids = actor.memberships.map((membership) => membership.medSpaId);
  const isOperator = actor.role === "super_admin" && !actor.owesSecondFactor;
  const words = text?.trim() ? `%${text.trim().replace(/[\\%_]/g, "\\$&")}%` : null;
  return and(
    isOperator ? undefined : inArray(bookings.medSpaId, ids),
    medSpaId === undefined ? undefined : eq(bookings.medSpaId, medSpaId),
    status && eq(bookings.status, status),
    from ? gte(bookings.startsAt, startOf(from)) : undefined,
    to ? lt(bookings.startsAt, startOf(addDays(to, 1))) : undefined,
    words ? sql`(${bookings.customerName} ilike ${words} or ${bookings.customerEmail} ilike ${words} or ${bookings.customerPhone} ilike ${words})` : undefined,
  );
}

export async function listBookings(
  touches: BookingTouches,
  actor: Actor,
  filter: BookingFilter,
  page: { limit: number; offset?: number; latestFirst?: boolean },
) {
  const where = ofActor(actor, filter);
  const [row] = await touches.db.select({ total: count() }).from(bookings).where(where);
  return { bookings: await readBookings(touches, where, page), total: row?.total ?? 0 };
}

export async function findBooking(touches: BookingTouches, actor: Actor, id: number) {
  const booking = await readBooking(touches, id);
  if (!booking || !may(actor, "run bookings", { medSpaId: booking.medSpa.id })) return null;
  return { ...booking, history: await readHistory(touches, [id]) };
}

type Added = { outcome: "made"; id: number } | { outcome: "not-found" } | { outcome: "taken"; alternatives: Alternative[] };
type Wish = {
  medSpaId: number;
  treatmentId: number;
  date: string;
  time: string;
  customerName: string;
  customerEmail: string;
  customerPhone: string;
  note?: string;
};

/** By telephone or at the desk: confirmed at once, at any moment to come. */
export async function addBooking(touches: BookingTouches, actor: Actor, { note = "", date, time, medSpaId, treatmentId, ...customer }: Wish): Promise<Added> {
  if (!may(actor, "run bookings", { medSpaId })) return { outcome: "not-found" };
  const offer = await findOwnOffer(touches, medSpaId, treatmentId);
  if (!offer) return { outcome: "not-found" };
  const startsAt = await findSlot(touches, offer, { date, time });
  const id =
    startsAt &&
    (await touches.db.transaction(async (tx) => {
      const made = await insertBooking({ ...touches, db: tx }, tx, offer, { ...customer, startsAt, status: "confirmed", by: byOf(actor, medSpaId) });
      if (made === null) return null;
      if (note) await tx.update(bookings).set({ note }).where(eq(bookings.id, made));
      await tellCustomer({ ...touches, db: tx }, made, "confirmed");
      return made;
    }));
  return id ? { outcome: "made", id } : { outcome: "taken", alternatives: await findAlternatives(touches, offer, { date, time }) };
}

export async function moveBookingOfPlace(touches: BookingTouches, actor: Actor, id: number, wished: { date: string; time: string }) {
  const booking = await findBooking(touches, actor, id);
  if (!booking) return { outcome: "not-found" as const };
  const found = await findOwnOffer(touches, booking.medSpa.id, booking.treatment.id);
  if (!found) return { outcome: "not-found" as const };
  const offer = { ...found, except: { bookingId: id } };
  const startsAt = await findSlot(touches, offer, wished);
  const by = byOf(actor, booking.medSpa.id);
  const isMoved = startsAt !== null && (await touches.db.transaction((tx) => moveTo({ ...touches, db: tx }, tx, offer, { id, startsAt, by })));
  return isMoved ? { outcome: "moved" as const } : { outcome: "taken" as const, alternatives: await findAlternatives(touches, offer, wished) };
}

export async function noteBooking(touches: BookingTouches, actor: Actor, id: number, note: string): Promise<"done" | "not-found"> {
  return touches.db.transaction(async (tx) => {
    const [held] = await tx.select({ medSpaId: bookings.medSpaId }).from(bookings).where(eq(bookings.id, id)).for("update");
    if (!held || !may(actor, "run bookings", held)) return "not-found";
    await tx.update(bookings).set({ note }).where(eq(bookings.id, id));
    await record(tx, touches.clock(), id, "noted", byOf(actor, held.medSpaId));
    return "done";
  });
}

type Blocked = { outcome: "done"; id: number } | { outcome: "not-found" | "taken" };

/** Somebody walked in, or a room is out of use: one place is taken for a while. */
export async function blockTime(
  touches: BookingTouches,
  actor: Actor,
  { medSpaId, date, time, minutes, note }: { medSpaId: number; date: string; time: string; minutes: number; note: string },
): Promise<Blocked> {
  if (!may(actor, "run bookings", { medSpaId })) return { outcome: "not-found" };
  const startsAt = clockOfDay(date, timeZone)(minuteOf(time) ?? 0);
  const places = await placesOf(touches, medSpaId);
  if (!startsAt || places === null) return { outcome: "not-found" };
  return touches.db.transaction(async (tx): Promise<Blocked> => {
    const [block] = await tx
      .insert(bookingBlocks)
      .values({ medSpaId, kind: "walk-in", startsAt, minutes, place: 1, note, createdAt: touches.clock() })
      .returning({ id: bookingBlocks.id });
    const id = block?.id ?? 0;
    const place = await holdPlace(tx, places, { medSpaId, startsAt, minutes }, { blockId: id });
    if (place === null) await tx.delete(bookingBlocks).where(eq(bookingBlocks.id, id));
    else await tx.update(bookingBlocks).set({ place }).where(eq(bookingBlocks.id, id));
    return place === null ? { outcome: "taken" } : { outcome: "done", id };
  });
}

export async function unblockTime(touches: BookingTouches, actor: Actor, id: number): Promise<"done" | "not-found"> {
  return touches.db.transaction(async (tx) => {
    const [block] = await tx.select().from(bookingBlocks).where(eq(bookingBlocks.id, id)).for("update");
    if (block?.kind !== "walk-in" || !may(actor, "run bookings", { medSpaId: block.medSpaId })) return "not-found";
    await passOn({ ...touches, db: tx }, tx, block, { blockId: id });
    return "done";
  });
}

async function placesOf({ db }: BookingTouches, medSpaId: number) {
  const { rows } = await db.execute<{ places: number }>(sql`select places from booking_settings where med_spa_id = ${medSpaId}`);
  return rows[0]?.places ?? null;
}
