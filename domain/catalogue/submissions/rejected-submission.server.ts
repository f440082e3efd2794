import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import { submissions } from "#database/schema/catalogue/submissions.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import { unattestedOf } from "../licenses/attestations.server.ts";
import { lockListing } from "../listings/name-listings.server.ts";

type Deps = { db: Executor; clock: () => Date };

/** Finds the rejection of a submission; null if there is none, or after a resubmission. */
export async function findRejection({ db }: Pick<Deps, "db">, listingId: number) {
  const [rejected] = await db
    .select({ reason: sql<string>`${submissions.rejectionReason}` })
    .from(submissions)
    .innerJoin(listings, eq(listings.id, submissions.listingId))
    .where(
      and(
        eq(submissions.listingId, listingId),
        isNotNull(submissions.rejectedAt),
        eq(listings.status, "inactive"),
      ),
    );
  return rejected ?? null;
}

/** Stores the reason of a rejection for the owner; `null` once the listing is live. */
export async function setRejection(
  { db, clock }: Deps,
  listingIds: number[],
  reason: string | null,
) {
  if (listingIds.length === 0) return;
  const rejection =
    reason === null
      ? { rejectedAt: null, rejectionReason: null }
      : { rejectedAt: clock(), rejectionReason: reason };
  await db.update(submissions).set(rejection).where(inArray(submissions.listingId, listingIds));
}

export async function resubmitListing({ db, clock }: Deps, actor: Actor, listingId: number) {
  if (!may(actor, "listings.edit", { listingId })) return "not-found";
  return db.transaction(async (tx) => {
    await lockListing({ db: tx }, listingId);
    if (!(await findRejection({ db: tx }, listingId))) return "not-found";
    if ((await unattestedOf({ db: tx }, [listingId])).length > 0) return "unattested";
    await tx
      .update(submissions)
      .set({ submittedAt: clock(), rejectedAt: null, rejectionReason: null })
      .where(eq(submissions.listingId, listingId));
    await tx.update(listings).set({ status: "pending" }).where(eq(listings.id, listingId));
    return "resubmitted";
  });
}
