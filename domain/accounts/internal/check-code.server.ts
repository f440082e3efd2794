import { and, eq, isNotNull, lt } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { recoveryCodes, twoFactors } from "#database/schema/accounts/accounts.ts";
import { decryptIfReadable } from "#platform/encryption.ts";
import { brand } from "#site/brand.ts";
import type { AccountDeps } from "../deps.ts";
import { recordEvent } from "./events.server.ts";

type Deps = Pick<AccountDeps, "db" | "clock" | "codeEncryptor" | "fingerprint">;

const period = 30;

export const newSecret = () => new Secret({ size: 20 }).base32;

export const totpOf = (secret: string, account = "") =>
  new TOTP({
    issuer: brand.name,
    label: account,
    secret: Secret.fromBase32(secret),
    algorithm: "SHA1",
    digits: 6,
    period,
  });

/** Normalizes a recovery code before hashing: with or without hyphen, in any case. */
export const recoveryHash = (
  { fingerprint }: Pick<Deps, "fingerprint">,
  userId: number,
  code: string,
) => fingerprint(`recovery ${userId} ${code.toLowerCase().replace(/[^a-z0-9]/g, "")}`);

/** Checks an authenticator code, which works once, or a recovery code, which it deletes. */
export async function checkCode(deps: Deps, userId: number, code: string) {
  const { db, clock, codeEncryptor } = deps;
  const digits = code.replace(/\s/g, "");
  if (/^\d{6}$/.test(digits)) {
    const [factor] = await db
      .select()
      .from(twoFactors)
      .where(and(eq(twoFactors.userId, userId), isNotNull(twoFactors.confirmedAt)));
    // If the secret cannot be decrypted, app codes fail but recovery codes still work.
    const secret = factor ? decryptIfReadable(codeEncryptor, factor.secret) : null;
    return (
      secret !== null && claimCodePeriod(deps, userId, findCodePeriod(secret, digits, clock()))
    );
  }
  const { rowCount } = await db
    .delete(recoveryCodes)
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, recoveryHash(deps, userId, code)),
      ),
    );
  if (rowCount) await recordEvent(deps, userId, "recovery code used");
  return Boolean(rowCount);
}

/** Finds the period of a valid code, allowing one before and one after, for clock drift. */
export function findCodePeriod(secret: string, code: string, now: Date) {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: 1 });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / period) + delta;
}

/** Accepts only one of two concurrent requests with the same code. */
export async function claimCodePeriod({ db }: Pick<Deps, "db">, userId: number, at: number | null) {
  if (at === null) return false;
  const { rowCount } = await db
    .update(twoFactors)
    .set({ lastPeriod: at })
    .where(and(eq(twoFactors.userId, userId), lt(twoFactors.lastPeriod, at)));
  return Boolean(rowCount);
}
