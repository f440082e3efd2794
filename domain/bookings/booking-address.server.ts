import { eq } from "drizzle-orm";
import { listings } from "#database/schema/catalogue/listings.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import {
  consumeAddressProof,
  deleteAddressProofs,
  findAddressProof,
  findUnprovenAddress,
  issueAddressProof,
} from "#domain/accounts/memberships/address-proof.server.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import { isStillPermitted } from "#domain/accounts/policy/still-permitted.server.ts";
import { limitSubject } from "#domain/accounts/rate-limit/rate-limit.server.ts";
import {
  bookingEmailInUse,
  writeBookingEmail,
} from "#domain/catalogue/listings/booking-address.server.ts";
import { queueEmail } from "#domain/email/queue-email.server.ts";
import { confirmBookingEmailPath } from "#shared/paths.ts";
import { confirmBookingAddressEmail } from "./booking-emails.ts";
import type { BookingDeps } from "./deps.ts";

type Deps = Pick<BookingDeps, "db" | "clock" | "fingerprint" | "emailEncryptor" | "siteUrl">;

const perListing = { most: 10, minutes: 24 * 60 };

/**
 * Finds the address that receives booking and callback emails instead of the public one, and any
 * unverified change. Visitors see neither.
 */
export async function findBookingEmail(
  { db, clock }: Pick<Deps, "db" | "clock">,
  actor: Actor,
  listingId: number,
) {
  if (!may(actor, "bookings.setUp", { listingId })) return null;
  const [row] = await db
    .select({ bookingEmail: bookingEmailInUse, email: listings.email })
    .from(listings)
    .where(eq(listings.id, listingId));
  return row ? { ...row, unconfirmed: await findUnprovenAddress({ db, clock }, listingId) } : null;
}

/**
 * Sets the address for bookings; empty means the listing's public address. Any address except the
 * user's own verified one takes effect once its emailed link is followed.
 */
export async function setBookingEmail(deps: Deps, actor: Actor, listingId: number, email: string) {
  if (!may(actor, "bookings.share", { listingId })) return "not-found";
  return deps.db.transaction(async (tx) => {
    const within = { ...deps, db: tx };
    const [listing] = await tx
      .select({
        name: listings.name,
        status: listings.status,
        email: listings.email,
        inUse: bookingEmailInUse,
      })
      .from(listings)
      .where(eq(listings.id, listingId))
      .for("update", { of: listings });
    if (!listing) return "not-found";
    const isListed = email === "" || email === listing.email;
    const isOwn = actor.isVerified && email === actor.email;
    if (isListed || isOwn || email === listing.inUse) {
      await deleteAddressProofs(within, listingId);
      if (email !== listing.inUse)
        await writeBookingEmail(
          within,
          listingId,
          isListed ? null : { email, userId: actor.userId },
        );
      return "done";
    }
    if (await limitSubject(within, `booking emails of ${listingId}`, perListing)) return "limited";
    const token = await issueAddressProof(within, { userId: actor.userId, email, listingId });
    const content = confirmBookingAddressEmail(
      listing.status === "active" ? listing.name : null,
      deps.siteUrl + confirmBookingEmailPath(token),
    );
    await queueEmail(within, { kind: "confirm booking email", to: email, content });
    return "sent";
  });
}

export async function findAddressToConfirm(deps: Pick<Deps, "db" | "clock">, token: string) {
  const proof = await findAddressProof(deps, token);
  if (!proof) return null;
  const [listing] = await deps.db
    .select({ name: listings.name })
    .from(listings)
    .where(eq(listings.id, proof.listingId));
  return listing ? { email: proof.email, name: listing.name } : null;
}

/**
 * Confirms as the mailbox owner. The account that entered the address must still run the listing.
 */
export async function confirmBookingEmail(deps: Deps, token: string) {
  return deps.db.transaction(async (tx) => {
    const within = { ...deps, db: tx };
    const proof = await consumeAddressProof(within, token);
    if (!proof) return "bad-token";
    const { userId, email, listingId } = proof;
    await writeBookingEmail(within, listingId, { email, userId });
    const [counts] = await tx
      .select({
        isInUse: isStillPermitted("bookings.share", "listings.booking_email_set_by", "listings.id"),
      })
      .from(listings)
      .where(eq(listings.id, listingId));
    if (counts?.isInUse) return "done";
    await writeBookingEmail(within, listingId, null);
    return "bad-token";
  });
}
