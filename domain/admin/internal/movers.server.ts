import type { Transaction } from "#database/database.ts";
import { moveKeys } from "#domain/accounts/api-keys/move-keys.server.ts";
import { moveMembers } from "#domain/accounts/memberships/move-members.server.ts";
import { moveDays } from "#domain/analytics/move-days.server.ts";
import { movePlans } from "#domain/billing/move-plans.server.ts";
import { moveBookings } from "#domain/bookings/move-bookings.server.ts";
import type { ListingFacts } from "#domain/catalogue/listings/listing-facts.ts";
import {
  moveAttestations,
  moveConfirmations,
  moveLicenses,
  moveSubmission,
} from "#domain/catalogue/listings/merge-rows.server.ts";
import { moveImportRows } from "#domain/imports/move-import-rows.server.ts";
import { moveLeads } from "#domain/leads/move-leads.server.ts";
import { moveListingClaims } from "#domain/listing-claims/move-claims.server.ts";
import { moveListingEdits } from "#domain/listing-edits/move-edits.server.ts";
import { movePhotos } from "#domain/photos/move-photos.server.ts";
import { moveQuestions } from "#domain/questions/move-questions.server.ts";
import { moveReviews } from "#domain/reviews/move-reviews.server.ts";
import { moveFavorites } from "#domain/saved/move-favorites.server.ts";
import { moveSpecials } from "#domain/specials/move-specials.server.ts";
import { moveEndpoints } from "#domain/webhooks/move-endpoints.server.ts";
import type { ListingMove } from "#shared/move.ts";

type MergeContext = {
  db: Transaction;
  clock: () => Date;
  move: ListingMove;
  userId: number;
  reason: string;
  /** The remaining listing before the merge. */
  before: ListingFacts;
  taken: Partial<ListingFacts>;
  comeAlong: boolean;
};
type Mover = { tables: string[]; move: (merging: MergeContext) => Promise<void> };

export const movers: Mover[] = [
  { tables: ["licenses"], move: ({ db, move }) => moveLicenses(db, move) },
  { tables: ["attestations"], move: ({ db, move }) => moveAttestations(db, move) },
  {
    tables: ["submissions"],
    move: (all) => moveSubmission(all, all.move, Object.keys(all.before)),
  },
  {
    tables: ["confirmations", "hour_exceptions"],
    move: (all) => moveConfirmations(all, all.move, Object.keys(all.taken)),
  },
  { tables: ["reviews", "review_invitations"], move: (all) => moveReviews(all, all.move) },
  {
    tables: [
      "booking_settings",
      "bookable_treatments",
      "bookings",
      "booking_blocks",
      "booking_slots",
      "busy_times",
      "waitlist_entries",
    ],
    move: ({ db, move }) => moveBookings(db, move),
  },
  { tables: ["questions"], move: ({ db, move }) => moveQuestions(db, move) },
  { tables: ["leads"], move: ({ db, move }) => moveLeads(db, move) },
  { tables: ["specials"], move: ({ db, move }) => moveSpecials(db, move) },
  { tables: ["photo_pairs"], move: ({ db, move }) => movePhotos(db, move) },
  { tables: ["favorites"], move: ({ db, move }) => moveFavorites(db, move) },
  { tables: ["listing_claims"], move: (all) => moveListingClaims(all, all.move, all.reason) },
  {
    tables: ["listing_edits", "listing_edit_history"],
    move: (all) => moveListingEdits(all, all.move, all),
  },
  {
    tables: ["import_rows"],
    move: ({ db, move, taken }) => moveImportRows(db, move, Object.keys(taken)),
  },
  {
    tables: ["listing_days", "listing_search_days", "listing_host_days", "listing_hours"],
    move: ({ db, move }) => moveDays(db, move),
  },
  { tables: ["plans"], move: ({ db, move }) => movePlans(db, move) },
  { tables: ["memberships"], move: ({ db, move, comeAlong }) => moveMembers(db, move, comeAlong) },
  { tables: ["api_keys"], move: (all) => moveKeys(all, all.move) },
  { tables: ["webhook_endpoints"], move: (all) => moveEndpoints(all, all.move) },
];

/** Tables that are dropped, with the reason. */
export const droppedTables: Record<string, string> = {
  services: "the menu is chosen as a whole and written with the facts",
  staff_members: "the staff is chosen as a whole, too",
  listing_categories: "is rebuilt from the facts",
  listing_treatments: "is rebuilt from the facts",
  listing_documents: "is rebuilt from the facts",
  old_slugs: "redirects to the remaining listing after the other one is deleted",
  stale_reminders: "the remaining listing gets reminders on its own schedule",
  website_reads: "the website is read again",
};
