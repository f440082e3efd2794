import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from "@simplewebauthn/server";
import { and, desc, eq } from "drizzle-orm";
import { pickColumns } from "#database/pick-columns.ts";
import { passkeys, users } from "#database/schema/accounts/accounts.ts";
import { brand } from "#site/brand.ts";
import { type Actor, hasProof, type RequestSource } from "../actor.ts";
import type { AccountDeps } from "../deps.ts";
import { recordEvent } from "../internal/events.server.ts";
import { countAgainstSource } from "../internal/rate-limit-counters.server.ts";
import { consumeToken, issueToken } from "../internal/tokens.server.ts";
import { signInUser } from "./sign-in.server.ts";

/**
 * EdDSA, ES256, RS256: supported by all devices. With more, Node prints experimental warnings.
 */
const algorithms = [-8, -7, -257];
const minutes = 5;
const perSource = { most: 60, minutes: 15 };
/** Imports the library with the first passkey, because most processes never need it. */
const webauthn = () => import("@simplewebauthn/server");
const place = ({ siteUrl }: AccountDeps) => ({
  rpID: new URL(siteUrl).hostname,
  origin: new URL(siteUrl).origin,
});

export const listPasskeys = ({ db }: Pick<AccountDeps, "db">, actor: Actor) =>
  db
    .select(pickColumns(passkeys, "id", "name", "createdAt", "usedAt"))
    .from(passkeys)
    .where(eq(passkeys.userId, actor.userId))
    .orderBy(desc(passkeys.id));

export async function beginPasskey(deps: AccountDeps, actor: Actor) {
  if (!hasProof(actor, deps.clock())) return "proof-needed" as const;
  const own = await deps.db.select().from(passkeys).where(eq(passkeys.userId, actor.userId));
  const { generateRegistrationOptions } = await webauthn();
  const options = await generateRegistrationOptions({
    rpName: brand.name,
    rpID: place(deps).rpID,
    userID: new TextEncoder().encode(`user-${actor.userId}`),
    userName: actor.email,
    userDisplayName: actor.name,
    attestationType: "none",
    supportedAlgorithmIDs: algorithms,
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    excludeCredentials: own.map(({ credentialId }) => ({ id: credentialId })),
  });
  const step = await issueToken(deps, {
    purpose: "passkey",
    userId: actor.userId,
    minutes,
    detail: { challenge: options.challenge },
  });
  return { step, options };
}

export async function addPasskey(
  deps: AccountDeps,
  actor: Actor,
  input: { step: string; name: string; response: RegistrationResponseJSON },
  from: RequestSource,
) {
  const { db, clock } = deps;
  if (!hasProof(actor, clock())) return "proof-needed" as const;
  const step = await consumeToken(deps, "passkey", input.step);
  if (step?.userId !== actor.userId) return "expired" as const;
  const { verifyRegistrationResponse } = await webauthn();
  const { rpID, origin } = place(deps);
  const verified = await verifyRegistrationResponse({
    response: input.response,
    expectedChallenge: step.detail.challenge ?? "",
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => null);
  if (!verified?.verified) return "wrong" as const;
  const { credential } = verified.registrationInfo;
  return db.transaction(async (tx) => {
    const [added] = await tx
      .insert(passkeys)
      .values({
        userId: actor.userId,
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey).toString("base64url"),
        counter: credential.counter,
        transports: credential.transports ?? [],
        name: input.name,
        createdAt: clock(),
      })
      .onConflictDoNothing()
      .returning({ id: passkeys.id });
    if (!added) return "wrong" as const;
    await recordEvent({ ...deps, db: tx }, actor.userId, "passkey added", from);
    return { id: added.id };
  });
}

/** Removes a passkey. Another user's is treated as not found. */
export const removePasskey = async (
  deps: AccountDeps,
  actor: Actor,
  id: number,
  from: RequestSource,
): Promise<"done" | "not-found" | "proof-needed"> =>
  deps.db.transaction(async (tx) => {
    const isOwnPasskey = and(eq(passkeys.id, id), eq(passkeys.userId, actor.userId));
    const [found] = await tx.select({ id: passkeys.id }).from(passkeys).where(isOwnPasskey);
    if (!found) return "not-found";
    if (!hasProof(actor, deps.clock())) return "proof-needed";
    await tx.delete(passkeys).where(isOwnPasskey);
    await recordEvent({ ...deps, db: tx }, actor.userId, "passkey removed", from);
    return "done";
  });

/** Starts a sign-in that names no account: the browser offers its passkeys for this site. */
export async function beginPasskeySignIn(deps: AccountDeps, from: RequestSource) {
  const retryAfter = await countAgainstSource(deps, "passkey", from, perSource);
  if (retryAfter) return { outcome: "limited" as const, retryAfter };
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({
    rpID: place(deps).rpID,
    userVerification: "required",
  });
  const step = await issueToken(deps, {
    purpose: "passkey",
    minutes,
    detail: { challenge: options.challenge },
  });
  return { outcome: "begun" as const, step, options };
}

/**
 * Completes a sign-in. A passkey counts as both factors: a device, unlocked by biometrics or a PIN.
 */
export async function signInWithPasskey(
  deps: AccountDeps,
  input: { step: string; response: AuthenticationResponseJSON },
  from: RequestSource,
) {
  const { db, clock } = deps;
  const step = await consumeToken(deps, "passkey", input.step);
  if (!step || step.userId !== null) return { outcome: "expired" as const };
  const [known] = await db
    .select({ passkey: passkeys, user: users })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(eq(passkeys.credentialId, input.response.id));
  if (!known) return { outcome: "wrong" as const };
  const { passkey, user } = known;
  const { verifyAuthenticationResponse } = await webauthn();
  const { rpID, origin } = place(deps);
  const verified = await verifyAuthenticationResponse({
    response: input.response,
    expectedChallenge: step.detail.challenge ?? "",
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, "base64url")),
      counter: passkey.counter,
      transports: passkey.transports as AuthenticatorTransport[],
    },
  }).catch(() => null);
  if (!verified?.verified) return { outcome: "wrong" as const };
  await db
    .update(passkeys)
    .set({ counter: verified.authenticationInfo.newCounter, usedAt: clock() })
    .where(eq(passkeys.id, passkey.id));
  return signInUser(deps, user, from, true);
}
