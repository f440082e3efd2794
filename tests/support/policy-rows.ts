import {
  type Permission,
  type PermissionRule,
  permissions,
  type Role,
} from "#domain/accounts/policy/permissions.ts";
import { permissionOperations } from "#server/permissions/permission-of.ts";

export type PolicyRow = {
  who: readonly Role[];
  of: "nothing" | "own" | "listing";
  operations: readonly string[];
  alone?: true;
};

/** Each permission with its rule and its routes and API calls. */
export const policy = Object.fromEntries(
  Object.entries(permissions as Record<string, PermissionRule>).map(
    ([name, { roles, scope, selfOnly }]) => [
      name,
      {
        who: roles,
        of: scope === "site" ? "nothing" : scope,
        operations: permissionOperations[name as Permission] ?? [],
        ...(selfOnly && { alone: true }),
      },
    ],
  ),
) as Record<Permission, PolicyRow>;
