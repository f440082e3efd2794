import { and, eq, isNull, lt, or } from "drizzle-orm";
import { apiKeys } from "#database/schema/accounts/api-keys.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import type { AccountDeps } from "#domain/accounts/deps.ts";
import { findActor } from "#domain/accounts/sessions/visitor.server.ts";
import { isApiKey } from "#platform/api-key.ts";
import { hashOf } from "#platform/random-token.ts";
import { localDay } from "#shared/local-day.ts";
import { isKeyActiveAt } from "./api-keys.server.ts";
import { isScope, permissionsOf } from "./scopes.ts";

type Deps = Pick<AccountDeps, "db" | "clock" | "isDemo">;

/**
 * Returns the actor of an API key: its creator with their current permissions, limited to the
 * key's listing and scopes. Null if the key or its creator is no longer valid. A listing's key
 * never has site-wide permissions.
 */
export async function findByKey(deps: Deps, typedKey: string): Promise<Actor | null> {
  if (!isApiKey(typedKey)) return null;
  const now = deps.clock();
  const [key] = await deps.db
    .select()
    .from(apiKeys)
    .where(and(eq(apiKeys.keyHash, hashOf(typedKey)), isKeyActiveAt(now)));
  const maker = key ? await findActor(deps, key.userId) : null;
  if (!key || !maker) return null;
  const memberships = maker.memberships.filter(({ listingId }) => listingId === key.listingId);
  const isOfSite = key.listingId === null;
  if (isOfSite ? maker.role !== "super_admin" || maker.owesSecondFactor : memberships.length === 0)
    return null;
  const today = localDay(now);
  if (key.usedOn !== today) await noteUse(deps, key.id, today);
  const role = isOfSite ? maker.role : "visitor";
  return {
    ...maker,
    role,
    memberships,
    key: { id: key.id, permissions: permissionsOf(key.scopes.filter(isScope)) },
  };
}

/** Records the use of a key, once a day. */
async function noteUse({ db }: Pick<Deps, "db">, id: number, day: string) {
  await db
    .update(apiKeys)
    .set({ usedOn: day })
    .where(and(eq(apiKeys.id, id), or(isNull(apiKeys.usedOn), lt(apiKeys.usedOn, day))));
}
