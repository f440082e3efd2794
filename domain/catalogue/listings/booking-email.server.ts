import { sql } from "drizzle-orm";
import { stillMay } from "#domain/accounts/policy/still-allowed.server.ts";

/**
 * Verified address for booking and callback emails, valid while the account that set it runs the
 * listing.
 */
export const bookingEmailInUse = sql<string | null>`(
  case when ${stillMay("bookings.share", "med_spas.booking_email_set_by", "med_spas.id")} then nullif(med_spas.booking_email, '') end)`;

/** Recipient of booking and callback emails. */
export const emailForBookings = sql<string>`coalesce(${bookingEmailInUse}, med_spas.email)`;
