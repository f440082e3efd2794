import { and, eq, isNull } from "drizzle-orm";
import { impersonations, users } from "#database/schema/accounts/accounts.ts";
import type { Actor } from "../actor.ts";
import type { AccountDeps } from "../deps.ts";
import {
  checkSensitiveAction,
  type SensitiveRefusal,
} from "../internal/check-sensitive-action.server.ts";
import { recordEvent } from "../internal/events.server.ts";

const minutes = 30;

/**
 * Lets an admin's session see the site as another user, with that user's permissions, for at most
 * half an hour. It ends with the session, when the admin stops, or on time. Admins and editors
 * cannot be impersonated.
 */
export async function impersonate(
  deps: AccountDeps,
  actor: Actor,
  { userId, reason }: { userId: number; reason: string },
): Promise<SensitiveRefusal | "not-found" | { until: Date }> {
  const refusal = checkSensitiveAction(deps, actor, "users.impersonate");
  if (refusal) return refusal;
  const startedAt = deps.clock();
  const until = new Date(startedAt.getTime() + minutes * 60_000);
  return deps.db.transaction(async (tx) => {
    const isOpen = and(
      eq(users.id, userId),
      eq(users.role, "visitor"),
      isNull(users.deletedAt),
      isNull(users.suspendedAt),
    );
    const [user] = await tx.select({ id: users.id }).from(users).where(isOpen).for("no key update");
    if (!user || actor.sessionId === null) return "not-found";
    await endOpen({ ...deps, db: tx }, actor.sessionId);
    await tx
      .insert(impersonations)
      .values({
        adminId: actor.userId,
        userId,
        sessionId: actor.sessionId,
        reason,
        startedAt,
        endsAt: until,
      });
    await recordEvent({ ...deps, db: tx }, userId, "viewed by an admin");
    return { until };
  });
}

export async function stopImpersonating(
  deps: Pick<AccountDeps, "db" | "clock">,
  actor: Actor | null,
) {
  if (!actor?.impersonator || actor.sessionId === null) return null;
  const sessionId = actor.sessionId;
  await deps.db.transaction((tx) => endOpen({ ...deps, db: tx }, sessionId));
  return actor.userId;
}

const endOpen = ({ db, clock }: Pick<AccountDeps, "db" | "clock">, sessionId: number) =>
  db
    .update(impersonations)
    .set({ endedAt: clock() })
    .where(and(eq(impersonations.sessionId, sessionId), isNull(impersonations.endedAt)));
