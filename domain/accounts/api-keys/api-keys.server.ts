import { and, desc, eq, gt, isNull, or } from "drizzle-orm";
import { pickColumns } from "#database/pick-columns.ts";
import { users } from "#database/schema/accounts/accounts.ts";
import { apiKeys } from "#database/schema/accounts/api-keys.ts";
import { type Actor, hasProof } from "#domain/accounts/actor.ts";
import type { AccountDeps } from "#domain/accounts/deps.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import { createApiKey, prefixOf } from "#platform/api-key.ts";
import { hashOf } from "#platform/random-token.ts";
import { type ApiKeyInput, scopesForKeyKind } from "./key-input.ts";
import { isScope } from "./scopes.ts";

type Deps = Pick<AccountDeps, "db" | "clock">;
type MakeKeyResult =
  | { outcome: "made"; key: string }
  | { outcome: "not-found" | "proof-needed" | "too-many" };

const mostKeys = 20;
const day = 86_400_000;

/** Keys cannot create keys, and neither can an admin during impersonation. */
const mayRunKeys = (actor: Actor, listingId: number | null) =>
  listingId === null
    ? may(actor, "siteApiKeys.manage")
    : may(actor, "apiKeys.manage", { listingId });

/** Returns the key only once. It cannot be recovered from what is stored. */
export async function makeKey(
  { db, clock }: Deps,
  actor: Actor,
  listingId: number | null,
  { name, scopes, days }: ApiKeyInput,
): Promise<MakeKeyResult> {
  const now = clock();
  const open = scopesForKeyKind(listingId === null ? "site" : "listing");
  if (!mayRunKeys(actor, listingId) || scopes.some((scope) => !open.includes(scope)))
    return { outcome: "not-found" };
  if (!hasProof(actor, now)) return { outcome: "proof-needed" };
  return db.transaction(async (tx): Promise<MakeKeyResult> => {
    // No key update, because edits that wait for this user hold the listing that the key needs.
    await tx
      .select({ id: users.id })
      .from(users)
      .where(eq(users.id, actor.userId))
      .for("no key update");
    const active = await tx.$count(apiKeys, and(of(listingId), isKeyActiveAt(now)));
    if (active >= mostKeys) return { outcome: "too-many" };
    const key = createApiKey();
    const expiresAt = days === "never" ? null : new Date(now.getTime() + Number(days) * day);
    const standing = {
      userId: actor.userId,
      listingId,
      name,
      scopes: [...new Set(scopes)],
      createdAt: now,
      expiresAt,
    };
    await tx.insert(apiKeys).values({ ...standing, prefix: prefixOf(key), keyHash: hashOf(key) });
    return { outcome: "made", key };
  });
}

/** Lists keys, newest first, including revoked and expired ones. */
export async function listKeys({ db, clock }: Deps, actor: Actor, listingId: number | null) {
  if (!mayRunKeys(actor, listingId)) return null;
  const columns = { ...pickColumns(apiKeys, "id", "name", "prefix", "scopes"), maker: users.name };
  const dates = pickColumns(apiKeys, "createdAt", "expiresAt", "usedOn", "revokedAt");
  const rows = await db
    .select({ ...columns, ...dates })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .where(of(listingId))
    .orderBy(desc(apiKeys.id));
  return rows.map((row) => ({
    ...row,
    scopes: row.scopes.filter(isScope),
    state: stateOf(row, clock()),
  }));
}

export async function revokeKey(
  { db, clock }: Deps,
  actor: Actor,
  listingId: number | null,
  id: number,
): Promise<"done" | "not-found"> {
  if (!mayRunKeys(actor, listingId)) return "not-found";
  const { rowCount } = await db
    .update(apiKeys)
    .set({ revokedAt: clock() })
    .where(and(eq(apiKeys.id, id), of(listingId), isNull(apiKeys.revokedAt)));
  return rowCount ? "done" : "not-found";
}

const of = (listingId: number | null) =>
  listingId === null ? isNull(apiKeys.listingId) : eq(apiKeys.listingId, listingId);
export const isKeyActiveAt = (now: Date) =>
  and(isNull(apiKeys.revokedAt), or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, now)));

function stateOf(
  { revokedAt, expiresAt }: { revokedAt: Date | null; expiresAt: Date | null },
  now: Date,
) {
  if (revokedAt) return "revoked" as const;
  return expiresAt && expiresAt <= now ? ("expired" as const) : ("open" as const);
}
