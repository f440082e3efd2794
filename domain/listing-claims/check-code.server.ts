import { and, eq, sql } from "drizzle-orm";
import { ownershipClaims } from "#database/schema/listing-claims.ts";
import type { Actor, From } from "#domain/accounts/actor.ts";
import { listOwners } from "#domain/accounts/memberships/listing-owners.server.ts";
import { countUse, countUseOf, forgiveUse } from "#domain/accounts/rate-limit/rate-limit.server.ts";
import { attestationWords } from "#domain/catalogue/licenses/attestation.ts";
import { lockListing } from "#domain/catalogue/listings/name-listings.server.ts";
import { queueMail } from "#domain/email/queue-email.server.ts";
import { waitingLetter } from "./claim-emails.ts";
import type { OwnershipDeps } from "./deps.ts";
import { findClaimable } from "./find-listing.server.ts";
import { grantClaim, writeHistory } from "./internal/grant.server.ts";
import { mostTries } from "./listing-claim.ts";
import { hashOfCode } from "./send-code.server.ts";

export type Checked =
  | { outcome: "granted" | "waiting" | "spent" | "not-found" }
  | { outcome: "wrong"; left: number }
  | { outcome: "limited"; retryAfter: number };

/** Limits wrong codes across listings: six digits are few for someone who requests many codes. */
const perGuesser = { most: 10, minutes: 60 };
const allGuesses = "ownership code guesses";
const overall = { most: 100, minutes: 60 };

/**
 * A correct code grants ownership at once if there is no owner yet; otherwise an admin decides.
 * Attempts are counted before the check, so parallel attempts gain nothing.
 */
export async function checkCode(
  deps: OwnershipDeps,
  actor: Actor,
  slug: string,
  code: string,
  from: From,
): Promise<Checked> {
  const place = await findClaimable(deps, actor, slug);
  if (!place) return { outcome: "not-found" };
  if (place.open?.state !== "code sent") return { outcome: place.open ? "waiting" : "spent" };
  const guess = { what: "ownership code guess", userId: actor.userId, from };
  const retryAfter =
    (await countUse(deps, guess, { account: perGuesser, source: perGuesser })) ??
    (await countUseOf(deps, allGuesses, overall));
  if (retryAfter) return { outcome: "limited", retryAfter };
  const isThis = and(eq(ownershipClaims.id, place.open.id), eq(ownershipClaims.state, "code sent"));
  const [tried] = await deps.db
    .update(ownershipClaims)
    .set({ tries: sql`${ownershipClaims.tries} + 1` })
    .where(and(isThis, sql`${ownershipClaims.tries} < ${mostTries}`))
    .returning();
  if (!tried?.codeExpiresAt || tried.codeExpiresAt <= deps.clock()) return { outcome: "spent" };
  if (tried.codeHash !== hashOfCode(deps, tried.id, code)) {
    return tried.tries < mostTries
      ? { outcome: "wrong", left: mostTries - tried.tries }
      : { outcome: "spent" };
  }
  await forgiveUse(deps, guess);
  return deps.db.transaction(async (tx) => {
    const within = { ...deps, db: tx };
    const listing = await lockListing(within, place.id);
    const [claim] = await tx
      .select()
      .from(ownershipClaims)
      .where(and(isThis, eq(ownershipClaims.codeHash, tried.codeHash ?? "")))
      .for("update");
    if (!listing || !claim) return { outcome: "spent" };
    const attestedWords = attestationWords();
    if ((await listOwners(within, listing.id)).length === 0) {
      await grantClaim(within, { ...claim, attestedWords }, listing, actor.name, {
        sessionId: actor.sessionId,
      });
      return { outcome: "granted" };
    }
    await tx
      .update(ownershipClaims)
      .set({ state: "waiting", codeHash: null, codeExpiresAt: null, attestedWords })
      .where(isThis);
    await writeHistory(within, claim, "asked");
    await queueMail(within, {
      kind: "ownership waits",
      to: actor.email,
      letter: waitingLetter(listing.name),
    });
    return { outcome: "waiting" };
  });
}
