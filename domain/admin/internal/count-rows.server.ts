import { sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { maxGalleryPhotos } from "#domain/photos/photos.ts";
import { countDuplicateReviews } from "#domain/reviews/move-reviews.server.ts";
import type { ListingMove } from "#shared/move.ts";

const tables = {
  reviews: "reviews",
  invitations: "review_invitations",
  bookings: "bookings",
  blocks: "booking_blocks",
  waiting: "waitlist_entries",
  questions: "questions",
  calls: "leads",
  offers: "specials",
  pairs: "photo_pairs",
  claims: "listing_claims",
  history: "listing_edit_history",
  importRows: "import_rows",
  keys: "api_keys",
  plans: "plans",
  oldAddresses: "old_slugs",
};
type RowCounts = Record<
  | keyof typeof tables
  | "favorites"
  | "licenses"
  | "sameLicenses"
  | "views"
  | "offerClaims"
  | "invoices"
  | "photos"
  | "photosThere"
  | "logos"
  | "logosThere"
  | "pending",
  number
>;
type ListingFlags = { hasOwnBookings: boolean; takesBookings: boolean; hoursApart: number };

export async function countRows(db: Executor, { from, to }: ListingMove) {
  const counts = Object.entries(tables).map(([name, table]) =>
    sql.raw(`(select count(*)::int from ${table} where listing_id = ${Number(from)}) as "${name}"`),
  );
  const pictures = (owner: string, id: number) =>
    sql`(select count(*)::int from uploads where owner = ${owner}::upload_owner and subject_id = ${id})`;
  const { rows } = await db.execute<RowCounts & ListingFlags>(sql`
    select ${sql.join(counts, sql`, `)},
      (select count(*)::int from favorites f where listing_id = ${from} and not exists (select from favorites k where k.user_id = f.user_id and k.listing_id = ${to})) as favorites,
      (select count(*)::int from licenses g where listing_id = ${from} and not exists (select from licenses k where k.listing_id = ${to} and k.number = g.number)) as licenses,
      (select count(*)::int from licenses g join licenses k on k.number = g.number and k.listing_id = ${to} where g.listing_id = ${from}) as "sameLicenses",
      (select coalesce(sum(views), 0)::int from listing_days where listing_id = ${from}) as views,
      (select count(*)::int from vouchers c join specials s on s.id = c.special_id where s.listing_id = ${from}) as "offerClaims",
      (select count(*)::int from invoices i join plans p on p.id = i.plan_id where p.listing_id = ${from}) as invoices,
      ${pictures("gallery", from)} as photos, ${pictures("gallery", to)} as "photosThere", ${pictures("logo", from)} as logos, ${pictures("logo", to)} as "logosThere",
      (select count(*)::int from listing_edits where listing_id = ${from} and state = 'pending') as pending,
      (select count(*)::int from hour_exceptions where listing_id = ${from} and day >= current_date) as "hoursApart",
      exists (select from booking_settings where listing_id = ${to}) as "hasOwnBookings",
      exists (select from booking_settings where listing_id = ${from}) as "takesBookings"`);
  const [row] = rows;
  if (!row) throw new Error("The statement returned no row");
  const room = Math.max(0, maxGalleryPhotos - row.photosThere);
  return {
    ...row,
    doubleReviews: await countDuplicateReviews(db, { from, to }),
    photosThatGo: Math.max(0, row.photos - room),
  };
}
