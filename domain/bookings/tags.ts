/** Heard by the work that follows a change: mails, waiting lists, calendars. */
export const bookingsTag = "bookings";
