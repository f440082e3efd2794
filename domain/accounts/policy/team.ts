import { everyone, type Part, row, signedIn } from "./row.ts";

export const teamPolicy = {
  "see own teams": row(signedIn, "nothing", "GET /owner/team"),
  "run the team": row(
    ["owner", "super_admin"],
    "listing",
    "GET /owner/team/:slug",
    "POST /owner/team/:slug",
  ),
  "see own settings": row(signedIn, "nothing", "GET /owner/settings"),
  /** Where mails go only who sets up bookings may say; anybody may leave. */
  "see settings": row(
    ["front_desk", "manager", "owner", "super_admin"],
    "listing",
    "GET /owner/settings/:slug",
    "POST /owner/settings/:slug",
    "GET /owner/settings/:slug/website",
  ),
  /** The link itself is the key: it was sent to the address that it confirms. */
  "confirm an address for bookings": row(
    everyone,
    "nothing",
    "GET /team/booking-email",
    "POST /team/booking-email",
  ),
  /** The link itself is the key: it was mailed to the colleague. */
  "join a team": row(everyone, "nothing", "GET /team/join", "POST /team/join"),
} satisfies Part;
