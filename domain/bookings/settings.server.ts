import { asc, eq, inArray, sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { announceChange } from "#database/invalidation.ts";
import { bookableTreatments, bookingSettings } from "#database/schema/bookings.ts";
import { services } from "#database/schema/catalogue/listing-details.ts";
import { medSpas } from "#database/schema/catalogue/listings.ts";
import { treatments } from "#database/schema/catalogue/reference.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import type { Service } from "#domain/catalogue/listings/listing.ts";
import { keepBookingMark } from "#domain/catalogue/ranking/update-booking-mark.server.ts";
import { tags } from "#domain/catalogue/tags.ts";
import type { BookingSettings } from "./booking-settings.ts";
import type { BookingDeps } from "./deps.ts";
import { menuEntry } from "./internal/menu-entry.server.ts";

/** Booking settings of a listing, and the menu treatments that could be bookable. */
export async function findBookingSettings(
  { db }: Pick<BookingDeps, "db">,
  actor: Actor,
  medSpaId: number,
) {
  if (!may(actor, "bookings.setUp", { medSpaId })) return null;
  const [settings] = await db
    .select()
    .from(bookingSettings)
    .where(eq(bookingSettings.medSpaId, medSpaId));
  const menu = await readMenuEntries(db, medSpaId);
  return { settings: settings ?? null, bookable: await readBookable(db, medSpaId), menu };
}

/** For members who add bookings, who may lack the permission for the settings. */
export async function listBookable(
  { db }: Pick<BookingDeps, "db">,
  actor: Actor,
  medSpaId: number,
) {
  return may(actor, "bookings.manage", { medSpaId }) ? readBookable(db, medSpaId) : [];
}

export type MenuEntry = Pick<
  Service,
  "name" | "minutes" | "priceMinCents" | "priceMaxCents" | "priceUnit"
> & {
  slug: string;
  treatment: string;
  usualMinutes: number;
};

function readMenuEntries(db: Executor, medSpaId: number): Promise<MenuEntry[]> {
  const { name, minutes, priceMinCents, priceMaxCents, priceUnit } = services;
  return db
    .select({
      slug: treatments.slug,
      treatment: treatments.name,
      usualMinutes: treatments.sessionMinutesMax,
      name,
      minutes,
      priceMinCents,
      priceMaxCents,
      priceUnit,
    })
    .from(services)
    .innerJoin(treatments, eq(treatments.id, services.treatmentId))
    .where(eq(services.medSpaId, medSpaId))
    .orderBy(asc(treatments.name), asc(services.position));
}

function readBookable(db: Executor, medSpaId: number) {
  return db
    .select({
      treatmentId: treatments.id,
      treatment: treatments.slug,
      name: treatments.name,
      minutes: menuEntry.minutes,
      priceMinCents: menuEntry.priceMinCents,
      priceMaxCents: menuEntry.priceMaxCents,
      priceUnit: menuEntry.priceUnit,
      bufferMinutes: bookableTreatments.bufferMinutes,
    })
    .from(bookableTreatments)
    .innerJoin(treatments, eq(treatments.id, bookableTreatments.treatmentId))
    .innerJoinLateral(menuEntry, sql`true`)
    .where(eq(bookableTreatments.medSpaId, medSpaId))
    .orderBy(asc(treatments.name));
}

/** Existing bookings stay unchanged. */
export async function saveBookingSettings(
  { db }: Pick<BookingDeps, "db">,
  actor: Actor,
  medSpaId: number,
  given: BookingSettings,
): Promise<"done" | "not-found"> {
  if (!may(actor, "bookings.setUp", { medSpaId })) return "not-found";
  return db.transaction(async (tx) => {
    const [medSpa] = await tx
      .select({ slug: medSpas.slug })
      .from(medSpas)
      .where(eq(medSpas.id, medSpaId));
    if (!medSpa) return "not-found";
    await writeSettings(tx, medSpaId, given);
    await announceChange(tx, [tags.medSpa(medSpa.slug)]);
    return "done";
  });
}

/** For listings that are seeded with settings. */
export async function openBookings(
  { db }: { db: Executor },
  given: { medSpa: string; settings: BookingSettings }[],
) {
  await db.transaction(async (tx) => {
    const slugs = given.map(({ medSpa }) => medSpa);
    const known = await tx
      .select({ id: medSpas.id, slug: medSpas.slug })
      .from(medSpas)
      .where(inArray(medSpas.slug, slugs));
    const idOf = new Map(known.map(({ id, slug }) => [slug, id]));
    for (const { medSpa, settings } of given) {
      const id = idOf.get(medSpa);
      if (id === undefined) throw new Error(`No med spa has the slug "${medSpa}"`);
      await writeSettings(tx, id, settings);
    }
    await announceChange(tx, slugs.map(tags.medSpa));
  });
}

/**
 * Updates the booking flag after menu changes: lists link to booking only if something is
 * bookable. Returns how many changed.
 */
export async function keepBookingMarks({ db }: Pick<BookingDeps, "db">) {
  const { rows } = await db.execute<{ id: number; takesBookings: boolean }>(sql`
    select m.id, not m.takes_bookings as "takesBookings" from med_spas m join booking_settings s on s.med_spa_id = m.id
    where m.takes_bookings <> (s.is_open and exists (
      select from bookable_treatments b join services e on e.med_spa_id = b.med_spa_id and e.treatment_id = b.treatment_id where b.med_spa_id = m.id))`);
  for (const { id, takesBookings } of rows)
    await db.transaction((tx) => keepBookingMark(tx, id, takesBookings));
  return rows.length;
}

async function writeSettings(
  tx: Executor,
  medSpaId: number,
  { treatments: offered, ...settings }: BookingSettings,
) {
  await tx
    .insert(bookingSettings)
    .values({ medSpaId, ...settings })
    .onConflictDoUpdate({ target: bookingSettings.medSpaId, set: settings });
  const slugs = offered.map(({ treatment }) => treatment);
  const known =
    slugs.length === 0
      ? []
      : await tx
          .select({ id: treatments.id, slug: treatments.slug })
          .from(treatments)
          .where(inArray(treatments.slug, slugs));
  const idOf = new Map(known.map(({ id, slug }) => [slug, id]));
  const rows = offered.flatMap(({ treatment, ...rest }) => {
    const treatmentId = idOf.get(treatment);
    return treatmentId === undefined ? [] : [{ medSpaId, treatmentId, ...rest }];
  });
  await tx.delete(bookableTreatments).where(eq(bookableTreatments.medSpaId, medSpaId));
  if (rows.length > 0) await tx.insert(bookableTreatments).values(rows);
  await keepBookingMark(tx, medSpaId, settings.isOpen && rows.length > 0);
}
