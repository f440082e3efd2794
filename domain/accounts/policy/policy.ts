import type { Actor, Visitor } from "../actor.ts";
import { type Permission, type PermissionRule, permissions, type Role } from "./permissions.ts";

/** Returns the visitor's roles, everywhere or at one listing. */
export function rolesOf(visitor: Visitor, medSpaId?: number): Role[] {
  if (!visitor) return ["stranger"];
  const memberships = visitor.memberships.filter(
    (membership) => medSpaId === undefined || membership.medSpaId === medSpaId,
  );
  return [
    "visitor",
    ...new Set(memberships.map(({ role }) => role)),
    ...(visitor.role === "visitor" || visitor.owesSecondFactor ? [] : [visitor.role]),
  ];
}

/** Returns the listings where the actor has this permission. */
export function listingsWith(actor: Actor, permission: Permission) {
  return actor.memberships
    .map(({ medSpaId }) => medSpaId)
    .filter((medSpaId) => may(actor, permission, { medSpaId }));
}

export function may(
  visitor: Visitor,
  permission: Permission,
  thing: { userId?: number; medSpaId?: number } = {},
) {
  const { roles, scope, selfOnly }: PermissionRule = permissions[permission];
  if (visitor?.key && !visitor.key.permissions.has(permission)) return false;
  if (selfOnly && visitor?.impersonator) return false;
  if (scope === "own" && visitor?.userId !== thing.userId) return false;
  const held = rolesOf(visitor, scope === "listing" ? (thing.medSpaId ?? 0) : undefined);
  return held.some((role) => roles.includes(role));
}

export const isOpenToAll = (permission: Permission) =>
  (permissions[permission] as PermissionRule).roles.includes("stranger");
