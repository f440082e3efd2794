export type Role =
  | "stranger"
  | "visitor"
  | "front_desk"
  | "manager"
  | "owner"
  | "editor"
  | "super_admin";

/**
 * `nothing`: the role alone decides. `own`: a thing of one account, open to that account and missing for all others.
 * `listing`: a thing of a listing, open to those who belong to it, and to the site's own people where they are named.
 */
type Resource = "nothing" | "own" | "listing";
/** `alone`: for the person himself, and not for a webmaster who sees the site as him. */
export type Row = {
  who: readonly Role[];
  of: Resource;
  operations: readonly string[];
  alone?: true;
};
export type Part = Record<string, Row>;

export const everyone = [
  "stranger",
  "visitor",
  "front_desk",
  "manager",
  "owner",
  "editor",
  "super_admin",
] as const;
export const signedIn = [
  "visitor",
  "front_desk",
  "manager",
  "owner",
  "editor",
  "super_admin",
] as const;

export const row = (who: readonly Role[], of: Resource, ...operations: string[]): Row => ({
  who,
  of,
  operations,
});

export const alone = (of: Row): Row => ({ ...of, alone: true });

/** A right at a listing that commands look at, where its pages are open to all who are signed in and find the listing themselves. */
export const right = (...who: Role[]): Row => row(who, "listing");
