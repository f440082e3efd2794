import { and, eq, gte, lt, lte, sql } from "drizzle-orm";
import type { Transaction } from "#database/database.ts";
import {
  bookingBlocks,
  bookingSlots,
  bookings,
  waitlistEntries,
} from "#database/schema/bookings.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import { treatments } from "#database/schema/catalogue/reference.ts";
import type { RequestSource } from "#domain/accounts/actor.ts";
import { limitSource } from "#domain/accounts/rate-limit/rate-limit.server.ts";
import { retryAfterMerge } from "#domain/catalogue/slugs/retry-after-merge.server.ts";
import { currentSlug } from "#domain/catalogue/slugs/slugs.server.ts";
import { queueEmail } from "#domain/email/queue-email.server.ts";
import { findClosedText } from "#domain/settings/settings.server.ts";
import { slotsOf } from "./availability.server.ts";
import type { BookingDeps } from "./deps.ts";
import { findBookingOffer } from "./internal/bookable-treatment.server.ts";
import { recordBookingHistory } from "./internal/history.server.ts";
import { menuEntry } from "./internal/menu-entry.server.ts";
import { notifyCustomer, notifyListing } from "./internal/notify.server.ts";
import { bookingLink } from "./internal/read-booking.server.ts";
import { offerSlot, transferSlot } from "./internal/waitlist.server.ts";
import { readWaitingLink, waitingLinkOf, waitlistJoinedEmail } from "./waitlist.ts";
import { dayInWords, localTimeOf } from "./when.ts";

type WaitlistRequest = {
  medSpaSlug: string;
  treatmentType: string;
  day: string;
  customerName: string;
  customerEmail: string;
  customerPhone: string;
};
type JoinWaitlistResult =
  | { outcome: "waiting" | "not-found" | "free" | "closed" }
  | { outcome: "limited"; retryAfter: number };

const perSource = { most: 60, minutes: 60 };

/**
 * Joins the waiting list of a full day. Joining again keeps the position; the link is sent only
 * by email.
 */
export async function joinWaitlist(...input: Parameters<typeof join>): Promise<JoinWaitlistResult> {
  return retryAfterMerge(() => join(...input));
}

async function join(
  deps: BookingDeps,
  { medSpaSlug, treatmentType, day, ...customer }: WaitlistRequest,
  from: RequestSource,
): Promise<JoinWaitlistResult> {
  if (await findClosedText(deps, "bookings")) return { outcome: "closed" };
  const offer = await findBookingOffer(deps, await currentSlug(deps, medSpaSlug), treatmentType);
  if (!offer) return { outcome: "not-found" };
  const [wished] = await slotsOf(deps, offer, day, day);
  if (wished?.date !== day) return { outcome: "not-found" };
  if (!wished.isFull) return { outcome: wished.slots.length > 0 ? "free" : "closed" };
  const retryAfter = await limitSource(deps, "waiting list", from, perSource);
  if (retryAfter) return { outcome: "limited", retryAfter };
  const entryKey = {
    listingId: offer.listing.id,
    treatmentId: offer.treatment.id,
    day,
    customerEmail: customer.customerEmail.toLowerCase(),
  };
  return deps.db.transaction(async (tx): Promise<JoinWaitlistResult> => {
    const [entry] = await tx
      .insert(waitlistEntries)
      .values({ ...customer, ...entryKey, createdAt: deps.clock() })
      .onConflictDoNothing()
      .returning({ id: waitlistEntries.id });
    if (!entry) return { outcome: "waiting" };
    const waiting = {
      treatment: offer.treatment.name,
      listing: offer.listing.name,
      day: dayInWords(day),
    };
    const content = waitlistJoinedEmail(waiting, waitingLinkOf(deps, entry.id));
    await queueEmail(
      { ...deps, db: tx },
      { kind: "waiting list", to: entryKey.customerEmail, content },
    );
    return { outcome: "waiting" };
  });
}

export async function findWaitlistEntry(
  deps: Pick<BookingDeps, "db" | "bookingSigner" | "clock">,
  link: string,
) {
  const id = readWaitingLink(deps, link);
  if (id === null) return null;
  const [found] = await deps.db
    .select({
      entry: waitlistEntries,
      startsAt: bookingBlocks.startsAt,
      treatment: treatments.name,
      listing: { slug: listings.slug, name: listings.name, phone: listings.phone },
    })
    .from(waitlistEntries)
    .innerJoin(listings, eq(listings.id, waitlistEntries.listingId))
    .innerJoin(treatments, eq(treatments.id, waitlistEntries.treatmentId))
    .leftJoin(bookingBlocks, eq(bookingBlocks.id, waitlistEntries.blockId))
    .where(eq(waitlistEntries.id, id));
  if (!found) return null;
  const { entry, startsAt, treatment, listing } = found;
  const { status, day, offerEndsAt, customerName } = entry;
  const isBefore = and(
    eq(waitlistEntries.listingId, entry.listingId),
    eq(waitlistEntries.day, day),
    eq(waitlistEntries.status, "waiting"),
    lt(waitlistEntries.id, id),
  );
  const isOffered =
    status === "offered" && startsAt !== null && offerEndsAt !== null && offerEndsAt > deps.clock();
  const offer = isOffered ? { ...localTimeOf(startsAt), until: localTimeOf(offerEndsAt) } : null;
  return {
    id,
    status: status === "offered" && !offer ? ("expired" as const) : status,
    day,
    treatment,
    listing,
    customerName,
    before: await deps.db.$count(waitlistEntries, isBefore),
    offer,
  };
}

export async function acceptSlotOffer(
  deps: BookingDeps,
  link: string,
): Promise<{ outcome: "made"; link: string } | { outcome: "not-found" | "over" }> {
  const id = readWaitingLink(deps, link);
  if (id === null) return { outcome: "not-found" };
  const now = deps.clock();
  return deps.db.transaction(async (tx) => {
    const entry = await holdEntry(tx, id);
    if (!entry) return { outcome: "not-found" };
    if (entry.bookingId !== null)
      return { outcome: "made", link: bookingLink(deps, entry.bookingId) };
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
      select mode, ${menuEntry.minutes} as minutes, buffer_minutes as "bufferMinutes" from booking_settings join bookable_treatments using (listing_id)
        cross join lateral ${menuEntry}
      where listing_id = ${entry.listingId} and treatment_id = ${entry.treatmentId}`);
    const [offered] = rows;
    // The listing may have changed its durations: the visit must fit into the held slot.
    const fits = offered !== undefined && offered.minutes + offered.bufferMinutes <= block.minutes;
    const { minutes, bufferMinutes } = fits
      ? offered
      : { minutes: block.minutes, bufferMinutes: 0 };
    const status = offered?.mode === "instant" ? ("confirmed" as const) : ("pending" as const);
    const { listingId, treatmentId, customerName, customerEmail, customerPhone } = entry;
    const { startsAt, station } = block;
    const [booking] = await tx
      .insert(bookings)
      .values({
        listingId,
        treatmentId,
        status,
        startsAt,
        minutes,
        bufferMinutes,
        station,
        customerName,
        customerEmail,
        customerPhone,
        createdAt: now,
      })
      .returning({ id: bookings.id });
    const bookingId = booking?.id ?? 0;
    await tx
      .update(bookingSlots)
      .set({ blockId: null, bookingId })
      .where(eq(bookingSlots.blockId, block.id));
    await tx
      .update(waitlistEntries)
      .set({ status: "booked", bookingId, blockId: null })
      .where(eq(waitlistEntries.id, id));
    await tx.delete(bookingBlocks).where(eq(bookingBlocks.id, block.id));
    await recordBookingHistory(
      tx,
      now,
      bookingId,
      "made",
      { party: "customer", userId: null },
      "From the waiting list",
    );
    await notifyCustomer(
      { ...deps, db: tx },
      bookingId,
      status === "confirmed" ? "confirmed" : "requested",
    );
    await notifyListing({ ...deps, db: tx }, bookingId, "made");
    return { outcome: "made", link: bookingLink(deps, bookingId) };
  });
}

export async function leaveWaitlist(deps: BookingDeps, link: string) {
  const id = readWaitingLink(deps, link);
  if (id === null) return "not-found";
  return deps.db.transaction(async (tx) => {
    const entry = await holdEntry(tx, id);
    if (!entry) return "not-found";
    if (entry.status === "waiting" || entry.status === "offered")
      await endEntry(deps, tx, entry, "left");
    return "done";
  });
}

export async function expireSlotOffers(deps: BookingDeps) {
  const due = await deps.db
    .select({ id: waitlistEntries.id })
    .from(waitlistEntries)
    .where(
      and(eq(waitlistEntries.status, "offered"), lte(waitlistEntries.offerEndsAt, deps.clock())),
    );
  for (const { id } of due)
    await deps.db.transaction(async (tx) => {
      const entry = await holdEntry(tx, id);
      if (entry?.status === "offered") await endEntry(deps, tx, entry, "expired");
    });
  return due.length;
}

/**
 * Offers times that became free otherwise: rescheduled bookings, removed blocks, newly opened
 * days. Returns how many were offered.
 */
export async function offerFreeTimes(deps: BookingDeps) {
  const today = localTimeOf(deps.clock()).date;
  const waiting = await deps.db
    .selectDistinct({
      day: waitlistEntries.day,
      listing: listings.slug,
      treatment: treatments.slug,
    })
    .from(waitlistEntries)
    .innerJoin(listings, eq(listings.id, waitlistEntries.listingId))
    .innerJoin(treatments, eq(treatments.id, waitlistEntries.treatmentId))
    .where(and(eq(waitlistEntries.status, "waiting"), gte(waitlistEntries.day, today)));
  let offered = 0;
  for (const { day, listing, treatment } of waiting) {
    const offer = await findBookingOffer(deps, listing, treatment);
    const [free] = offer ? await slotsOf(deps, offer, day, day) : [];
    for (const { startsAt } of free?.slots ?? [])
      if (
        offer &&
        (await deps.db.transaction((tx) => offerSlot({ ...deps, db: tx }, tx, offer, startsAt)))
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
  deps: BookingDeps,
  tx: Transaction,
  { id, blockId }: { id: number; blockId: number | null },
  status: "left" | "expired",
) {
  await tx.update(waitlistEntries).set({ status, blockId: null }).where(eq(waitlistEntries.id, id));
  const [block] =
    blockId === null
      ? []
      : await tx.select().from(bookingBlocks).where(eq(bookingBlocks.id, blockId));
  if (block) await transferSlot(deps, tx, block, { blockId: block.id });
}
