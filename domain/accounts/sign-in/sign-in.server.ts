import { and, eq, isNotNull } from "drizzle-orm";
import { devices, twoFactors, users } from "#database/schema/accounts/accounts.ts";
import { hashOf } from "#platform/random-token.ts";
import type { RequestSource } from "../actor.ts";
import type { AccountDeps } from "../deps.ts";
import { checkCode } from "../internal/check-code.server.ts";
import { openSession } from "../internal/open-session.server.ts";
import {
  countAgainstRateLimit,
  countersOfSource,
  type RateLimit,
  refundRateLimit,
} from "../internal/rate-limit-counters.server.ts";
import {
  consumeToken,
  findToken,
  issueToken,
  recordTokenFailure,
} from "../internal/tokens.server.ts";
import type { NewSession } from "../sessions/new-session.ts";

type User = typeof users.$inferSelect;
export type SignInSuccess = { outcome: "signed-in"; userId: number; session: NewSession };
/** `suspended` is revealed only after the correct password. */
export type SignInRefusal =
  | { outcome: "wrong" }
  | { outcome: "suspended" }
  | { outcome: "busy" }
  | { outcome: "limited"; retryAfter: number };

const perAccount: RateLimit = { most: 10, minutes: 15 };
const perSource: RateLimit = { most: 60, minutes: 15 };
const perCode: RateLimit = { most: 10, minutes: 15 };
const codesPerStep = 5;
const stepMinutes = 10;

/**
 * Signs in with email and password. With a second factor, it returns a token for that step
 * instead of a session.
 */
export async function signIn(
  deps: AccountDeps,
  credentials: { email: string; password: string },
  from: RequestSource,
) {
  const checked = await checkPassword(deps, credentials, from);
  if (checked.outcome !== "right") return checked;
  const { user } = checked;
  if (user.suspendedAt) return { outcome: "suspended" as const };
  if (await hasTwoFactor(deps, user.id)) {
    const token = await issueToken(deps, {
      purpose: "second factor",
      userId: user.id,
      minutes: stepMinutes,
    });
    return { outcome: "second-factor" as const, token };
  }
  return signInUser(deps, user, from, false);
}

/**
 * Responds the same, in the same time, for an unknown address and a wrong password. Attempts
 * count before the password is checked. Browsers known to the account have their own limit, so a
 * flood of guesses cannot lock its owner out; elsewhere, limits apply per account and per source.
 */
export async function checkPassword(
  deps: AccountDeps,
  { email, password }: { email: string; password: string },
  from: RequestSource,
): Promise<{ outcome: "right"; user: User } | SignInRefusal> {
  const { db, passwords } = deps;
  const [user] = await db.select().from(users).where(eq(users.email, email));
  const limits = await limitsFor(deps, user, email, from);
  for (const [what, limit] of limits) {
    const retryAfter = await countAgainstRateLimit(deps, what, limit);
    if (retryAfter) return { outcome: "limited", retryAfter };
  }
  const isRight = await passwords.matches(user?.passwordHash ?? null, password);
  if (isRight === "busy") return { outcome: "busy" };
  if (!user || !isRight) return { outcome: "wrong" };
  for (const [what] of limits) await refundRateLimit(deps, what);
  return { outcome: "right", user };
}

async function limitsFor(
  deps: AccountDeps,
  user: User | undefined,
  email: string,
  from: RequestSource,
): Promise<[string, RateLimit][]> {
  const device = await knownDevice(deps, user?.id ?? 0, from);
  if (device) return [[`sign-in ${email} in ${device}`, perAccount]];
  return [...countersOfSource("sign-in", from, perSource), [`sign-in ${email}`, perAccount]];
}

async function knownDevice({ db }: AccountDeps, userId: number, from: RequestSource) {
  const tokenHash = hashOf(from.deviceToken ?? "");
  const known = await db
    .select({ userId: devices.userId })
    .from(devices)
    .where(and(eq(devices.userId, userId), eq(devices.tokenHash, tokenHash)));
  return known.length > 0 ? tokenHash : null;
}

/**
 * Checks the second step: an app code or a recovery code. After a few wrong ones, it restarts with
 * the password.
 */
export async function completeSignIn(
  deps: AccountDeps,
  token: string,
  code: string,
  from: RequestSource,
): Promise<SignInSuccess | SignInRefusal | { outcome: "expired" }> {
  const { db } = deps;
  const step = await findToken(deps, "second factor", token);
  if (!step?.userId) return { outcome: "expired" };
  const what = `code ${step.userId} in ${await knownDevice(deps, step.userId, from)}`;
  const retryAfter = await countAgainstRateLimit(deps, what, perCode);
  if (retryAfter) return { outcome: "limited", retryAfter };
  if (!(await checkCode(deps, step.userId, code))) {
    await recordTokenFailure(deps, "second factor", token, codesPerStep);
    return { outcome: "wrong" };
  }
  await refundRateLimit(deps, what);
  const [user] = await db.select().from(users).where(eq(users.id, step.userId));
  const isTaken = user?.email && (await consumeToken(deps, "second factor", token));
  return isTaken ? signInUser(deps, user, from, true) : { outcome: "expired" };
}

export async function signInUser(
  deps: AccountDeps,
  user: User,
  from: RequestSource,
  hasSecondFactor: boolean,
): Promise<SignInSuccess | { outcome: "suspended" }> {
  if (user.suspendedAt) return { outcome: "suspended" };
  return deps.db.transaction(async (tx) => {
    const session = await openSession({ ...deps, db: tx }, user, from, { hasSecondFactor });
    return { outcome: "signed-in", userId: user.id, session };
  });
}

export async function hasTwoFactor({ db }: Pick<AccountDeps, "db">, userId: number) {
  const found = await db
    .select({ userId: twoFactors.userId })
    .from(twoFactors)
    .where(and(eq(twoFactors.userId, userId), isNotNull(twoFactors.confirmedAt)));
  return found.length > 0;
}
