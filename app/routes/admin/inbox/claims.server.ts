import { momentInWords } from "#domain/accounts/moment-in-words.ts";
import type { findClaim } from "#domain/ownership/decide-claim.server.ts";
import { proofNames } from "#domain/ownership/ownership.ts";

type Claim = Exclude<NonNullable<Awaited<ReturnType<typeof findClaim>>>, "forbidden">;

/** A claim in words. */
export function shownClaim({ createdAt: _createdAt, proof, history, ...claim }: Claim) {
  return {
    ...claim,
    proof: proofNames[proof],
    history: history.map(({ at, ...entry }) => ({ ...entry, at: momentInWords(new Date(at)) })),
  };
}
