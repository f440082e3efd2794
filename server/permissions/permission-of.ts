import {
  type Permission,
  type PermissionRule,
  permissions,
} from "#domain/accounts/policy/permissions.ts";
import { adminOperations } from "./admin-operations.ts";
import { ownerOperations } from "./owner-operations.ts";
import { publicOperations } from "./public-operations.ts";

/** The routes and API calls of each permission: "GET /api/admin/bookings". A test fails on a route that has none. */
export const permissionOperations: Partial<Record<Permission, readonly string[]>> = {
  ...publicOperations,
  ...ownerOperations,
  ...adminOperations,
};

const byOperation = new Map(
  Object.entries(permissionOperations).flatMap(([permission, each]) =>
    each.map((operation): [string, Permission] => [operation, permission as Permission]),
  ),
);

export const permissionOf = (operation: string) => byOperation.get(operation) ?? null;

/** Reports whether only the account holder may do this, and never an admin who impersonates them. */
export function isSelfOnly(operation: string) {
  const permission = permissionOf(operation);
  return permission !== null && (permissions[permission] as PermissionRule).selfOnly === true;
}
