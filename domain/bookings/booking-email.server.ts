import { eq } from "drizzle-orm";
import { medSpas } from "#database/schema/catalogue/listings.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import {
  dropAddressProofs,
  findAddressProof,
  findUnprovenAddress,
  issueAddressProof,
  takeAddressProof,
} from "#domain/accounts/memberships/listing-address.server.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import { stillMay } from "#domain/accounts/policy/still-allowed.server.ts";
import { countUseOf } from "#domain/accounts/rate-limit/rate-limit.server.ts";
import { bookingEmailInUse } from "#domain/catalogue/listings/booking-email.server.ts";
import { queueMail } from "#domain/email/queue-email.server.ts";
import { confirmEmailLetter } from "./booking-emails.ts";
import type { BookingDeps } from "./deps.ts";

type Deps = Pick<BookingDeps, "db" | "clock" | "fingerprint" | "mailSealer" | "siteUrl">;

const perListing = { most: 10, minutes: 24 * 60 };

/**
 * Address that receives booking and callback emails instead of the public one, and any unverified
 * change. Visitors see neither.
 */
export async function findBookingEmail(
  { db, clock }: Pick<Deps, "db" | "clock">,
  actor: Actor,
  medSpaId: number,
) {
  if (!may(actor, "bookings.setUp", { medSpaId })) return null;
  const [row] = await db
    .select({ bookingEmail: bookingEmailInUse, email: medSpas.email })
    .from(medSpas)
    .where(eq(medSpas.id, medSpaId));
  return row ? { ...row, unconfirmed: await findUnprovenAddress({ db, clock }, medSpaId) } : null;
}

/**
 * Empty: the listing's public address. Any address except the user's own verified one takes
 * effect once its emailed link is followed.
 */
export async function setBookingEmail(
  deps: Deps,
  actor: Actor,
  medSpaId: number,
  email: string,
): Promise<"done" | "sent" | "not-found" | "limited"> {
  if (!may(actor, "bookings.share", { medSpaId })) return "not-found";
  return deps.db.transaction(async (tx) => {
    const within = { ...deps, db: tx };
    const [listing] = await tx
      .select({
        name: medSpas.name,
        status: medSpas.status,
        email: medSpas.email,
        inUse: bookingEmailInUse,
      })
      .from(medSpas)
      .where(eq(medSpas.id, medSpaId))
      .for("update", { of: medSpas });
    if (!listing) return "not-found";
    const isListed = email === "" || email === listing.email;
    const isOwn = actor.isVerified && email === actor.email;
    if (isListed || isOwn || email === listing.inUse) {
      await dropAddressProofs(within, medSpaId);
      if (email !== listing.inUse)
        await use(within, medSpaId, isListed ? null : { email, userId: actor.userId });
      return "done";
    }
    if (await countUseOf(within, `booking emails of ${medSpaId}`, perListing)) return "limited";
    const token = await issueAddressProof(within, { userId: actor.userId, email, medSpaId });
    const letter = confirmEmailLetter(
      listing.status === "active" ? listing.name : null,
      `${deps.siteUrl}/team/booking-email?token=${token}`,
    );
    await queueMail(within, { kind: "confirm booking email", to: email, letter });
    return "sent";
  });
}

export async function findAddressToConfirm(deps: Pick<Deps, "db" | "clock">, token: string) {
  const proof = await findAddressProof(deps, token);
  if (!proof) return null;
  const [listing] = await deps.db
    .select({ name: medSpas.name })
    .from(medSpas)
    .where(eq(medSpas.id, proof.medSpaId));
  return listing ? { email: proof.email, name: listing.name } : null;
}

/**
 * Confirms as the mailbox owner. The account that entered the address must still run the listing.
 */
export async function confirmBookingEmail(
  deps: Deps,
  token: string,
): Promise<"done" | "bad-token"> {
  return deps.db.transaction(async (tx) => {
    const within = { ...deps, db: tx };
    const proof = await takeAddressProof(within, token);
    if (!proof) return "bad-token";
    const { userId, email, medSpaId } = proof;
    await use(within, medSpaId, { email, userId });
    const [counts] = await tx
      .select({
        isInUse: stillMay("bookings.share", "med_spas.booking_email_set_by", "med_spas.id"),
      })
      .from(medSpas)
      .where(eq(medSpas.id, medSpaId));
    if (counts?.isInUse) return "done";
    await use(within, medSpaId, null);
    return "bad-token";
  });
}

async function use(
  { db }: Pick<Deps, "db">,
  medSpaId: number,
  named: { email: string; userId: number } | null,
) {
  await db
    .update(medSpas)
    .set({ bookingEmail: named?.email ?? null, bookingEmailSetBy: named?.userId ?? null })
    .where(eq(medSpas.id, medSpaId));
}
