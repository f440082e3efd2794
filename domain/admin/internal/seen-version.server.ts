import { createHash } from "node:crypto";
import type { HeldListing } from "#domain/catalogue/listings/read-listing.server.ts";

type Member = { userId: number; medSpaId: number; role: string };

/** What both listings say and who runs them, as a mark that a form carries: nobody merges what he has not seen. */
export function seenOf(kept: HeldListing, other: HeldListing, members: Member[]) {
  const said = [kept, other].map(({ id, slug, status, facts }) => [id, slug, status, facts]);
  const people = members.map(({ userId, medSpaId, role }) => [userId, medSpaId, role]);
  return createHash("sha256")
    .update(JSON.stringify([said, people]))
    .digest("base64url")
    .slice(0, 22);
}
