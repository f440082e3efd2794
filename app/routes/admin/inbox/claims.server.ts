import { momentInWords } from "#domain/accounts/format-moment.ts";
import type { findClaim } from "#domain/listing-claims/decide-claim.server.ts";
import { proofNames } from "#domain/listing-claims/listing-claim.ts";

type Claim = Exclude<NonNullable<Awaited<ReturnType<typeof findClaim>>>, "forbidden">;

export function shownClaim({ createdAt: _createdAt, proof, history, ...claim }: Claim) {
  return {
    ...claim,
    proof: proofNames[proof],
    history: history.map(({ at, ...entry }) => ({ ...entry, at: momentInWords(new Date(at)) })),
  };
}
