import { sql } from "drizzle-orm";
import { stillMay } from "#domain/accounts/policy/still-allowed.server.ts";

/** The confirmed address that a listing named for emails about bookings and calls, while the person who named it runs the listing. */
export const bookingEmailInUse = sql<string | null>`(
  case when ${stillMay("bookings.share", "med_spas.booking_email_set_by", "med_spas.id")} then nullif(med_spas.booking_email, '') end)`;

/** Where emails about bookings and calls go. */
export const emailForBookings = sql<string>`coalesce(${bookingEmailInUse}, med_spas.email)`;
