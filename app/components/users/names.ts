export const roleNames = { visitor: "Visitor", editor: "Editor", super_admin: "Webmaster" };
export const memberNames = { owner: "Owner", manager: "Manager", front_desk: "Front desk" };

type Standing = { emailVerifiedAt: Date | null; suspendedAt: Date | null };

export function standingOf({ emailVerifiedAt, suspendedAt }: Standing) {
  if (suspendedAt) return "Suspended";
  return emailVerifiedAt ? "Active" : "Address not confirmed";
}
