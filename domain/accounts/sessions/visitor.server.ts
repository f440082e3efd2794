import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { impersonations, sessions, twoFactors, users } from "#database/schema/accounts/accounts.ts";
import { memberships } from "#database/schema/accounts/memberships.ts";
import { classifyOutage } from "#platform/out-of-service.ts";
import { hashOf } from "#platform/random-token.ts";
import type { Actor, Membership, RequestSource, Visitor } from "../actor.ts";
import type { AccountDeps } from "../deps.ts";
import { may } from "../policy/policy.ts";
import { checkPassword, hasTwoFactor, type SignInRefusal } from "../sign-in/sign-in.server.ts";

type User = typeof users.$inferSelect;

const hour = 60 * 60_000;
const idle = (role: User["role"]) => (role === "visitor" ? 14 * 24 * hour : 12 * hour);
const seenEvery = 5 * 60_000;

/**
 * Finds the visitor of a session cookie with one query. The last-seen time is written every few
 * minutes.
 */
export async function findVisitor(
  deps: Pick<AccountDeps, "db" | "clock" | "isDemo">,
  token: string,
): Promise<Visitor> {
  const { db, clock } = deps;
  const now = clock();
  const [found] = await db
    .select({
      session: sessions,
      user: users,
      memberships: membershipsOf,
      confirmedAt: twoFactors.confirmedAt,
      impersonation: impersonations,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(twoFactors, eq(twoFactors.userId, users.id))
    .leftJoin(
      impersonations,
      and(
        eq(impersonations.sessionId, sessions.id),
        isNull(impersonations.endedAt),
        gt(impersonations.endsAt, now),
      ),
    )
    .where(
      and(
        eq(sessions.tokenHash, hashOf(token)),
        gt(sessions.expiresAt, now),
        isNull(users.deletedAt),
        isNull(users.suspendedAt),
      ),
    );
  if (!found) return null;
  const { session, user } = found;
  const unseen = now.getTime() - session.seenAt.getTime();
  if (unseen > idle(user.role)) return null;
  if (unseen > seenEvery) {
    const noted = db.update(sessions).set({ seenAt: now }).where(eq(sessions.id, session.id));
    // Pages stay readable when the disk is full.
    await noted.catch((error: unknown) => {
      if (classifyOutage(error) !== "full") throw error;
    });
  }
  const proof = {
    sessionId: session.id,
    provenAt: session.provenAt,
    hasSecondFactor: session.hasSecondFactor,
  };
  const own = await actorOf(deps, user, {
    hasTwoFactor: found.confirmedAt !== null,
    memberships: found.memberships,
    ...proof,
  });
  return found.impersonation ? seenAs(deps, own, found.impersonation) : own;
}

/**
 * Returns an admin during impersonation: with the user's permissions only, and never with the proof
 * for sensitive actions.
 */
async function seenAs(
  deps: Pick<AccountDeps, "db" | "isDemo">,
  admin: Actor,
  { userId, endsAt }: typeof impersonations.$inferSelect,
): Promise<Actor> {
  const [found] = await deps.db
    .select({ user: users, memberships: membershipsOf, confirmedAt: twoFactors.confirmedAt })
    .from(users)
    .leftJoin(twoFactors, eq(twoFactors.userId, users.id))
    .where(
      and(
        eq(users.id, userId),
        eq(users.role, "visitor"),
        isNull(users.deletedAt),
        isNull(users.suspendedAt),
      ),
    );
  if (!found || !may(admin, "users.impersonate")) return admin;
  const { user, memberships: rows, confirmedAt } = found;
  const standing = {
    sessionId: admin.sessionId,
    provenAt: null,
    hasTwoFactor: confirmedAt !== null,
    hasSecondFactor: false,
    memberships: rows,
  };
  return actorOf(deps, user, {
    ...standing,
    impersonator: { userId: admin.userId, until: endsAt },
  });
}

/**
 * Authenticates a program that sends email and password with each call. Refused if a second
 * factor is on.
 */
export async function findByPassword(
  deps: AccountDeps,
  credentials: { email: string; password: string },
  from: RequestSource,
): Promise<{ outcome: "right"; actor: Actor } | SignInRefusal> {
  const checked = await checkPassword(deps, credentials, from);
  if (checked.outcome !== "right") return checked;
  const { user } = checked;
  if (user.suspendedAt) return { outcome: "suspended" };
  if (await hasTwoFactor(deps, user.id)) return { outcome: "wrong" };
  const [row] = await deps.db
    .select({ memberships: membershipsOf })
    .from(users)
    .where(eq(users.id, user.id));
  const proof = { sessionId: null, provenAt: null, hasSecondFactor: false, hasTwoFactor: false };
  return {
    outcome: "right",
    actor: await actorOf(deps, user, { memberships: row?.memberships ?? [], ...proof }),
  };
}

export async function findActor(
  deps: Pick<AccountDeps, "db" | "isDemo">,
  userId: number,
): Promise<Visitor> {
  const [found] = await deps.db
    .select({ user: users, memberships: membershipsOf, confirmedAt: twoFactors.confirmedAt })
    .from(users)
    .leftJoin(twoFactors, eq(twoFactors.userId, users.id))
    .where(and(eq(users.id, userId), isNull(users.deletedAt), isNull(users.suspendedAt)));
  if (!found) return null;
  const isOn = found.confirmedAt !== null;
  return actorOf(deps, found.user, {
    memberships: found.memberships,
    sessionId: null,
    provenAt: null,
    hasSecondFactor: isOn,
    hasTwoFactor: isOn,
  });
}

const membershipsOf = sql<Membership[]>`(
  select coalesce(json_agg(json_build_object('listingId', ${memberships.listingId}, 'role', ${memberships.role}) order by ${memberships.listingId}), '[]')
  from ${memberships} where ${memberships.userId} = ${users.id})`;

type VisitorSession = Pick<Actor, "sessionId" | "provenAt" | "memberships" | "hasTwoFactor"> & {
  hasSecondFactor: boolean;
} & Partial<Pick<Actor, "impersonator">>;

async function actorOf(
  { isDemo }: Pick<AccountDeps, "isDemo">,
  user: User,
  { hasSecondFactor, impersonator = null, ...standing }: VisitorSession,
): Promise<Actor> {
  const owesSecondFactor = user.role !== "visitor" && !hasSecondFactor && !(await isDemo());
  const { id: userId, name, email, role } = user;
  return {
    userId,
    name,
    email: email ?? "",
    role,
    isVerified: user.emailVerifiedAt !== null,
    owesSecondFactor,
    impersonator,
    ...standing,
  };
}
