import { eq } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { medSpas } from "#database/schema/catalogue.ts";

/** Whether lists and profiles lead to the bookings of a med spa. The caller announces what else he changes. */
export async function keepBookingMark(tx: Executor, medSpaId: number, takesBookings: boolean) {
  await tx.update(medSpas).set({ takesBookings }).where(eq(medSpas.id, medSpaId));
}
