export const roleNames = { visitor: "Visitor", editor: "Editor", super_admin: "Super Admin" };
/** Anyone on a listing's team counts as its client admin, in any role. */
export const roleInWords = (role: keyof typeof roleNames, listingCount: number) =>
  role === "visitor" && listingCount > 0 ? "Client Admin" : roleNames[role];
export const memberNames = { owner: "Owner", manager: "Manager", front_desk: "Front desk" };

type AccountStatus = { emailVerifiedAt: Date | null; suspendedAt: Date | null };

export function describeUserStatus({ emailVerifiedAt, suspendedAt }: AccountStatus) {
  if (suspendedAt) return "Suspended";
  return emailVerifiedAt ? "Active" : "Address not confirmed";
}
