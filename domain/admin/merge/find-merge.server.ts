import { sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { listMembers } from "#domain/accounts/memberships/move-members.server.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import { runningPlans } from "#domain/billing/move-plans.server.ts";
import {
  readListings,
  type StoredListing,
} from "#domain/catalogue/listings/read-listing.server.ts";
import { maxGalleryPhotos } from "#domain/photos/photos.ts";
import { countDuplicateReviews } from "#domain/reviews/move-reviews.server.ts";
import type { ListingMove } from "#shared/move.ts";
import { pick } from "#shared/pick.ts";
import { mergeFingerprint } from "../internal/merge-fingerprint.server.ts";
import { choicesBetween, findMergeRefusal } from "./merge.ts";

const sideOf = (listing: StoredListing) => ({
  ...pick(listing, ["id", "slug", "status", "isPremium", "rating", "reviewCount", "createdAt"]),
  name: listing.facts.name,
  city: listing.facts.city,
});

export async function findMerge(
  { db }: { db: Executor },
  actor: Actor,
  keptId: number,
  otherId: number,
) {
  if (!may(actor, "listings.merge")) return "forbidden" as const;
  const found = await readListings({ db }, [keptId, otherId]);
  const [kept, other] = [
    found.find(({ id }) => id === keptId),
    found.find(({ id }) => id === otherId),
  ];
  if (!kept || !other) return null;
  const members = await listMembers(db, [keptId, otherId]);
  const running = await runningPlans(db, [keptId, otherId]);
  const peopleOf = (id: number) =>
    new Set(members.filter(({ listingId }) => listingId === id).map(({ userId }) => userId)).size;
  const hasOwner = members.some(({ listingId, role }) => listingId === keptId && role === "owner");
  return {
    kept: { ...sideOf(kept), facts: kept.facts, people: peopleOf(keptId) },
    other: { ...sideOf(other), facts: other.facts, people: peopleOf(otherId) },
    choices: choicesBetween(kept.facts, other.facts),
    counts: await countRows(db, { from: otherId, to: keptId }),
    /** Otherwise its members are moved anyway, or it has none. */
    asksForPeople: hasOwner && peopleOf(otherId) > 0,
    refusal: findMergeRefusal({ kept, other, members, running, comeAlong: true }),
    seen: mergeFingerprint(kept, other, members),
  };
}

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

async function countRows(db: Executor, { from, to }: ListingMove) {
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
