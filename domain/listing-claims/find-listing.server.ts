import { and, desc, eq, inArray } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { pickColumns } from "#database/pick-columns.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import { listingClaimHistory, listingClaims } from "#database/schema/listing-claims.ts";
import type { Visitor } from "#domain/accounts/actor.ts";
import { listOwners } from "#domain/accounts/memberships/listing-owners.server.ts";

/** Finds a published listing with the visitor's own listing claim. */
export async function findClaimableListing(deps: { db: Executor }, visitor: Visitor, slug: string) {
  const [listing] = await deps.db
    .select(pickColumns(listings, "id", "slug", "name", "email", "website"))
    .from(listings)
    .where(and(eq(listings.slug, slug), eq(listings.status, "active")));
  if (!listing) return null;
  const isOwn =
    visitor?.memberships.some(
      ({ listingId, role }) => listingId === listing.id && role === "owner",
    ) ?? false;
  const open = visitor ? await findOpenClaim(deps, visitor.userId, listing.id) : null;
  return {
    ...listing,
    isOwn,
    open,
    refusal:
      visitor && !isOwn && !open ? await findRefusal(deps, visitor.userId, listing.id) : null,
  };
}

async function findRefusal({ db }: { db: Executor }, userId: number, listingId: number) {
  const [last] = await db
    .select(pickColumns(listingClaimHistory, "act", "reason", "at"))
    .from(listingClaimHistory)
    .innerJoin(listingClaims, eq(listingClaims.id, listingClaimHistory.claimId))
    .where(
      and(
        eq(listingClaims.userId, userId),
        eq(listingClaims.listingId, listingId),
        inArray(listingClaimHistory.act, ["granted", "refused"]),
      ),
    )
    .orderBy(desc(listingClaimHistory.id))
    .limit(1);
  return last?.act === "refused" && last.reason ? { reason: last.reason, at: last.at } : null;
}

async function findOpenClaim({ db }: { db: Executor }, userId: number, listingId: number) {
  const isOpen = inArray(listingClaims.state, ["code sent", "waiting"]);
  const [open] = await db
    .select()
    .from(listingClaims)
    .where(and(eq(listingClaims.userId, userId), eq(listingClaims.listingId, listingId), isOpen));
  return open ?? null;
}

/** Returns true if the profile may invite listing claims. */
export const isListingUnowned = async (deps: { db: Executor }, listingId: number) =>
  (await listOwners(deps, listingId)).length === 0;
