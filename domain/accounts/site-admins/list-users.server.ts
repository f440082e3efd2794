import {
  and,
  asc,
  desc,
  eq,
  exists,
  gt,
  ilike,
  isNotNull,
  isNull,
  ne,
  notExists,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { containing } from "#database/matching.ts";
import { pickColumns } from "#database/pick-columns.ts";
import {
  accountEvents,
  impersonations,
  passkeys,
  sessions,
  tokens,
  twoFactors,
  users,
} from "#database/schema/accounts/accounts.ts";
import { memberships } from "#database/schema/accounts/memberships.ts";
import { pick } from "#shared/pick.ts";
import type { Actor } from "../actor.ts";
import type { AccountDeps } from "../deps.ts";
import { may } from "../policy/policy.ts";
import { invitedRole } from "./site-admins.server.ts";
import type { UserFilter } from "./user-filter.ts";

type Deps = Pick<AccountDeps, "db" | "clock">;

export async function listUsers(
  { db, clock }: Deps,
  actor: Actor,
  filter: UserFilter,
  { limit, offset }: { limit: number; offset: number },
) {
  if (!may(actor, "users.manage")) return "forbidden" as const;
  const runs = db.select().from(memberships).where(eq(memberships.userId, users.id));
  const invitation = db
    .select()
    .from(tokens)
    .where(
      and(
        eq(tokens.userId, users.id),
        eq(tokens.purpose, "reset password"),
        sql`${tokens.detail}->>'role' is not null`,
        gt(tokens.expiresAt, clock()),
      ),
    );
  const roles: Record<NonNullable<UserFilter["role"]>, SQL | undefined> = {
    admin: eq(users.role, "super_admin"),
    editor: eq(users.role, "editor"),
    owner: and(eq(users.role, "visitor"), exists(runs)),
    visitor: and(eq(users.role, "visitor"), notExists(runs)),
  };
  const states: Record<NonNullable<UserFilter["state"]>, SQL | undefined> = {
    active: and(isNotNull(users.emailVerifiedAt), isNull(users.suspendedAt)),
    unconfirmed: isNull(users.emailVerifiedAt),
    invited: exists(invitation),
    suspended: isNotNull(users.suspendedAt),
  };
  const alike = containing(filter.words);
  const isWanted = and(
    isNull(users.deletedAt),
    filter.words ? or(ilike(users.name, alike), ilike(users.email, alike)) : undefined,
    filter.role ? roles[filter.role] : undefined,
    filter.state ? states[filter.state] : undefined,
  );
  const { id, name, email, role, emailVerifiedAt, suspendedAt, createdAt } = users;
  const listings = sql<number>`(select count(*)::int from ${memberships} where ${memberships.userId} = ${users.id})`;
  const rows = await db
    .select({ id, name, email, role, emailVerifiedAt, suspendedAt, createdAt, listings })
    .from(users)
    .where(isWanted)
    .orderBy(desc(users.id))
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(users, isWanted) };
}

/** Finds account details for admins, without secrets or the user's content. */
export async function findUser(deps: Deps, actor: Actor, userId: number) {
  const { db, clock } = deps;
  if (!may(actor, "users.manage")) return null;
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)));
  if (!user) return null;
  const [factor] = await db
    .select({ confirmedAt: twoFactors.confirmedAt })
    .from(twoFactors)
    .where(eq(twoFactors.userId, userId));
  return {
    ...pick(user, [
      "id",
      "name",
      "email",
      "role",
      "emailVerifiedAt",
      "suspendedAt",
      "suspendedFor",
      "createdAt",
      "isDemo",
    ]),
    hasPassword: user.passwordHash !== null,
    hasTwoFactor: Boolean(factor?.confirmedAt),
    passkeys: await db.$count(passkeys, eq(passkeys.userId, userId)),
    invitedAs: await invitedRole(deps, userId),
    listings: await db
      .select({ listingId: memberships.listingId, role: memberships.role })
      .from(memberships)
      .where(eq(memberships.userId, userId))
      .orderBy(asc(memberships.createdAt)),
    sessions: await db
      .select(pickColumns(sessions, "id", "browser", "network", "seenAt"))
      .from(sessions)
      .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, clock())))
      .orderBy(desc(sessions.seenAt)),
    events: await db
      .select({ id: accountEvents.id, kind: accountEvents.kind, at: accountEvents.at })
      .from(accountEvents)
      .where(eq(accountEvents.userId, userId))
      .orderBy(desc(accountEvents.id))
      .limit(12),
    seen: await seenAs(deps, userId),
  };
}

export const listImpersonators = ({ db }: Pick<Deps, "db">, actor: Actor) =>
  seenAs({ db }, actor.userId);

function seenAs({ db }: Pick<Deps, "db">, userId: number) {
  const { id, reason, startedAt, endsAt, endedAt } = impersonations;
  return db
    .select({
      id,
      reason,
      startedAt,
      until: sql<Date>`coalesce(${endedAt}, ${endsAt})`.mapWith(endsAt),
      operator: users.name,
    })
    .from(impersonations)
    .innerJoin(users, eq(users.id, impersonations.adminId))
    .where(and(eq(impersonations.userId, userId), ne(impersonations.adminId, userId)))
    .orderBy(desc(id))
    .limit(20);
}

/** Finds account names by id. Deleted accounts have none. */
export async function findUserNames({ db }: Pick<Deps, "db">, ids: number[]) {
  const rows =
    ids.length > 0
      ? await db
          .select({ id: users.id, name: users.name })
          .from(users)
          .where(sql`${users.id} = any(${sql.param(ids)}::int[])`)
      : [];
  return new Map(rows.map(({ id, name }) => [id, name]));
}
