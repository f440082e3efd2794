import { and, eq, sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import { isStillPermitted } from "#domain/accounts/policy/still-permitted.server.ts";

/**
 * Verified address for booking and callback emails, valid while the account that set it runs the
 * listing.
 */
export const bookingEmailInUse = sql<string | null>`(
  case when ${isStillPermitted("bookings.share", "listings.booking_email_set_by", "listings.id")} then nullif(listings.booking_email, '') end)`;

/** Recipient of booking and callback emails. */
export const emailForBookings = sql<string>`coalesce(${bookingEmailInUse}, listings.email)`;

/** Writes the address for bookings; null means the listing's public address. */
export async function writeBookingEmail(
  { db }: { db: Executor },
  listingId: number,
  named: { email: string; userId: number } | null,
) {
  await db
    .update(listings)
    .set({ bookingEmail: named?.email ?? null, bookingEmailSetBy: named?.userId ?? null })
    .where(eq(listings.id, listingId));
}

/** Removes the addresses that an account set: at one listing, or at all. */
export async function removeBookingEmailsSetBy(
  { db }: { db: Executor },
  userId: number,
  listingId?: number,
) {
  await db
    .update(listings)
    .set({ bookingEmail: null, bookingEmailSetBy: null })
    .where(
      and(
        eq(listings.bookingEmailSetBy, userId),
        listingId === undefined ? undefined : eq(listings.id, listingId),
      ),
    );
}
