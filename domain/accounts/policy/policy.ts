import type { Actor, Visitor } from "../actor.ts";
import { type Permission, type PermissionRule, permissions, type Role } from "./permissions.ts";

/** Returns the visitor's roles, everywhere or at one listing. */
export function rolesOf(visitor: Visitor, listingId?: number): Role[] {
  if (!visitor) return ["stranger"];
  const memberships = visitor.memberships.filter(
    (membership) => listingId === undefined || membership.listingId === listingId,
  );
  return [
    "visitor",
    ...new Set(memberships.map(({ role }) => role)),
    ...(visitor.role === "visitor" || visitor.owesSecondFactor ? [] : [visitor.role]),
  ];
}

/** Returns the listings where the actor has this permission. */
export const listingsWith = (actor: Actor, permission: Permission) =>
  actor.memberships
    .map(({ listingId }) => listingId)
    .filter((listingId) => may(actor, permission, { listingId }));

export function may(
  visitor: Visitor,
  permission: Permission,
  thing: { userId?: number; listingId?: number } = {},
) {
  const { roles, scope, selfOnly }: PermissionRule = permissions[permission];
  if (visitor?.key && !visitor.key.permissions.has(permission)) return false;
  if (selfOnly && visitor?.impersonator) return false;
  if (scope === "own" && visitor?.userId !== thing.userId) return false;
  const held = rolesOf(visitor, scope === "listing" ? (thing.listingId ?? 0) : undefined);
  return held.some((role) => roles.includes(role));
}

export const isOpenToAll = (permission: Permission) =>
  (permissions[permission] as PermissionRule).roles.includes("stranger");

/** Reports whether only the account holder may do this, and never an admin who impersonates them. */
export const isSelfOnly = (permission: Permission) =>
  (permissions[permission] as PermissionRule).selfOnly === true;
