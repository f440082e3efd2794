import { sql } from "drizzle-orm";
import { isStillPermitted } from "#domain/accounts/policy/still-allowed.server.ts";

/**
 * Verified address for booking and callback emails, valid while the account that set it runs the
 * listing.
 */
export const bookingEmailInUse = sql<string | null>`(
  case when ${isStillPermitted("bookings.share", "listings.booking_email_set_by", "listings.id")} then nullif(listings.booking_email, '') end)`;

/** Recipient of booking and callback emails. */
export const emailForBookings = sql<string>`coalesce(${bookingEmailInUse}, listings.email)`;
