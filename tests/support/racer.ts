import pg from "pg";
import { connect } from "#database/connection.ts";
import { makeBooking } from "#domain/bookings/make-booking.server.ts";
import { from } from "./accounts.ts";
import { bookingInput, testBookings } from "./bookings.ts";

/** A process of its own that wants each of the slots, so many times at once, and says which it got. */
const [address = "", name = "", claims = "", ...slots] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: address, max: 10 });
const touches = testBookings(connect(pool));
const won: string[] = [];
for (const slot of slots) {
  const [preferredDate = "", preferredTime = ""] = slot.split("T");
  const wish = (index: number) => bookingInput({ preferredDate, preferredTime, customerEmail: `${name}-${index}-${slot}@example.com`.replace(":", "") });
  const answers = await Promise.all(Array.from({ length: Number(claims) }, (_, index) => makeBooking(touches, null, wish(index), from())));
  for (const { outcome } of answers) {
    if (outcome === "made") won.push(slot);
    else if (outcome !== "taken") throw new Error(outcome);
  }
}
await pool.end();
console.log(JSON.stringify(won));
