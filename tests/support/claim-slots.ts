import type { Database } from "#database/database.ts";
import { makeBooking } from "#domain/bookings/make-booking.server.ts";
import { from } from "./accounts.ts";
import { bookingInput, testBookings } from "./bookings.ts";

export async function claimSlots(
  db: Database,
  slots: string[],
  { name, claims }: { name: string; claims: number },
) {
  const deps = testBookings(db);
  const won: string[] = [];
  for (const [order, slot] of slots.entries()) {
    // One network may book only a few times a day.
    const network = from({ address: `198.18.${Math.floor(order / 256)}.${order % 256}` });
    const [preferredDate = "", preferredTime = ""] = slot.split("T");
    const wish = (index: number) =>
      bookingInput({
        preferredDate,
        preferredTime,
        customerEmail: `${name}-${index}-${slot}@example.com`.replace(":", ""),
      });
    const answers = await Promise.all(
      Array.from({ length: claims }, (_, index) => makeBooking(deps, null, wish(index), network)),
    );
    for (const { outcome } of answers) {
      if (outcome === "made") won.push(slot);
      else if (outcome !== "taken") throw new Error(outcome);
    }
  }
  return won;
}
