import { desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { pickColumns } from "#database/pick-columns.ts";
import { users } from "#database/schema/accounts/accounts.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import { listingClaims } from "#database/schema/listing-claims.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import {
  listOwners,
  removeOtherOwners,
} from "#domain/accounts/memberships/listing-owners.server.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import { markPlanForEnd } from "#domain/billing/end-plans.server.ts";
import { lockListing } from "#domain/catalogue/listings/name-listings.server.ts";
import { queueEmail } from "#domain/email/queue-email.server.ts";
import { deleteStoredPhotos } from "#domain/uploads/store-photos.server.ts";
import { runInLanguage } from "#platform/run-in-language.ts";
import type { EmailContent } from "#shared/email-parts.ts";
import { clientAdminPath, listingClaimPath } from "#shared/paths.ts";
import { to } from "#shared/say.ts";
import { claimApprovedEmail, claimRejectedEmail, ownerReplacedEmail } from "./claim-emails.ts";
import type { ListingClaimDeps } from "./deps.ts";
import { closeListingClaim, grantListingClaim } from "./internal/grant.server.ts";
import type { ListingClaimDecision } from "./listing-claim.ts";

const mostListed = 100;
type ClaimHistoryEntry = { act: string; at: string; by: string | null; reason: string };

const rowsOf = sql<ClaimHistoryEntry[]>`(
  select coalesce(json_agg(json_build_object('act', h.act, 'at', h.at, 'by', d.name, 'reason', h.reason) order by h.id), '[]')
  from listing_claim_history h left join users d on d.id = h.decided_by where h.claim_id = listing_claims.id)`;
const ownersOf = sql<string[]>`(
  select coalesce(json_agg(o.name order by o.id), '[]') from memberships m join users o on o.id = m.user_id
  where m.listing_id = listing_claims.listing_id and m.role = 'owner')`;

const read = ({ db }: Pick<ListingClaimDeps, "db">, where: SQL) =>
  db
    .select({
      ...pickColumns(listingClaims, "id", "proof", "state", "sentTo"),
      ...pickColumns(listingClaims, "explanation", "link", "phone", "createdAt"),
      listing: pickColumns(listings, "name", "slug", "email", "phone", "website"),
      claimant: { name: users.name, email: users.email },
      owners: ownersOf,
      history: rowsOf,
      hasPicture: sql<boolean>`exists (select from uploads x where x.owner = 'listing claim' and x.subject_id = listing_claims.id)`,
    })
    .from(listingClaims)
    .innerJoin(listings, eq(listings.id, listingClaims.listingId))
    .innerJoin(users, eq(users.id, listingClaims.userId))
    .where(where)
    .orderBy(desc(listingClaims.id))
    .limit(mostListed);

export async function listDecidedListingClaims(deps: Pick<ListingClaimDeps, "db">, actor: Actor) {
  if (!may(actor, "listingClaims.decide")) return "forbidden" as const;
  return read(deps, inArray(listingClaims.state, ["granted", "refused"]));
}

export async function findListingClaim(
  deps: Pick<ListingClaimDeps, "db">,
  actor: Actor,
  id: number,
) {
  if (!may(actor, "listingClaims.decide")) return "forbidden" as const;
  const [claim] = await read(
    deps,
    sql`${listingClaims.id} = ${id} and ${listingClaims.state} = 'waiting'`,
  );
  return claim ?? null;
}

/** Notifies the claimant either way. Previous owners stay unless the decision replaces them. */
export async function decideListingClaim(
  deps: ListingClaimDeps,
  actor: Actor,
  id: number,
  decision: ListingClaimDecision,
): Promise<"forbidden" | "not-found" | "approved" | "rejected"> {
  if (!may(actor, "listingClaims.decide")) return "forbidden";
  return deps.db.transaction(async (tx) => {
    const within = { ...deps, db: tx };
    const [target] = await tx
      .select({ listingId: listingClaims.listingId })
      .from(listingClaims)
      .where(eq(listingClaims.id, id));
    const listing = target ? await lockListing(within, target.listingId) : null;
    const [claim] = await tx
      .select()
      .from(listingClaims)
      .where(eq(listingClaims.id, id))
      .for("update");
    const [claimant] = claim ? await tx.select().from(users).where(eq(users.id, claim.userId)) : [];
    if (claim?.state !== "waiting" || !listing || !claimant?.email) return "not-found";
    const decidedBy = actor.userId;
    const { email } = claimant;
    const notifyClaimant = (kind: string, write: () => EmailContent) =>
      runInLanguage(claim.locale, () => queueEmail(within, { kind, to: email, content: write() }));
    if (decision.decision === "reject") {
      await closeListingClaim(within, claim, "refused", { decidedBy, reason: decision.reason });
      await notifyClaimant("listing claim refused", () =>
        claimRejectedEmail(
          listing.name,
          decision.reason,
          deps.siteUrl + to(listingClaimPath(listing.slug)),
        ),
      );
    } else {
      if (decision.replaces) {
        for (const { userId, email } of await listOwners(within, listing.id))
          if (email && userId !== claim.userId)
            await queueEmail(within, {
              kind: "listing claim ended",
              to: email,
              content: ownerReplacedEmail(listing.name),
            });
        await removeOtherOwners(within, listing.id, claim.userId);
        await markPlanForEnd(tx, { listingId: listing.id, notPaidBy: claimant.email });
      }
      await grantListingClaim(within, claim, listing, claimant.name, { decidedBy });
      await notifyClaimant("listing claim approved", () =>
        claimApprovedEmail(listing.name, deps.siteUrl + clientAdminPath),
      );
    }
    await deleteStoredPhotos(tx, { owner: "listing claim", subjectId: claim.id });
    return decision.decision === "reject" ? "rejected" : "approved";
  });
}
