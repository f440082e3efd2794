export type SiteRole = "visitor" | "editor" | "super_admin";
/** Role at a listing. The policy defines the permissions of each. */
export type MemberRole = "owner" | "manager" | "front_desk";
export type Membership = { listingId: number; role: MemberRole };

/** The acting user. Every command for signed-in users takes one. */
export type Actor = {
  userId: number;
  name: string;
  email: string;
  role: SiteRole;
  isVerified: boolean;
  hasTwoFactor: boolean;
  /**
   * An admin without a second factor, outside of demos: they may set one up and do nothing else of
   * their role.
   */
  owesSecondFactor: boolean;
  memberships: Membership[];
  /** Null for programs that send a password with each call. */
  sessionId: number | null;
  /** Last time the user entered their password or code. */
  provenAt: Date | null;
  /** Admin who is impersonating this user; null for the user themselves. */
  impersonator: { userId: number; until: Date } | null;
  /**
   * API key of the user. It limits their permissions to these actions. Absent for the user
   * themselves.
   */
  key?: { id: number; permissions: ReadonlySet<string> };
};

/** Part of the site where a user works: the admin, listings of their own, or neither. */
export type Workplace = "admin" | "owner" | "visitor";

export function workplaceOf({
  role,
  memberships,
}: {
  role: SiteRole;
  memberships: readonly unknown[];
}): Workplace {
  if (role !== "visitor") return "admin";
  return memberships.length > 0 ? "owner" : "visitor";
}

/** The actor of a request; null if signed out. */
export type Visitor = Actor | null;

const proofLasts = 10 * 60_000;

/** Reports whether the password was just entered, which sensitive actions require. */
export const hasProof = ({ provenAt, impersonator }: Actor, now: Date) =>
  impersonator === null && provenAt !== null && now.getTime() - provenAt.getTime() < proofLasts;

export type RequestSource = {
  address: string;
  browser: string;
  deviceToken: string | null;
  sessionToken: string | null;
};
