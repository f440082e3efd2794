import { and, desc, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { bookingHistory, bookings, waitlistEntries } from "#database/schema/bookings.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import { treatments } from "#database/schema/catalogue/reference.ts";
import type { AccountPart } from "#domain/accounts/account-part.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { verifiedEmailOf } from "#domain/accounts/verified-email.server.ts";
import { decryptMessage, type Encryptor } from "#platform/encryption.ts";
import { profileBookingsPath } from "#shared/paths.ts";
import { pick } from "#shared/pick.ts";
import { say, sayStored } from "#shared/say.ts";
import type { BookingDeps } from "./deps.ts";
import { anonymizeDeletedAccounts } from "./internal/anonymize.server.ts";
import { endCalendarSharing } from "./internal/end-sharing.server.ts";
import { bookingLink } from "./internal/read-booking.server.ts";
import { localTimeOf } from "./when.ts";

const mostShown = 100;

/** Selects bookings made while signed in, or with the account's verified address. */
const own = (userId: number): SQL => {
  const byAddress = eq(bookings.customerEmail, verifiedEmailOf(userId));
  return or(eq(bookings.userId, userId), and(isNull(bookings.userId), byAddress)) as SQL;
};

async function listOwn(db: Executor, userId: number, most = 1_000) {
  const rows = await db
    .select({
      id: bookings.id,
      listing: listings.name,
      treatment: treatments.name,
      status: bookings.status,
      startsAt: bookings.startsAt,
      createdAt: bookings.createdAt,
      name: bookings.customerName,
      email: bookings.customerEmail,
      phone: bookings.customerPhone,
      message: bookings.message,
      special: bookings.special,
    })
    .from(bookings)
    .innerJoin(listings, eq(listings.id, bookings.listingId))
    .innerJoin(treatments, eq(treatments.id, bookings.treatmentId))
    .where(own(userId))
    .orderBy(desc(bookings.createdAt), desc(bookings.id))
    .limit(most);
  return rows.map((row) => ({ ...row, ...localTimeOf(row.startsAt) }));
}

export async function listOwnBookings(
  deps: Pick<BookingDeps, "db" | "siteUrl" | "bookingSigner">,
  { userId }: Pick<Actor, "userId">,
) {
  const rows = await listOwn(deps.db, userId, mostShown);
  return rows.map((row) => ({
    ...pick(row, ["id", "listing", "treatment", "status", "date", "time"]),
    path: new URL(bookingLink(deps, row.id)).pathname,
  }));
}

/**
 * Declares the bookings of an account. Upcoming visits stay with the listing, which expects the
 * customer. They are anonymized afterwards.
 */
export const bookingsOfAccount = (messageEncryptor: Encryptor): AccountPart => ({
  name: "bookings",
  async collect(db, userId) {
    const rows = await listOwn(db, userId);
    return rows.map((row) => ({ ...row, message: decryptMessage(messageEncryptor, row.message) }));
  },
  leaveListing: (tx, { userId, listingId }) => endCalendarSharing(tx, userId, listingId),
  async erase(tx, userId) {
    await endCalendarSharing(tx, userId);
    await tx.update(bookings).set({ userId: null, isAccountDeleted: true }).where(own(userId));
    await anonymizeDeletedAccounts(tx, sql`now()`);
    await tx.update(bookingHistory).set({ userId: null }).where(eq(bookingHistory.userId, userId));
    await tx
      .delete(waitlistEntries)
      .where(
        and(
          eq(waitlistEntries.status, "waiting"),
          eq(waitlistEntries.customerEmail, verifiedEmailOf(userId)),
        ),
      );
  },
  async recent(db, userId, most) {
    const booked = await listOwn(db, userId, most);
    return booked.map(({ createdAt: at, treatment, listing }) => ({
      at,
      text: say("Booked {treatment} at {listing}", { treatment: sayStored(treatment), listing }),
      href: profileBookingsPath,
    }));
  },
});
