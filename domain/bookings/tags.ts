/** Triggers the jobs that follow a change: emails, waiting lists, calendars. */
export const bookingsTag = "bookings";
