export type SiteRole = "visitor" | "editor" | "super_admin";
/** What somebody is at a listing. The policy says what each may. */
export type MemberRole = "owner" | "manager" | "front_desk";
export type Membership = { medSpaId: number; role: MemberRole };

/** Who acts. Every command for signed-in people takes one. */
export type Actor = {
  userId: number;
  name: string;
  email: string;
  role: SiteRole;
  isVerified: boolean;
  hasTwoFactor: boolean;
  /** An operator without a second factor outside a demonstration: may set one up, and nothing else of his role. */
  owesSecondFactor: boolean;
  memberships: Membership[];
  /** Null for a program that sends its password with each call. */
  sessionId: number | null;
  /** When he last gave his password or code. */
  provenAt: Date | null;
  /** The webmaster who sees the site as this person at the moment; null for the person himself. */
  impersonator: { userId: number; until: Date } | null;
  /** A program with a key of his: it may do what he may, of these actions alone. Absent: he himself. */
  key?: { id: number; permissions: ReadonlySet<string> };
};

/** Where a person works on this site: in the admin, on listings of their own, or nowhere. */
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

/** Null: a stranger. */
export type Visitor = Actor | null;

const proofLasts = 10 * 60_000;

/** What is sensitive asks for the password again, unless that was just now. */
export function hasProof({ provenAt, impersonator }: Actor, now: Date) {
  return (
    impersonator === null && provenAt !== null && now.getTime() - provenAt.getTime() < proofLasts
  );
}

/** Where a request comes from, as far as sign-in has to know. */
export type From = {
  address: string;
  browser: string;
  deviceToken: string | null;
  /** The session that this browser has already: signing in replaces it. */
  sessionToken: string | null;
};
