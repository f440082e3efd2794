import { eq, inArray, type SQL } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { pickColumns } from "#database/pick-columns.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import type { Permission } from "#domain/accounts/policy/permissions.ts";
import { listingsWith, may } from "#domain/accounts/policy/policy.ts";

async function read({ db }: { db: Executor }, where: SQL) {
  const rows = await db
    .select(pickColumns(listings, "id", "slug", "name", "email", "status", "isPremium", "plan"))
    .from(listings)
    .where(where)
    .orderBy(listings.sortName);
  return rows.map((listing) => ({
    ...listing,
    isPublic: listing.status === "active",
    isPending: listing.status === "pending",
  }));
}

export const nameListings = async (deps: { db: Executor }, ids: number[]) =>
  ids.length === 0 ? [] : read(deps, inArray(listings.id, ids));

export type ListingName = Awaited<ReturnType<typeof read>>[number];

/**
 * Locks the listing until the transaction ends, so that concurrent changes to its team are
 * serialized.
 */
export async function lockListing({ db }: { db: Executor }, listingId: number) {
  const fields = pickColumns(listings, "id", "slug", "name", "email", "website", "status");
  const [listing] = await db
    .select(fields)
    .from(listings)
    .where(eq(listings.id, listingId))
    .for("update");
  return listing ?? null;
}

export async function findListing(deps: { db: Executor }, slug: string) {
  const [listing] = await read(deps, eq(listings.slug, slug));
  return listing ?? null;
}

/**
 * Finds the listing of an API call where the actor has the permission: the named one, or their only
 * one.
 */
export async function findPermittedListing(
  deps: { db: Executor },
  actor: Actor,
  permission: Permission,
  slug: string | undefined,
) {
  if (slug === undefined) {
    const [only, ...others] = listingsWith(actor, permission);
    return others.length === 0 ? (only ?? null) : null;
  }
  const listing = await findListing(deps, slug);
  return listing && may(actor, permission, { listingId: listing.id }) ? listing.id : null;
}
