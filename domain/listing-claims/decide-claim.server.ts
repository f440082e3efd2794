import { desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { users } from "#database/schema/accounts/accounts.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import { ownershipClaims } from "#database/schema/listing-claims.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { listOwners, removeOthers } from "#domain/accounts/memberships/listing-owners.server.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import { endPlan } from "#domain/billing/end-plans.server.ts";
import { lockListing } from "#domain/catalogue/listings/name-listings.server.ts";
import type { Letter } from "#domain/email/email.ts";
import { queueMail } from "#domain/email/queue-email.server.ts";
import { dropPictures } from "#domain/uploads/store-photos.server.ts";
import { speakIn } from "#platform/speaking.ts";
import { to } from "#shared/to.ts";
import { approvedLetter, rejectedLetter, replacedLetter } from "./claim-emails.ts";
import type { OwnershipDeps } from "./deps.ts";
import { closeClaim, grantClaim } from "./internal/grant.server.ts";
import type { Decision } from "./listing-claim.ts";

const mostListed = 100;
type Entry = { act: string; at: string; by: string | null; reason: string };

const rowsOf = sql<Entry[]>`(
  select coalesce(json_agg(json_build_object('act', h.act, 'at', h.at, 'by', d.name, 'reason', h.reason) order by h.id), '[]')
  from ownership_history h left join users d on d.id = h.decided_by where h.claim_id = ownership_claims.id)`;
const ownersOf = sql<string[]>`(
  select coalesce(json_agg(o.name order by o.id), '[]') from memberships m join users o on o.id = m.user_id
  where m.listing_id = ownership_claims.listing_id and m.role = 'owner')`;

function read({ db }: Pick<OwnershipDeps, "db">, where: SQL) {
  return db
    .select({
      id: ownershipClaims.id,
      proof: ownershipClaims.proof,
      state: ownershipClaims.state,
      sentTo: ownershipClaims.sentTo,
      explanation: ownershipClaims.explanation,
      link: ownershipClaims.link,
      phone: ownershipClaims.phone,
      createdAt: ownershipClaims.createdAt,
      listing: {
        name: listings.name,
        slug: listings.slug,
        email: listings.email,
        phone: listings.phone,
        website: listings.website,
      },
      claimant: { name: users.name, email: users.email },
      owners: ownersOf,
      history: rowsOf,
      hasPicture: sql<boolean>`exists (select from media x where x.owner = 'ownership' and x.subject_id = ownership_claims.id)`,
    })
    .from(ownershipClaims)
    .innerJoin(listings, eq(listings.id, ownershipClaims.listingId))
    .innerJoin(users, eq(users.id, ownershipClaims.userId))
    .where(where)
    .orderBy(desc(ownershipClaims.id))
    .limit(mostListed);
}

export async function listDecidedClaims(deps: Pick<OwnershipDeps, "db">, actor: Actor) {
  if (!may(actor, "listingClaims.decide")) return "forbidden" as const;
  return read(deps, inArray(ownershipClaims.state, ["granted", "refused"]));
}

export async function findClaim(deps: Pick<OwnershipDeps, "db">, actor: Actor, id: number) {
  if (!may(actor, "listingClaims.decide")) return "forbidden" as const;
  const [claim] = await read(
    deps,
    sql`${ownershipClaims.id} = ${id} and ${ownershipClaims.state} = 'waiting'`,
  );
  return claim ?? null;
}

/** Notifies the claimant either way. Previous owners stay unless the decision replaces them. */
export async function decideClaim(
  deps: OwnershipDeps,
  actor: Actor,
  id: number,
  decision: Decision,
): Promise<"forbidden" | "not-found" | "approved" | "rejected"> {
  if (!may(actor, "listingClaims.decide")) return "forbidden";
  return deps.db.transaction(async (tx) => {
    const within = { ...deps, db: tx };
    const [asked] = await tx
      .select({ listingId: ownershipClaims.listingId })
      .from(ownershipClaims)
      .where(eq(ownershipClaims.id, id));
    const listing = asked ? await lockListing(within, asked.listingId) : null;
    const [claim] = await tx
      .select()
      .from(ownershipClaims)
      .where(eq(ownershipClaims.id, id))
      .for("update");
    const [claimant] = claim ? await tx.select().from(users).where(eq(users.id, claim.userId)) : [];
    if (claim?.state !== "waiting" || !listing || !claimant?.email) return "not-found";
    const decidedBy = actor.userId;
    const { email } = claimant;
    const tell = (kind: string, write: () => Letter) =>
      speakIn(claim.language, () => queueMail(within, { kind, to: email, letter: write() }));
    if (decision.decision === "reject") {
      await closeClaim(within, claim, "refused", { decidedBy, reason: decision.reason });
      await tell("ownership refused", () =>
        rejectedLetter(listing.name, decision.reason, deps.siteUrl + to(`/claim/${listing.slug}`)),
      );
    } else {
      if (decision.replaces) {
        for (const { userId, email } of await listOwners(within, listing.id))
          if (email && userId !== claim.userId)
            await queueMail(within, {
              kind: "ownership ended",
              to: email,
              letter: replacedLetter(listing.name),
            });
        await removeOthers(within, listing.id, claim.userId);
        await endPlan(tx, { listingId: listing.id, notPaidBy: claimant.email });
      }
      await grantClaim(within, claim, listing, claimant.name, { decidedBy });
      await tell("ownership approved", () =>
        approvedLetter(listing.name, `${deps.siteUrl}/client-admin`),
      );
    }
    await dropPictures(tx, { owner: "ownership", subjectId: claim.id });
    return decision.decision === "reject" ? "rejected" : "approved";
  });
}
