import { and, eq, lt, or, type SQL } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { bookings } from "#database/schema/bookings.ts";

const nameless = { customerName: "A former customer", customerEmail: "", customerPhone: "", message: null, source: null, customerLeft: false };

/** Whose account is deleted has no name any more at visits that are over, or will not be. */
export async function forgetWhoLeft(db: Executor, now: Date | SQL) {
  const isOver = or(lt(bookings.startsAt, now), eq(bookings.status, "cancelled"));
  const forgotten = await db
    .update(bookings)
    .set(nameless)
    .where(and(eq(bookings.customerLeft, true), isOver))
    .returning({ id: bookings.id });
  return forgotten.length;
}
