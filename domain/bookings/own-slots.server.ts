import type { Actor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import { findAlternatives, slotsOf } from "./availability.server.ts";
import type { AlternativeSlot } from "./booking.ts";
import type { BookingDeps } from "./deps.ts";
import { findOwnBookingOffer } from "./internal/bookable-treatment.server.ts";
import { findBooking } from "./list-bookings.server.ts";

type OwnSlotQuery = { listingId: number; treatmentId: number; movedId?: number };

/**
 * Slots for the listing itself, further ahead than visitors can see. Null if the treatment is not
 * bookable.
 */
export async function listOwnSlots(
  deps: Pick<BookingDeps, "db" | "clock">,
  actor: Actor,
  { listingId, treatmentId, movedId }: OwnSlotQuery,
  from: string,
  to: string,
) {
  if (!may(actor, "bookings.manage", { listingId })) return null;
  const offer = await findOwnBookingOffer(deps, listingId, treatmentId);
  const except = movedId === undefined ? {} : { except: { bookingId: movedId } };
  return (
    offer && {
      latest: offer.times.latest,
      days: await slotsOf(deps, { ...offer, ...except }, from, to),
    }
  );
}

export async function findTimesNear(
  deps: BookingDeps,
  actor: Actor,
  id: number,
): Promise<AlternativeSlot[]> {
  const booking = await findBooking(deps, actor, id);
  const offer =
    booking && (await findOwnBookingOffer(deps, booking.listing.id, booking.treatment.id));
  return offer ? findAlternatives(deps, { ...offer, except: { bookingId: id } }, booking) : [];
}
