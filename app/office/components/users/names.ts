export const roleNames = { visitor: "Visitor", editor: "Editor", super_admin: "Super Admin" };
/** Returns the name of a role. Each team member of a listing counts as its client admin. */
export const roleInWords = (role: keyof typeof roleNames, listingCount: number) =>
  role === "visitor" && listingCount > 0 ? "Client Admin" : roleNames[role];
export const memberNames = { owner: "Owner", manager: "Manager", front_desk: "Front desk" };

type AccountStatus = { emailVerifiedAt: Date | null; suspendedAt: Date | null };

export function describeUserStatus({ emailVerifiedAt, suspendedAt }: AccountStatus) {
  if (suspendedAt) return "Suspended";
  return emailVerifiedAt ? "Active" : "Address not confirmed";
}
