import { sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { services } from "#database/schema/catalogue/listing-details.ts";
import type { BookingInput } from "#domain/bookings/booking-input.ts";
import type { BookingSettings } from "#domain/bookings/booking-settings.ts";
import { addBookingSettings } from "#domain/bookings/settings.server.ts";
import { createEncryptor } from "#platform/encryption.ts";
import { createSigner } from "#platform/secret.ts";
import { testAccounts } from "./accounts.ts";
import { addPeople } from "./people.ts";

const secret = "the secret of the tests, 32 characters";

/** Deps of booking commands. It is Saturday, 10 a.m.; Glow opens on Monday the 23rd at 9. */
export const testBookings = (db: Executor) => ({
  ...testAccounts(db),
  messageEncryptor: createEncryptor(secret, "message"),
  bookingSigner: createSigner(secret, "booking"),
});

export function bookingSettings(changes: Partial<BookingSettings> = {}): BookingSettings {
  return {
    isOpen: true,
    mode: "instant",
    capacity: 1,
    leadMinutes: 120,
    horizonDays: 60,
    stepMinutes: 30,
    treatments: [
      { treatment: "botox", bufferMinutes: 0 },
      { treatment: "hydrafacial", bufferMinutes: 15 },
    ],
    ...changes,
  };
}

export async function addBookableListings(
  deps: ReturnType<typeof testBookings>,
  changes: Partial<BookingSettings> = {},
) {
  const people = await addPeople(deps);
  const settings = bookingSettings(changes);
  for (const listingId of [people.glow, people.harbor])
    await addToMenu(deps.db, listingId, {
      treatment: "hydrafacial",
      minutes: 60,
      priceMinCents: 19900,
    });
  await addBookingSettings(
    deps,
    ["glow-studio", "harbor-studio"].map((listing) => ({ listing, settings })),
  );
  return people;
}

export const monday = "2026-11-23";

export function bookingInput(changes: Partial<BookingInput> = {}): BookingInput {
  return {
    medSpaSlug: "glow-studio",
    treatmentType: "botox",
    preferredDate: monday,
    preferredTime: "10:00",
    customerName: "Nora Feld",
    customerEmail: "nora@example.com",
    customerPhone: "(949) 555-0142",
    message: null,
    ...changes,
  };
}

export async function addToMenu(
  db: Executor,
  listingId: number,
  {
    treatment,
    ...its
  }: { treatment: string; minutes?: number; priceMinCents?: number; priceUnit?: string },
) {
  const treatmentId = sql<number>`(select id from treatments where slug = ${treatment})`;
  const position = sql<number>`(select coalesce(max(position) + 1, 0) from services where listing_id = ${listingId})`;
  await db.insert(services).values({ listingId, position, treatmentId, name: treatment, ...its });
}
