import { and, asc, eq, inArray, lte, sql } from "drizzle-orm";
import type { Transaction } from "#database/database.ts";
import {
  bookableTreatments,
  bookingBlocks,
  bookingSlots,
  waitlistEntries,
} from "#database/schema/bookings.ts";
import { queueEmail } from "#domain/email/queue-email.server.ts";
import { runInLanguage } from "#platform/run-in-language.ts";
import type { BookingDeps } from "../deps.ts";
import { quarterHoursOf } from "../slots.ts";
import { slotOfferEmail, waitingLinkOf } from "../waitlist.ts";
import { localTimeOf } from "../when.ts";
import type { BookableTreatment } from "./bookable-treatment.server.ts";
import type { SlotHolder } from "./busy-time.server.ts";
import { menuEntry } from "./menu-entry.server.ts";
import { releaseCapacity, reserveCapacity } from "./reserve-capacity.server.ts";

const offerLasts = 2 * 60 * 60_000;
/** Minimum lead time for asking anyone on the waiting list. */
const least = 60 * 60_000;

type FreedSlot = { listingId: number; startsAt: Date; minutes: number; station: number };

/** Offers a cancelled booking's slot to the waiting list in order, or frees it. */
export async function releaseOrOfferSlot(
  deps: BookingDeps,
  tx: Transaction,
  {
    id,
    station: place,
    minutes,
    bufferMinutes,
    listingId,
    startsAt,
  }: {
    id: number;
    station: number | null;
    minutes: number;
    bufferMinutes: number;
    listingId: number;
    startsAt: Date;
  },
) {
  if (place !== null)
    await transferSlot(
      deps,
      tx,
      { listingId, startsAt, station: place, minutes: minutes + bufferMinutes },
      { bookingId: id },
    );
}

/**
 * Transfers the rows of the slot to the next holder without a gap in which others could take it.
 */
export async function transferSlot(
  deps: BookingDeps,
  tx: Transaction,
  freed: FreedSlot,
  holder: SlotHolder,
) {
  const now = deps.clock();
  const left = freed.startsAt.getTime() - now.getTime();
  const next = left > least ? await findNext(tx, freed) : null;
  if (next) {
    const { startsAt } = freed;
    const blockId = await insertOffer(tx, { ...freed, minutes: next.needs }, now);
    const isHeld =
      "bookingId" in holder
        ? eq(bookingSlots.bookingId, holder.bookingId)
        : eq(bookingSlots.blockId, holder.blockId);
    const isNeeded = inArray(bookingSlots.quarterHour, quarterHoursOf(startsAt, next.needs));
    await tx.update(bookingSlots).set({ bookingId: null, blockId }).where(and(isHeld, isNeeded));
    await tellOffer(deps, tx, next, { startsAt, blockId });
  }
  await releaseCapacity(tx, holder);
  if ("blockId" in holder)
    await tx.delete(bookingBlocks).where(eq(bookingBlocks.id, holder.blockId));
}

/**
 * Holds a slot that became free without a cancellation for the first on the waiting list, unless
 * it is taken first.
 */
export async function offerSlot(
  deps: BookingDeps,
  tx: Transaction,
  { listing, treatment, times }: BookableTreatment,
  startsAt: Date,
) {
  const now = deps.clock();
  const minutes = times.minutes + times.bufferMinutes;
  const visit = { listingId: listing.id, startsAt, minutes };
  if (startsAt.getTime() - now.getTime() <= least) return false;
  const next = await findNext(tx, visit, treatment.id);
  if (!next) return false;
  const blockId = await insertOffer(tx, { ...visit, station: 0 }, now);
  const place = await reserveCapacity(tx, times.places, visit, { blockId });
  if (place === null) {
    await tx.delete(bookingBlocks).where(eq(bookingBlocks.id, blockId));
    return false;
  }
  await tx.update(bookingBlocks).set({ station: place }).where(eq(bookingBlocks.id, blockId));
  await tellOffer(deps, tx, next, { startsAt, blockId });
  return true;
}

async function insertOffer(
  tx: Transaction,
  { listingId, startsAt, minutes, station }: FreedSlot,
  createdAt: Date,
) {
  const row = { listingId, kind: "waitlist offer" as const, startsAt, minutes, station, createdAt };
  const [block] = await tx.insert(bookingBlocks).values(row).returning({ id: bookingBlocks.id });
  return block?.id ?? 0;
}

type WaitlistEntry = NonNullable<Awaited<ReturnType<typeof findNext>>>;

async function tellOffer(
  deps: BookingDeps,
  tx: Transaction,
  next: WaitlistEntry,
  { startsAt, blockId }: { startsAt: Date; blockId: number },
) {
  const now = deps.clock().getTime();
  const offerEndsAt = new Date(now + Math.min(offerLasts, (startsAt.getTime() - now) / 2));
  await tx
    .update(waitlistEntries)
    .set({ status: "offered", blockId, offerEndsAt })
    .where(eq(waitlistEntries.id, next.id));
  await runInLanguage(next.language, () => {
    const content = slotOfferEmail(
      { ...next, ...localTimeOf(startsAt) },
      localTimeOf(offerEndsAt),
      waitingLinkOf(deps, next.id),
    );
    return queueEmail(
      { ...deps, db: tx },
      { kind: "waiting list offer", to: next.customerEmail, content },
    );
  });
}

async function findNext(
  tx: Transaction,
  { listingId, startsAt, minutes }: Omit<FreedSlot, "station">,
  treatmentId?: number,
) {
  const needs = sql<number>`${menuEntry.minutes} + ${bookableTreatments.bufferMinutes}`;
  const [next] = await tx
    .select({
      id: waitlistEntries.id,
      customerEmail: waitlistEntries.customerEmail,
      language: waitlistEntries.locale,
      needs,
      treatment: sql<string>`(select name from treatments where id = ${waitlistEntries.treatmentId})`,
      listing: sql<string>`(select name from listings where id = ${waitlistEntries.listingId})`,
    })
    .from(waitlistEntries)
    .innerJoin(
      bookableTreatments,
      and(
        eq(bookableTreatments.listingId, waitlistEntries.listingId),
        eq(bookableTreatments.treatmentId, waitlistEntries.treatmentId),
      ),
    )
    .innerJoinLateral(menuEntry, sql`true`)
    .where(
      and(
        eq(waitlistEntries.listingId, listingId),
        eq(waitlistEntries.day, localTimeOf(startsAt).date),
        eq(waitlistEntries.status, "waiting"),
        lte(needs, minutes),
        treatmentId === undefined ? undefined : eq(waitlistEntries.treatmentId, treatmentId),
      ),
    )
    .orderBy(asc(waitlistEntries.id))
    .limit(1)
    .for("update", { of: waitlistEntries, skipLocked: true });
  return next ?? null;
}
