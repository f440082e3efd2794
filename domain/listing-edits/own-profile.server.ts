import { and, desc, eq } from "drizzle-orm";
import { pickColumns } from "#database/pick-columns.ts";
import { users } from "#database/schema/accounts/accounts.ts";
import { listingEditHistory } from "#database/schema/listing-edits/listing-edits.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import { readListing } from "#domain/catalogue/listings/read-listing.server.ts";
import { localDay } from "#shared/local-day.ts";
import type { ListingEditDeps } from "./deps.ts";
import { pickSection as inSection, sectionsOf } from "./edited-facts.ts";
import { readFieldSources } from "./internal/field-sources.server.ts";
import { findLatestEdit, findPendingEdit } from "./internal/pending.server.ts";
import { profileSectionNames, profileSections, staleFields, stalestOf } from "./sections.ts";

const shownOfHistory = 12;

/** Loads a listing for its team: facts, sources, confirmations, pending edits and history. */
export async function findOwnProfile(
  { db, clock }: Pick<ListingEditDeps, "db" | "clock">,
  actor: Actor,
  listingId: number,
) {
  if (!may(actor, "listings.edit", { listingId })) return null;
  const listing = await readListing({ db }, listingId);
  if (!listing) return null;
  const [pending, provenance, seen] = [
    await findPendingEdit({ db }, listingId),
    await readFieldSources({ db }, listingId),
    await findLatestEdit({ db }, listingId),
  ];
  const today = localDay(clock());
  const history = await db
    .select({
      ...pickColumns(listingEditHistory, "id", "act", "source", "changes", "reason", "at"),
      by: users.name,
    })
    .from(listingEditHistory)
    .leftJoin(users, eq(users.id, listingEditHistory.userId))
    .where(and(eq(listingEditHistory.listingId, listingId)))
    .orderBy(desc(listingEditHistory.id))
    .limit(shownOfHistory);
  return {
    ...listing,
    seen,
    provenance,
    waitsSince: pending?.createdAt ?? null,
    sections: profileSectionNames.map((name) => ({
      name,
      stalest: stalestOf(name, provenance),
      isStale: staleFields(name, provenance, today).length > 0,
      changes: inSection(pending?.changes ?? {}, name),
      fields: profileSections[name].fields,
    })),
    history: history.map(({ changes, ...entry }) => ({ ...entry, sections: sectionsOf(changes) })),
  };
}
