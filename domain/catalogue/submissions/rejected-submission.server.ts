import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { medSpas } from "#database/schema/catalogue/listings.ts";
import { submissions } from "#database/schema/catalogue/submissions.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import { unattestedOf } from "../licenses/attestations.server.ts";
import { lockListing } from "../listings/name-listings.server.ts";

type Deps = { db: Executor; clock: () => Date };

/** Null if the submission was not rejected, or was resubmitted. */
export async function findRejection({ db }: Pick<Deps, "db">, medSpaId: number) {
  const [rejected] = await db
    .select({ reason: sql<string>`${submissions.rejectionReason}` })
    .from(submissions)
    .innerJoin(medSpas, eq(medSpas.id, submissions.medSpaId))
    .where(
      and(
        eq(submissions.medSpaId, medSpaId),
        isNotNull(submissions.rejectedAt),
        eq(medSpas.status, "inactive"),
      ),
    );
  return rejected ?? null;
}

/** Stores the reason of a rejection for the owner; `null` once the listing is live. */
export async function keepRejection(
  { db, clock }: Deps,
  medSpaIds: number[],
  reason: string | null,
) {
  if (medSpaIds.length === 0) return;
  const rejection =
    reason === null
      ? { rejectedAt: null, rejectionReason: null }
      : { rejectedAt: clock(), rejectionReason: reason };
  await db.update(submissions).set(rejection).where(inArray(submissions.medSpaId, medSpaIds));
}

export async function resubmitListing(
  { db, clock }: Deps,
  actor: Actor,
  medSpaId: number,
): Promise<"resubmitted" | "unattested" | "not-found"> {
  if (!may(actor, "listings.edit", { medSpaId })) return "not-found";
  return db.transaction(async (tx) => {
    await lockListing({ db: tx }, medSpaId);
    if (!(await findRejection({ db: tx }, medSpaId))) return "not-found";
    if ((await unattestedOf({ db: tx }, [medSpaId])).length > 0) return "unattested";
    await tx
      .update(submissions)
      .set({ submittedAt: clock(), rejectedAt: null, rejectionReason: null })
      .where(eq(submissions.medSpaId, medSpaId));
    await tx.update(medSpas).set({ status: "pending" }).where(eq(medSpas.id, medSpaId));
    return "resubmitted";
  });
}
