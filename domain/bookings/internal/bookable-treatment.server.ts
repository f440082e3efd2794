import { and, eq, not, or, sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { jsonRows } from "#database/json-rows.ts";
import { bookableTreatments, bookingSettings } from "#database/schema/bookings.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import { cities, treatments } from "#database/schema/catalogue/reference.ts";
import { lacksAgreement } from "#domain/catalogue/listings/agreement.server.ts";
import { addDays, localDay } from "#shared/local-day.ts";
import { startOfDay } from "#shared/local-time.ts";
import { ownHorizonDays } from "../booking.ts";
import type { SlotRules } from "../slots.ts";
import { bookingListingColumns, treatmentColumns } from "./listing.server.ts";
import { menuEntry } from "./menu-entry.server.ts";

const columnsFrom = (today: string) => ({
  listing: { ...bookingListingColumns, weeklyHours: listings.weeklyHours },
  hourExceptions: jsonRows<{ day: string; hours: string; note: string }>(
    sql`select day, hours::text, note from hour_exceptions where listing_id = ${listings.id} and day >= ${today}`,
  ),
  settings: bookingSettings,
  treatment: treatmentColumns,
  bufferMinutes: bookableTreatments.bufferMinutes,
  minutes: menuEntry.minutes,
});

const selected = ({ db, clock }: Deps) =>
  db
    .select(columnsFrom(localDay(clock())))
    .from(listings)
    .innerJoin(cities, eq(cities.id, listings.cityId))
    .innerJoin(bookingSettings, eq(bookingSettings.listingId, listings.id))
    .innerJoin(bookableTreatments, eq(bookableTreatments.listingId, listings.id))
    .innerJoin(treatments, eq(treatments.id, bookableTreatments.treatmentId))
    .innerJoinLateral(menuEntry, sql`true`);

/**
 * Finds a bookable treatment of a published listing, with everything that determines its slots;
 * null if there is none.
 */
export async function findBookingOffer(deps: Deps, slug: string, treatment: string) {
  const isNamed = or(
    eq(treatments.slug, treatment),
    eq(sql`lower(${treatments.name})`, treatment.toLowerCase()),
  );
  const [found] = await selected(deps).where(
    and(
      eq(listings.slug, slug),
      eq(listings.status, "active"),
      eq(bookingSettings.isOpen, true),
      not(lacksAgreement()),
      isNamed,
    ),
  );
  return found ? withTimes(found, deps.clock()) : null;
}

/**
 * Finds a treatment for bookings by the listing itself: works without online booking and for any
 * future time.
 */
export async function findOwnBookingOffer(deps: Deps, listingId: number, treatmentId: number) {
  const [found] = await selected(deps).where(
    and(eq(listings.id, listingId), eq(treatments.id, treatmentId)),
  );
  if (!found) return null;
  const now = deps.clock();
  const offer = withTimes(found, now);
  return {
    ...offer,
    times: {
      ...offer.times,
      earliest: now,
      latest: endOfDay(addDays(localDay(now), ownHorizonDays)),
    },
  };
}

type Deps = { db: Executor; clock: () => Date };
type BookableRow = Awaited<ReturnType<typeof selected>>[number];

const minute = 60_000;
const endOfDay = (day: string) => new Date(startOfDay(addDays(day, 1)).getTime() - 1);

function withTimes(
  {
    listing: { weeklyHours, ...listing },
    hourExceptions,
    settings,
    treatment,
    bufferMinutes,
    minutes,
  }: BookableRow,
  now: Date,
) {
  const times: SlotRules = {
    hours: { weeklyHours, hourExceptions },
    places: settings.capacity,
    stepMinutes: settings.stepMinutes,
    minutes,
    bufferMinutes,
    earliest: new Date(now.getTime() + settings.leadMinutes * minute),
    latest: endOfDay(addDays(localDay(now), settings.horizonDays)),
  };
  return { listing, treatment, mode: settings.mode, times };
}

export type BookableTreatment = NonNullable<Awaited<ReturnType<typeof findBookingOffer>>>;
