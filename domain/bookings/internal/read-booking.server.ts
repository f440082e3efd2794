import { asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { pickColumns } from "#database/pick-columns.ts";
import { bookingHistory, bookings } from "#database/schema/bookings.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import { cities, treatments } from "#database/schema/catalogue/reference.ts";
import { decryptMessage } from "#platform/encryption.ts";
import { bookingLinkPath } from "#shared/paths.ts";
import { to } from "#shared/say.ts";
import type { BookingDeps } from "../deps.ts";
import { localTimeOf } from "../when.ts";
import { bookingListingColumns, treatmentColumns } from "./listing.server.ts";

const columns = {
  ...pickColumns(bookings, "id", "status", "startsAt", "minutes", "bufferMinutes"),
  place: bookings.station,
  ...pickColumns(bookings, "customerName", "customerEmail", "customerPhone"),
  language: bookings.locale,
  ...pickColumns(bookings, "message", "special", "specialSetsPrice", "note"),
  ...pickColumns(bookings, "noShow", "version", "createdAt"),
  treatment: treatmentColumns,
  listing: bookingListingColumns,
};

const selected = (db: Executor) =>
  db
    .select(columns)
    .from(bookings)
    .innerJoin(listings, eq(listings.id, bookings.listingId))
    .innerJoin(cities, eq(cities.id, listings.cityId))
    .innerJoin(treatments, eq(treatments.id, bookings.treatmentId));

type Deps = Pick<BookingDeps, "db" | "messageEncryptor">;

export async function readBookings(
  { db, messageEncryptor }: Deps,
  where: SQL | undefined,
  page: { limit: number; offset?: number; latestFirst?: boolean },
) {
  const { latestFirst = false, limit, offset = 0 } = page;
  const order = latestFirst
    ? [sql`${bookings.startsAt} desc`, sql`${bookings.id} desc`]
    : [asc(bookings.startsAt), asc(bookings.id)];
  const rows = await selected(db)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  return rows.map(({ message, ...booking }) => ({
    ...booking,
    ...localTimeOf(booking.startsAt),
    message: decryptMessage(messageEncryptor, message),
  }));
}
export type BookingDetails = Awaited<ReturnType<typeof readBookings>>[number];

export async function readBooking(deps: Deps, id: number): Promise<BookingDetails | null> {
  const [booking] = await readBookings(deps, eq(bookings.id, id), { limit: 1 });
  return booking ?? null;
}

/** Reads the booking behind a private link; null for an invalid link. */
export async function readBookingByLink(deps: BookingDeps, link: string) {
  const id = readBookingLink(deps, link);
  return id === null ? null : readBooking(deps, id);
}

export const readHistory = ({ db }: Pick<Deps, "db">, bookingIds: number[]) =>
  db
    .select()
    .from(bookingHistory)
    .where(inArray(bookingHistory.bookingId, bookingIds))
    .orderBy(asc(bookingHistory.id));

/** Creates the private link of a booking. It allows viewing, rescheduling, and cancelling. */
export const bookingLink = (
  { siteUrl, bookingSigner }: Pick<BookingDeps, "siteUrl" | "bookingSigner">,
  id: number,
) => `${siteUrl}${to(bookingLinkPath(bookingSigner.sign(String(id))))}`;

export function readBookingLink(
  { bookingSigner }: Pick<BookingDeps, "bookingSigner">,
  link: string,
) {
  const id = Number(bookingSigner.read(link) ?? "");
  return Number.isInteger(id) && id > 0 ? id : null;
}
