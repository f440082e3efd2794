import { eq } from "drizzle-orm";
import type { Transaction } from "#database/database.ts";
import { bookings } from "#database/schema/bookings.ts";
import type { RequestSource, Visitor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import { limitSource, refundAction } from "#domain/accounts/rate-limit/rate-limit.server.ts";
import { retryAfterMerge } from "#domain/catalogue/slugs/retry-after-merge.server.ts";
import { currentSlug } from "#domain/catalogue/slugs/slugs.server.ts";
import { findClosedText } from "#domain/settings/settings.server.ts";
import { findAlternatives, findSlot } from "./availability.server.ts";
import type { AlternativeSlot, BookingStatus } from "./booking.ts";
import type { BookingInput } from "./booking-input.ts";
import type { BookingDeps } from "./deps.ts";
import { findBookable } from "./find-bookable.server.ts";
import { type BookableTreatment, findBookingOffer } from "./internal/bookable-treatment.server.ts";
import { bookedSpecial } from "./internal/booked-special.server.ts";
import { bookingSource, hasTooManyBookings } from "./internal/booking-limit.server.ts";
import { type BookingActor, recordBookingHistory } from "./internal/history.server.ts";
import { notifyCustomer, notifyListing } from "./internal/notify.server.ts";
import { bookingLink } from "./internal/read-booking.server.ts";
import { reserveCapacity } from "./internal/reserve-capacity.server.ts";
import { findNotOfferedReason, type NotBookableReason } from "./not-bookable.ts";

export type MakeBookingResult =
  | { outcome: "made"; id: number; status: BookingStatus; link: string }
  | { outcome: "not-found" | "not-bookable" | "too-many" | "special-over" }
  | { outcome: "closed"; words: string }
  | { outcome: "taken"; alternatives: AlternativeSlot[] }
  | ({ outcome: "not-offered"; alternatives: AlternativeSlot[] } & NotBookableReason)
  | { outcome: "limited"; retryAfter: number };

const perSource = { most: 2000, minutes: 60 };

/** Needs no account. If the slot was just taken, returns free times close to it. */
export async function makeBooking(...input: Parameters<typeof book>): Promise<MakeBookingResult> {
  return retryAfterMerge(() => book(...input));
}

async function book(
  deps: BookingDeps,
  visitor: Visitor,
  input: BookingInput,
  from: RequestSource,
): Promise<MakeBookingResult> {
  const words = await findClosedText(deps, "bookings");
  if (words) return { outcome: "closed", words };
  const slug = await currentSlug(deps, input.medSpaSlug);
  const offer = await findBookingOffer(deps, slug, input.treatmentType);
  if (!offer) return { outcome: (await findBookable(deps, slug)) ? "not-bookable" : "not-found" };
  const wished = { date: input.preferredDate, time: input.preferredTime };
  const startsAt = await findSlot(deps, offer, wished);
  if (!startsAt) {
    const alternatives = await findAlternatives(deps, offer, wished);
    const refused = findNotOfferedReason(wished, offer.times, deps.clock());
    return refused
      ? { outcome: "not-offered", ...refused, alternatives }
      : { outcome: "taken", alternatives };
  }
  const special = input.specialId
    ? await bookedSpecial(deps, input.specialId, {
        slug,
        day: input.preferredDate,
        treatment: offer.treatment.slug,
      })
    : null;
  if (input.specialId && !special) return { outcome: "special-over" };
  const retryAfter = await limitSource(deps, "booking", from, perSource);
  if (retryAfter) return { outcome: "limited", retryAfter };
  const status = offer.mode === "instant" ? "confirmed" : "pending";
  const by: BookingActor = { party: "customer", userId: visitor?.userId ?? null };
  // Team members may book for customers on the phone or at the desk.
  const source =
    visitor && may(visitor, "bookings.manage", { listingId: offer.listing.id })
      ? null
      : bookingSource(deps, from);
  const id = await deps.db.transaction(async (tx) => {
    if (
      await hasTooManyBookings(
        { ...deps, db: tx },
        { listingId: offer.listing.id, email: input.customerEmail, source },
      )
    )
      return "too-many";
    const made = await insertBooking({ ...deps, db: tx }, tx, offer, {
      ...input,
      ...special,
      startsAt,
      status,
      by,
      source,
    });
    if (made === null) return null;
    await notifyCustomer(
      { ...deps, db: tx },
      made,
      status === "confirmed" ? "confirmed" : "requested",
    );
    await notifyListing({ ...deps, db: tx }, made, "made");
    return made;
  });
  if (id === "too-many") return { outcome: id };
  if (id === null) {
    await refundAction(deps, { what: "booking", userId: null, from });
    return { outcome: "taken", alternatives: await findAlternatives(deps, offer, wished) };
  }
  return { outcome: "made", id, status, link: bookingLink(deps, id) };
}

type NewBookingRow = {
  startsAt: Date;
  status: BookingStatus;
  customerName: string;
  customerEmail: string;
  customerPhone: string;
  message?: string | null | undefined;
  special?: string | null;
  specialSetsPrice?: boolean;
  by: BookingActor;
  source?: string | null;
};

/**
 * Inserts a booking with its capacity, or rolls back and returns null if the slot was just taken.
 */
export async function insertBooking(
  deps: BookingDeps,
  tx: Transaction,
  { listing, treatment, times }: BookableTreatment,
  { by, message, ...values }: NewBookingRow,
) {
  const { minutes, bufferMinutes, places } = times;
  const now = deps.clock();
  const { startsAt, status, customerName, customerPhone, source = null } = values;
  const { special = null, specialSetsPrice = false } = values;
  const customer = {
    customerName,
    customerPhone,
    customerEmail: values.customerEmail.toLowerCase(),
    userId: by.party === "customer" ? by.userId : null,
  };
  const [booking] = await tx
    .insert(bookings)
    .values({
      listingId: listing.id,
      treatmentId: treatment.id,
      startsAt,
      status,
      minutes,
      bufferMinutes,
      ...customer,
      source,
      special,
      specialSetsPrice,
      message: message ? deps.messageEncryptor.seal(message) : null,
      createdAt: now,
    })
    .returning({ id: bookings.id });
  const id = booking?.id ?? 0;
  const place = await reserveCapacity(
    tx,
    places,
    { listingId: listing.id, startsAt, minutes: minutes + bufferMinutes },
    { bookingId: id },
  );
  if (place === null) {
    await tx.delete(bookings).where(eq(bookings.id, id));
    return null;
  }
  await tx.update(bookings).set({ station: place }).where(eq(bookings.id, id));
  await recordBookingHistory(tx, now, id, "made", by);
  return id;
}
