import { randomInt } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import { recoveryCodes, sessions, twoFactors } from "#database/schema/accounts/accounts.ts";
import { type Actor, hasProof, type RequestSource } from "../actor.ts";
import type { AccountDeps } from "../deps.ts";
import {
  claimCodePeriod,
  findCodePeriod,
  newSecret,
  recoveryHash,
  totpOf,
} from "../internal/check-code.server.ts";
import { recordEvent } from "../internal/events.server.ts";

const alphabet = "abcdefghjkmnpqrstuvwxyz23456789";
const codesGiven = 10;

/**
 * Creates a secret for the app. It is inactive until the first valid code, and repeated calls
 * return the same one.
 */
export async function beginTwoFactor({ db, clock, codeEncryptor }: AccountDeps, actor: Actor) {
  if (!hasProof(actor, clock())) return "proof-needed" as const;
  if (actor.hasTwoFactor) return "on-already" as const;
  const fresh = newSecret();
  await db
    .insert(twoFactors)
    .values({ userId: actor.userId, secret: codeEncryptor.seal(fresh) })
    .onConflictDoNothing();
  const [row] = await db.select().from(twoFactors).where(eq(twoFactors.userId, actor.userId));
  const secret = row ? codeEncryptor.open(row.secret) : fresh;
  return { secret, uri: totpOf(secret, actor.email).toString() };
}

/**
 * Turns it on and returns the recovery codes, shown only once. This session counts as having used
 * the second factor.
 */
export async function confirmTwoFactor(
  deps: AccountDeps,
  actor: Actor,
  code: string,
  from: RequestSource,
) {
  const now = deps.clock();
  if (!hasProof(actor, now)) return "proof-needed" as const;
  return deps.db.transaction(async (tx) => {
    const within = { ...deps, db: tx };
    const [row] = await tx
      .select()
      .from(twoFactors)
      .where(and(eq(twoFactors.userId, actor.userId), isNull(twoFactors.confirmedAt)));
    if (!row) return "nothing-begun" as const;
    const period = findCodePeriod(
      deps.codeEncryptor.open(row.secret),
      code.replace(/\s/g, ""),
      now,
    );
    if (!(await claimCodePeriod(within, actor.userId, period))) return "wrong" as const;
    await tx
      .update(twoFactors)
      .set({ confirmedAt: now })
      .where(eq(twoFactors.userId, actor.userId));
    await tx
      .update(sessions)
      .set({ hasSecondFactor: true })
      .where(eq(sessions.id, actor.sessionId ?? 0));
    await recordEvent(within, actor.userId, "two-factor on", from);
    return { codes: await giveRecoveryCodes(within, actor.userId) };
  });
}

export async function renewRecoveryCodes(deps: AccountDeps, actor: Actor) {
  if (!hasProof(actor, deps.clock())) return "proof-needed" as const;
  if (!actor.hasTwoFactor) return "nothing-begun" as const;
  return {
    codes: await deps.db.transaction((tx) => giveRecoveryCodes({ ...deps, db: tx }, actor.userId)),
  };
}

export async function removeTwoFactor(deps: AccountDeps, actor: Actor, from: RequestSource) {
  if (!hasProof(actor, deps.clock())) return "proof-needed";
  await deps.db.transaction(async (tx) => {
    await tx.delete(twoFactors).where(eq(twoFactors.userId, actor.userId));
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, actor.userId));
    await tx
      .update(sessions)
      .set({ hasSecondFactor: false })
      .where(eq(sessions.userId, actor.userId));
    await recordEvent({ ...deps, db: tx }, actor.userId, "two-factor off", from);
  });
  return "done";
}

async function giveRecoveryCodes(deps: AccountDeps, userId: number) {
  const codes = Array.from({ length: codesGiven }, createCode);
  await deps.db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await deps.db
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ userId, codeHash: recoveryHash(deps, userId, code) })));
  return codes;
}

function createCode() {
  const part = () => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join("");
  return `${part()}-${part()}`;
}
