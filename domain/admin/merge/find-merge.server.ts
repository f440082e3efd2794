import type { Executor } from "#database/database.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { listMembers } from "#domain/accounts/memberships/move-members.server.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import { runningPlans } from "#domain/billing/move-plans.server.ts";
import {
  readListings,
  type StoredListing,
} from "#domain/catalogue/listings/read-listing.server.ts";
import { pick } from "#shared/pick.ts";
import { countRows } from "../internal/count-rows.server.ts";
import { mergeFingerprint } from "../internal/merge-fingerprint.server.ts";
import { choicesBetween, findMergeRefusal } from "./merge.ts";

const sideOf = (listing: StoredListing) => ({
  ...pick(listing, ["id", "slug", "status", "isPremium", "rating", "reviewCount", "createdAt"]),
  name: listing.facts.name,
  city: listing.facts.city,
});

export async function findMerge(
  { db }: { db: Executor },
  actor: Actor,
  keptId: number,
  otherId: number,
) {
  if (!may(actor, "listings.merge")) return "forbidden" as const;
  const found = await readListings({ db }, [keptId, otherId]);
  const [kept, other] = [
    found.find(({ id }) => id === keptId),
    found.find(({ id }) => id === otherId),
  ];
  if (!kept || !other) return null;
  const members = await listMembers(db, [keptId, otherId]);
  const running = await runningPlans(db, [keptId, otherId]);
  const peopleOf = (id: number) =>
    new Set(members.filter(({ listingId }) => listingId === id).map(({ userId }) => userId)).size;
  const hasOwner = members.some(({ listingId, role }) => listingId === keptId && role === "owner");
  return {
    kept: { ...sideOf(kept), facts: kept.facts, people: peopleOf(keptId) },
    other: { ...sideOf(other), facts: other.facts, people: peopleOf(otherId) },
    choices: choicesBetween(kept.facts, other.facts),
    counts: await countRows(db, { from: otherId, to: keptId }),
    /** Otherwise its members are moved anyway, or it has none. */
    asksForPeople: hasOwner && peopleOf(otherId) > 0,
    refusal: findMergeRefusal({ kept, other, members, running, comeAlong: true }),
    seen: mergeFingerprint(kept, other, members),
  };
}
