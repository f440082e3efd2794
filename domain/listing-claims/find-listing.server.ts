import { and, desc, eq, inArray } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { medSpas } from "#database/schema/catalogue/listings.ts";
import { ownershipClaims, ownershipHistory } from "#database/schema/listing-claims.ts";
import type { Visitor } from "#domain/accounts/actor.ts";
import { listOwners } from "#domain/accounts/memberships/listing-owners.server.ts";

/** A published listing with the visitor's own listing claim. */
export async function findClaimable(deps: { db: Executor }, visitor: Visitor, slug: string) {
  const [medSpa] = await deps.db
    .select({
      id: medSpas.id,
      slug: medSpas.slug,
      name: medSpas.name,
      email: medSpas.email,
      website: medSpas.website,
    })
    .from(medSpas)
    .where(and(eq(medSpas.slug, slug), eq(medSpas.status, "active")));
  if (!medSpa) return null;
  const isOwn =
    visitor?.memberships.some(({ medSpaId, role }) => medSpaId === medSpa.id && role === "owner") ??
    false;
  const open = visitor ? await findOpenClaim(deps, visitor.userId, medSpa.id) : null;
  return {
    ...medSpa,
    isOwn,
    open,
    refusal: visitor && !isOwn && !open ? await findRefusal(deps, visitor.userId, medSpa.id) : null,
  };
}

async function findRefusal({ db }: { db: Executor }, userId: number, medSpaId: number) {
  const [last] = await db
    .select({ act: ownershipHistory.act, reason: ownershipHistory.reason, at: ownershipHistory.at })
    .from(ownershipHistory)
    .innerJoin(ownershipClaims, eq(ownershipClaims.id, ownershipHistory.claimId))
    .where(
      and(
        eq(ownershipClaims.userId, userId),
        eq(ownershipClaims.medSpaId, medSpaId),
        inArray(ownershipHistory.act, ["granted", "refused"]),
      ),
    )
    .orderBy(desc(ownershipHistory.id))
    .limit(1);
  return last?.act === "refused" && last.reason ? { reason: last.reason, at: last.at } : null;
}

async function findOpenClaim({ db }: { db: Executor }, userId: number, medSpaId: number) {
  const isOpen = inArray(ownershipClaims.state, ["code sent", "waiting"]);
  const [open] = await db
    .select()
    .from(ownershipClaims)
    .where(and(eq(ownershipClaims.userId, userId), eq(ownershipClaims.medSpaId, medSpaId), isOpen));
  return open ?? null;
}

/** Returns true if the profile may invite listing claims. */
export async function isUnowned(deps: { db: Executor }, medSpaId: number) {
  return (await listOwners(deps, medSpaId)).length === 0;
}
