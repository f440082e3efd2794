import { alone, everyone, type Part, right, row, signedIn } from "./row.ts";

export const bookingsPolicy = {
  book: row(
    everyone,
    "nothing",
    "GET /booking",
    "GET /booking/:slug",
    "POST /booking/:slug",
    "GET /booking/:slug/waiting",
    "POST /booking/:slug/waiting",
    "GET /api/listings/{slug}/availability",
    "POST /api/bookings",
  ),
  /** The link itself is the key. */
  "change a booking by its link": row(
    everyone,
    "nothing",
    "GET /bookings/:link",
    "GET /bookings/:link/booking.ics",
    "GET /bookings/:link/time",
    "POST /bookings/:link/time",
    "GET /bookings/:link/cancellation",
    "POST /bookings/:link/cancellation",
    "GET /waiting/:link",
    "POST /waiting/:link",
  ),
  /** Each sees those of his own listings; whose listing a page is about is looked at by its command. */
  "see bookings of listings": row(
    signedIn,
    "nothing",
    "GET /api/admin/bookings",
    "GET /owner/bookings",
    "GET /owner/bookings.csv",
    "GET /owner/bookings/new",
    "POST /owner/bookings/new",
    "GET /owner/bookings/blocks/new",
    "POST /owner/bookings/blocks/new",
    "GET /owner/bookings/settings",
    "POST /owner/bookings/settings",
    "GET /owner/bookings/hours",
    "POST /owner/bookings/hours",
    "GET /owner/bookings/calendars",
    "POST /owner/bookings/calendars",
  ),
  "run bookings": row(
    ["front_desk", "manager", "owner", "super_admin"],
    "listing",
    "PATCH /api/admin/bookings/{id}/status",
    "GET /owner/bookings/:id",
    "POST /owner/bookings/:id",
    "GET /owner/bookings/:id/time",
    "POST /owner/bookings/:id/time",
    "GET /owner/bookings/blocks/:id",
    "POST /owner/bookings/blocks/:id",
  ),
  "see bookings": right("front_desk", "manager", "owner", "super_admin"),
  "set up bookings": right("manager", "owner", "super_admin"),
  /** Addresses that receive customers' names: only the owner's own people set them, never an admin in their name. */
  "share bookings": alone(right("manager", "owner", "super_admin")),
  /** The secret address itself is the key. */
  "read a calendar by its address": row(everyone, "nothing", "GET /calendars/:token"),
} satisfies Part;
