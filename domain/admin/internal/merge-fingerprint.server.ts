import { createHash } from "node:crypto";
import type { StoredListing } from "#domain/catalogue/listings/read-listing.server.ts";

type Member = { userId: number; listingId: number; role: string };

/**
 * Returns a fingerprint of both listings and their members. The form carries it, so that an admin
 * cannot merge versions they have not seen.
 */
export function mergeFingerprint(kept: StoredListing, other: StoredListing, members: Member[]) {
  const said = [kept, other].map(({ id, slug, status, facts }) => [id, slug, status, facts]);
  const people = members.map(({ userId, listingId, role }) => [userId, listingId, role]);
  return createHash("sha256")
    .update(JSON.stringify([said, people]))
    .digest("base64url")
    .slice(0, 22);
}
