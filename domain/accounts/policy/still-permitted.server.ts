import { sql } from "drizzle-orm";
import { type Permission, type PermissionRule, permissions } from "./permissions.ts";

/**
 * Returns the SQL condition that the user who set something up still has the permission. Pass both
 * columns with their table.
 */
export function isStillPermitted(
  permission: Permission,
  userColumn: `${string}.${string}`,
  listingColumn: `${string}.${string}`,
) {
  const allowed: PermissionRule = permissions[permission];
  const roles = sql.join(
    allowed.roles.map((role) => sql`${role}`),
    sql`, `,
  );
  return sql<boolean>`exists (
    select from users maker where maker.id = ${sql.raw(userColumn)} and maker.deleted_at is null and maker.suspended_at is null
      and (maker.role::text in (${roles}) or exists (
        select from memberships part where part.user_id = maker.id and part.listing_id = ${sql.raw(listingColumn)} and part.role::text in (${roles}))))`;
}
