import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { invalidateTags } from "#database/invalidation.ts";
import { pickColumns } from "#database/pick-columns.ts";
import { bookableTreatments, bookingSettings } from "#database/schema/bookings.ts";
import { services } from "#database/schema/catalogue/listing-details.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import { treatments } from "#database/schema/catalogue/reference.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import {
  findAgreement,
  lacksAgreement,
  setHipaaApplies,
} from "#domain/catalogue/listings/agreement.server.ts";
import type { ListingService } from "#domain/catalogue/listings/listing.ts";
import { setBookingFlag } from "#domain/catalogue/ranking/set-booking-flag.server.ts";
import { findListingIds } from "#domain/catalogue/slugs/listing-ids.server.ts";
import { tags } from "#domain/catalogue/tags.ts";
import type { BookingSettings } from "./booking-settings.ts";
import type { BookingDeps } from "./deps.ts";
import { menuEntry } from "./internal/menu-entry.server.ts";

/** Finds the booking settings of a listing, and the menu treatments that could be bookable. */
export async function findBookingSettings(
  { db }: Pick<BookingDeps, "db">,
  actor: Actor,
  listingId: number,
) {
  if (!may(actor, "bookings.setUp", { listingId })) return null;
  const [settings] = await db
    .select()
    .from(bookingSettings)
    .where(eq(bookingSettings.listingId, listingId));
  return {
    settings: settings ?? null,
    agreement: await findAgreement({ db }, listingId),
    bookable: await readBookable(db, listingId),
    menu: await readMenuEntries(db, listingId),
  };
}

/**
 * Lists bookable treatments for members who add bookings, who may lack the permission for the
 * settings.
 */
export const listBookable = async (
  { db }: Pick<BookingDeps, "db">,
  actor: Actor,
  listingId: number,
) => (may(actor, "bookings.manage", { listingId }) ? readBookable(db, listingId) : []);

export type BookableMenuEntry = Pick<
  ListingService,
  "name" | "minutes" | "priceMinCents" | "priceMaxCents" | "priceUnit"
> & { slug: string; treatment: string; usualMinutes: number };

const readMenuEntries = (db: Executor, listingId: number): Promise<BookableMenuEntry[]> =>
  db
    .select({
      slug: treatments.slug,
      treatment: treatments.name,
      usualMinutes: treatments.sessionMinutesMax,
      ...pickColumns(services, "name", "minutes"),
      ...pickColumns(services, "priceMinCents", "priceMaxCents", "priceUnit"),
    })
    .from(services)
    .innerJoin(treatments, eq(treatments.id, services.treatmentId))
    .where(and(eq(services.listingId, listingId), eq(treatments.isPrivate, false)))
    .orderBy(asc(treatments.name), asc(services.position));

const readBookable = (db: Executor, listingId: number) =>
  db
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
    .where(eq(bookableTreatments.listingId, listingId))
    .orderBy(asc(treatments.name));

/**
 * Saves booking settings. Existing bookings stay unchanged. Practices that HIPAA covers open only
 * after the agreement.
 */
export async function saveBookingSettings(
  { db }: Pick<BookingDeps, "db">,
  actor: Actor,
  listingId: number,
  input: BookingSettings,
): Promise<"done" | "not-found" | "no-agreement"> {
  if (!may(actor, "bookings.setUp", { listingId })) return "not-found";
  return db.transaction(async (tx) => {
    const [listing] = await tx
      .select({ slug: listings.slug })
      .from(listings)
      .where(eq(listings.id, listingId));
    if (!listing) return "not-found";
    const { acceptsInsurance, hipaaApplies, signedOn } = await findAgreement({ db: tx }, listingId);
    const isCovered = acceptsInsurance || (input.hipaaApplies ?? hipaaApplies);
    if (input.isOpen && isCovered && signedOn === null) return "no-agreement";
    await writeSettings(tx, listingId, input);
    await invalidateTags(tx, [tags.listing(listing.slug)]);
    return "done";
  });
}

/** Adds settings of seeded listings. */
export async function addBookingSettings(
  { db }: { db: Executor },
  entries: { listing: string; settings: BookingSettings }[],
) {
  await db.transaction(async (tx) => {
    const slugs = entries.map(({ listing }) => listing);
    const idOf = await findListingIds(tx, slugs);
    for (const { listing, settings } of entries) {
      const id = idOf.get(listing);
      if (id === undefined) throw new Error(`No med spa has the slug "${listing}"`);
      await writeSettings(tx, id, settings);
    }
    await invalidateTags(tx, slugs.map(tags.listing));
  });
}

/**
 * Updates the booking flag after menu changes: lists link to booking only if something is
 * bookable. Returns how many changed.
 */
export async function updateBookingFlags({ db }: Pick<BookingDeps, "db">) {
  const { rows } = await db.execute<{ id: number; takesBookings: boolean }>(sql`
    select m.id, not m.takes_bookings as "takesBookings" from listings m join booking_settings s on s.listing_id = m.id
    where m.takes_bookings <> (s.is_open and not ${lacksAgreement(sql`m`)} and exists (
      select from bookable_treatments b join services e on e.listing_id = b.listing_id and e.treatment_id = b.treatment_id
        join treatments t on t.id = b.treatment_id where b.listing_id = m.id and not t.is_private))`);
  for (const { id, takesBookings } of rows)
    await db.transaction((tx) => setBookingFlag(tx, id, takesBookings));
  return rows.length;
}

async function writeSettings(
  tx: Executor,
  listingId: number,
  { treatments: offered, hipaaApplies, ...settings }: BookingSettings,
) {
  if (hipaaApplies !== undefined) await setHipaaApplies(tx, listingId, hipaaApplies);
  await tx
    .insert(bookingSettings)
    .values({ listingId, ...settings })
    .onConflictDoUpdate({ target: bookingSettings.listingId, set: settings });
  const slugs = offered.map(({ treatment }) => treatment);
  const known =
    slugs.length === 0
      ? []
      : await tx
          .select({ id: treatments.id, slug: treatments.slug })
          .from(treatments)
          .where(and(inArray(treatments.slug, slugs), eq(treatments.isPrivate, false)));
  const idOf = new Map(known.map(({ id, slug }) => [slug, id]));
  const rows = offered.flatMap(({ treatment, ...rest }) => {
    const treatmentId = idOf.get(treatment);
    return treatmentId === undefined ? [] : [{ listingId, treatmentId, ...rest }];
  });
  await tx.delete(bookableTreatments).where(eq(bookableTreatments.listingId, listingId));
  if (rows.length > 0) await tx.insert(bookableTreatments).values(rows);
  await setBookingFlag(tx, listingId, settings.isOpen && rows.length > 0);
}
