import { and, eq, inArray, isNotNull } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { users } from "#database/schema/accounts/accounts.ts";
import { memberships } from "#database/schema/accounts/memberships.ts";
import type { MemberRole } from "../actor.ts";
import { type Permission, type PermissionRule, permissions } from "../policy/permissions.ts";

/** Lists team members with the permission and a verified address, for notifications. */
export function listPermittedUsers(db: Executor, listingId: number, permission: Permission) {
  const allowed: PermissionRule = permissions[permission];
  const roles = memberships.role.enumValues.filter((role): role is MemberRole =>
    allowed.roles.includes(role),
  );
  return db
    .select({ userId: users.id, name: users.name, email: users.email })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(
      and(
        eq(memberships.listingId, listingId),
        inArray(memberships.role, roles),
        isNotNull(users.emailVerifiedAt),
      ),
    )
    .orderBy(users.id);
}
