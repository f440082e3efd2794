import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { users } from "#database/schema/accounts/accounts.ts";
import { attestations } from "#database/schema/catalogue/attestations.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import { submissions } from "#database/schema/catalogue/submissions.ts";
import type { AccountPart } from "#domain/accounts/account-part.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import { attestationInEnglish, attestationWords } from "./attestation.ts";

type Deps = { db: Executor; clock: () => Date };
type Attestation = Omit<typeof attestations.$inferInsert, "id" | "attestedAt"> & {
  attestedAt?: Date;
};

export async function recordAttestation({ db, clock }: Deps, attestation: Attestation) {
  await db
    .insert(attestations)
    .values({ ...attestation, attestedAt: attestation.attestedAt ?? clock() });
}

/** Records the latest request to a listing's submitter to attest. */
export async function recordAttestationRequest({ db, clock }: Deps, listingId: number) {
  await db
    .update(submissions)
    .set({ attestationAskedAt: clock() })
    .where(eq(submissions.listingId, listingId));
}

export async function findAttestation({ db }: Pick<Deps, "db">, listingId: number) {
  const { method: way, text: words, email, note, attestedAt: at } = attestations;
  const [latest] = await db
    .select({ way, words, by: users.name, email, note, at })
    .from(attestations)
    .leftJoin(users, eq(users.id, attestations.userId))
    .where(eq(attestations.listingId, listingId))
    .orderBy(desc(attestations.id))
    .limit(1);
  const [listing] = await db
    .select({
      isDemo: listings.isDemo,
      isSent: sql<boolean>`${submissions.listingId} is not null`,
      askedAt: submissions.attestationAskedAt,
      hasOwner: sql<boolean>`exists (select from memberships where listing_id = ${listings.id})`,
    })
    .from(listings)
    .leftJoin(submissions, eq(submissions.listingId, listings.id))
    .where(eq(listings.id, listingId));
  return {
    isDemo: false,
    isSent: false,
    hasOwner: false,
    askedAt: null,
    ...listing,
    latest: latest ?? null,
  };
}

const isAttested = sql`exists (select from attestations a where a.listing_id = ${listings.id})`;

/**
 * Reports whether a listing lacks the attestation: owners of a real listing must attest once, no
 * matter who created it.
 */
export async function needsAttestation({ db }: Pick<Deps, "db">, listingId: number) {
  const [found] = await db
    .select({ isDemo: listings.isDemo, isAttested: sql<boolean>`${isAttested}` })
    .from(listings)
    .where(eq(listings.id, listingId));
  return found !== undefined && !found.isDemo && !found.isAttested;
}

/** Lists submitted listings without an attestation. They must not be published. */
export async function unattestedOf({ db }: Pick<Deps, "db">, listingIds: number[]) {
  if (listingIds.length === 0) return [];
  const rows = await db
    .select({ id: listings.id })
    .from(listings)
    .innerJoin(submissions, eq(submissions.listingId, listings.id))
    .where(and(inArray(listings.id, listingIds), sql`not ${isAttested}`));
  return rows.map(({ id }) => id);
}

export async function attestAsOwner(deps: Deps, actor: Actor, listingId: number) {
  if (!may(actor, "listings.edit", { listingId })) return "not-found";
  await recordAttestation(deps, {
    listingId,
    method: "owner page",
    text: attestationWords(),
    userId: actor.userId,
  });
  return "attested";
}

export async function recordSignedStatement(
  deps: Deps,
  actor: Actor,
  listingId: number,
  note: string,
): Promise<"attested" | "forbidden"> {
  if (!may(actor, "listings.manage")) return "forbidden";
  await recordAttestation(deps, {
    listingId,
    method: "signed statement",
    text: attestationInEnglish,
    userId: actor.userId,
    note,
  });
  return "attested";
}

const ofAccount = (userId: number) =>
  sql`(a.user_id = ${userId} or a.email = (select email from users where id = ${userId} and email_verified_at is not null))`;

/** Statements stay as evidence. Their email address is deleted with the account. */
export const attestationsOfAccount: AccountPart = {
  name: "attestations",
  async collect(db, userId) {
    const { rows } = await db.execute(sql`
      select m.name as "medSpa", a.method as way, a.text as words, a.email, a.attested_at as "attestedAt"
      from attestations a join listings m on m.id = a.listing_id
      where ${ofAccount(userId)} order by a.id`);
    return rows;
  },
  async erase(tx, userId) {
    await tx.execute(sql`update attestations a set email = null where ${ofAccount(userId)}`);
  },
};
