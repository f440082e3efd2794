import { momentInWords } from "#domain/accounts/format-moment.ts";
import type { findListingClaim } from "#domain/listing-claims/decide-claim.server.ts";
import { claimProofNames } from "#domain/listing-claims/listing-claim.ts";

type ListingClaim = Exclude<NonNullable<Awaited<ReturnType<typeof findListingClaim>>>, "forbidden">;

export function presentListingClaim({
  createdAt: _createdAt,
  proof,
  history,
  ...claim
}: ListingClaim) {
  return {
    ...claim,
    proof: claimProofNames[proof],
    history: history.map(({ at, ...entry }) => ({ ...entry, at: momentInWords(new Date(at)) })),
  };
}
