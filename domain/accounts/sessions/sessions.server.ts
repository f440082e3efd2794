import { and, desc, eq, gt, isNull, ne } from "drizzle-orm";
import { pickColumns } from "#database/pick-columns.ts";
import { accountEvents, impersonations, sessions } from "#database/schema/accounts/accounts.ts";
import type { Actor, RequestSource } from "../actor.ts";
import type { AccountDeps } from "../deps.ts";
import { recordEvent } from "../internal/events.server.ts";
import { may } from "../policy/policy.ts";

type Deps = Pick<AccountDeps, "db" | "clock">;

export async function listSessions({ db, clock }: Deps, actor: Actor) {
  const rows = await db
    .select(pickColumns(sessions, "id", "browser", "network", "createdAt", "seenAt"))
    .from(sessions)
    .where(and(eq(sessions.userId, actor.userId), gt(sessions.expiresAt, clock())))
    .orderBy(desc(sessions.seenAt), desc(sessions.id));
  return rows
    .map((row) => ({ ...row, isThis: row.id === actor.sessionId }))
    .sort((one, other) => Number(other.isThis) - Number(one.isThis));
}

/** Ends one of the user's sessions. Another user's session is treated as not found. */
export async function endSession(deps: Deps, actor: Actor, id: number) {
  if (!may(actor, "session.endOther", actor)) return "not-found";
  return deps.db.transaction(async (tx) => {
    const { rowCount } = await tx
      .delete(sessions)
      .where(and(eq(sessions.id, id), eq(sessions.userId, actor.userId)));
    if (!rowCount) return "not-found";
    await recordEvent({ ...deps, db: tx }, actor.userId, "session ended");
    return "done";
  });
}

export async function endOtherSessions({ db }: Deps, actor: Actor) {
  await db
    .delete(sessions)
    .where(and(eq(sessions.userId, actor.userId), ne(sessions.id, actor.sessionId ?? 0)));
}

export async function signOut(deps: Deps, actor: Actor, from: RequestSource) {
  await deps.db.transaction(async (tx) => {
    const session = actor.sessionId ?? 0;
    await tx
      .update(impersonations)
      .set({ endedAt: deps.clock() })
      .where(and(eq(impersonations.sessionId, session), isNull(impersonations.endedAt)));
    await tx.delete(sessions).where(eq(sessions.id, session));
    await recordEvent(
      { ...deps, db: tx },
      actor.impersonator?.userId ?? actor.userId,
      "signed out",
      from,
    );
  });
}

const eventsShown = 12;

export const listEvents = ({ db }: Pick<Deps, "db">, actor: Actor) =>
  db
    .select(pickColumns(accountEvents, "id", "kind", "browser", "at"))
    .from(accountEvents)
    .where(eq(accountEvents.userId, actor.userId))
    .orderBy(desc(accountEvents.id))
    .limit(eventsShown);
