import { randomInt } from "node:crypto";
import { and, eq, isNull, ne, sql } from "drizzle-orm";
import { pickColumns } from "#database/pick-columns.ts";
import { users } from "#database/schema/accounts/accounts.ts";
import { memberships } from "#database/schema/accounts/memberships.ts";
import { queueEmail } from "#domain/email/queue-email.server.ts";
import { signInLinkPath } from "#shared/paths.ts";
import { to } from "#shared/say.ts";
import { brand } from "#site/brand.ts";
import { signInLinkEmail } from "../account-emails.ts";
import type { Actor, Membership, RequestSource } from "../actor.ts";
import type { AccountDeps } from "../deps.ts";
import { endEarlierAccess } from "../internal/end-earlier-access.server.ts";
import { consumeToken, findToken, issueToken } from "../internal/tokens.server.ts";
import { may } from "../policy/policy.ts";
import { hasTwoFactor, signInUser } from "../sign-in/sign-in.server.ts";
import { addUser, findUserByEmail } from "../sign-in/sign-up.server.ts";
import { grantRole } from "./site-admins.server.ts";

const linkMinutes = 15;
const stepMinutes = 10;

/**
 * Creates the first admin if there is none, with the given password or a generated one, which is
 * returned to be shown once.
 */
export async function addFirstAdmin(
  deps: AccountDeps,
  credentials: { email: string | undefined; password: string | undefined },
) {
  const operators = await deps.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, "super_admin"), isNull(users.deletedAt)))
    .limit(1);
  if (operators.length > 0) return null;
  const email = credentials.email ?? `webmaster@${brand.contactEmail.split("@")[1]}`;
  const password = credentials.password ?? createPassword();
  const passwordHash = await deps.passwords.hash(password);
  const added = await addUser(deps, { name: "Admin", email, passwordHash, role: "super_admin" });
  const known = added ? null : await findUserByEmail(deps, email);
  if (known) {
    await endEarlierAccess(deps, known);
    await deps.db
      .update(users)
      .set({ role: "super_admin", passwordHash, emailVerifiedAt: deps.clock() })
      .where(eq(users.id, known.id));
  }
  return { email, password: credentials.password ? null : password };
}

type DemoOwner = { name: string; email: string; listingId: number };

export async function addDemoOwners(
  deps: AccountDeps,
  owners: DemoOwner[],
  fixedPassword: string | undefined,
) {
  const known = await deps.db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.isDemo, true))
    .limit(1);
  if (known.length > 0 || owners.length === 0) return null;
  const password = fixedPassword ?? createPassword();
  const passwordHash = await deps.passwords.hash(password);
  await deps.db.transaction(async (tx) => {
    for (const { listingId, ...owner } of owners) {
      const user = await addUser({ ...deps, db: tx }, { ...owner, passwordHash, isDemo: true });
      if (user) await tx.insert(memberships).values({ userId: user.id, listingId, role: "owner" });
    }
  });
  return { password: fixedPassword ? null : password };
}

/** The spec requires six quick logins. */
const quickLogins = 6;

/** Lists owners whose addresses the quick logins fill in. */
export const listDemoOwners = ({ db }: Pick<AccountDeps, "db">) =>
  db
    .select({ email: users.email, listingId: memberships.listingId })
    .from(users)
    .innerJoin(memberships, eq(memberships.userId, users.id))
    .where(eq(users.isDemo, true))
    .orderBy(users.id)
    .limit(quickLogins);

/** Ends the user's earlier sessions, except the given one. */
export async function addMembership(
  within: Pick<AccountDeps, "db" | "accountParts">,
  userId: number,
  { listingId, role }: Membership,
  sessionToKeep: number | null = null,
) {
  const [user] = await within.db.select().from(users).where(eq(users.id, userId));
  if (user) await endEarlierAccess(within, user, sessionToKeep);
  await within.db
    .insert(memberships)
    .values({ userId, listingId, role })
    .onConflictDoUpdate({ target: [memberships.userId, memberships.listingId], set: { role } });
}

/** Creates a one-time sign-in link and makes the address an admin's, for the command line. */
export const createAdminSignInLink = async (deps: AccountDeps, email: string) =>
  deps.db.transaction(async (tx) => {
    const within = { ...deps, db: tx };
    const user =
      (await findUserByEmail(within, email)) ??
      (await addUser(within, { name: "Admin", email, passwordHash: null, role: "super_admin" }));
    if (!user) throw new Error("The account could not be created.");
    if (!user.emailVerifiedAt)
      await tx.update(users).set({ name: "Admin" }).where(eq(users.id, user.id));
    if (user.role === "super_admin") await endEarlierAccess(within, user);
    else await grantRole(within, user, "super_admin");
    const token = await issueToken(within, {
      purpose: "sign-in link",
      userId: user.id,
      email,
      minutes: linkMinutes,
    });
    const link = deps.siteUrl + to(signInLinkPath(token));
    await queueEmail(within, { kind: "sign-in link", to: email, content: signInLinkEmail(link) });
    return link;
  });

export const isSignInLink = async (deps: AccountDeps, token: string) =>
  (await findToken(deps, "sign-in link", token)) !== null;

/** Signs in with a link. The link verifies the address, but a second factor is still required. */
export async function signInByLink(deps: AccountDeps, token: string, from: RequestSource) {
  const taken = await consumeToken(deps, "sign-in link", token);
  const [user] = taken?.userId
    ? await deps.db.select().from(users).where(eq(users.id, taken.userId))
    : [];
  if (!user?.email || user.email !== taken?.email) return { outcome: "bad-token" as const };
  if (await hasTwoFactor(deps, user.id)) {
    const step = await issueToken(deps, {
      purpose: "second factor",
      userId: user.id,
      minutes: stepMinutes,
    });
    return { outcome: "second-factor" as const, token: step };
  }
  if (!user.emailVerifiedAt)
    await deps.db.update(users).set({ emailVerifiedAt: deps.clock() }).where(eq(users.id, user.id));
  return signInUser(deps, user, from, false);
}

/** Lists the users that the spec names: admins and owners. */
export async function listAdminUsers({ db }: Pick<AccountDeps, "db">, actor: Actor) {
  if (!may(actor, "users.manage")) return "forbidden" as const;
  const isActive = sql<boolean>`${users.suspendedAt} is null`;
  const fields = { ...pickColumns(users, "id", "name", "email", "role", "createdAt"), isActive };
  const operators = await db
    .select(fields)
    .from(users)
    .where(and(ne(users.role, "visitor"), isNull(users.deletedAt)));
  const clients = await db
    .selectDistinct(fields)
    .from(users)
    .innerJoin(memberships, eq(memberships.userId, users.id))
    .where(eq(users.role, "visitor"));
  return [...operators, ...clients].map(({ role, ...user }) => ({
    ...user,
    email: user.email ?? "",
    role: role === "visitor" ? ("client_admin" as const) : role,
  }));
}

function createPassword() {
  const alphabet = "abcdefghjkmnpqrstuvwxyz23456789";
  return Array.from({ length: 4 }, () =>
    Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join(""),
  ).join("-");
}
