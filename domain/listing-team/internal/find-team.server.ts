import { and, asc, eq, gt, isNotNull, sql } from "drizzle-orm";
import { tokens, users } from "#database/schema/accounts/accounts.ts";
import { memberships } from "#database/schema/accounts/memberships.ts";
import type { MemberRole } from "#domain/accounts/actor.ts";
import { invitationsToTeam } from "#domain/accounts/memberships/invitation.server.ts";
import type { TeamDeps } from "../deps.ts";

type Deps = Pick<TeamDeps, "db" | "clock">;

export const listMembers = ({ db }: Pick<Deps, "db">, listingId: number) =>
  db
    .select({
      userId: users.id,
      name: users.name,
      email: users.email,
      role: memberships.role,
      since: memberships.createdAt,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(eq(memberships.listingId, listingId))
    .orderBy(memberships.role, asc(users.name), asc(users.id));

export const listInvited = async ({ db, clock }: Deps, listingId: number) =>
  db
    .select({
      email: sql<string>`${tokens.email}`,
      role: sql<MemberRole>`${tokens.detail}->>'memberRole'`,
      expiresAt: tokens.expiresAt,
    })
    .from(tokens)
    .where(
      and(invitationsToTeam(listingId), isNotNull(tokens.email), gt(tokens.expiresAt, clock())),
    )
    .orderBy(tokens.email);
