import { sql } from "drizzle-orm";
import type { Transaction } from "#database/database.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import type { AccountDeps } from "#domain/accounts/deps.ts";
import { listMembers } from "#domain/accounts/memberships/move-members.server.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import { runningPlans } from "#domain/billing/move-plans.server.ts";
import { changeManyFacts } from "#domain/catalogue/listings/change-facts.server.ts";
import type { ListingFacts } from "#domain/catalogue/listings/listing-facts.ts";
import { endListing, listTagsOfListings } from "#domain/catalogue/listings/merge-rows.server.ts";
import {
  lockManyListingFacts,
  readListing,
  type StoredListing,
} from "#domain/catalogue/listings/read-listing.server.ts";
import { queueEmail } from "#domain/email/queue-email.server.ts";
import { listingPath } from "#shared/paths.ts";
import { to } from "#shared/say.ts";
import { listingsMergedEmail } from "../admin-emails.ts";
import { mergeFingerprint } from "../internal/merge-fingerprint.server.ts";
import { movers } from "../internal/movers.server.ts";
import { chosenFacts, findMergeRefusal, type MergeRefusal } from "./merge.ts";

type Deps = Pick<AccountDeps, "db" | "clock" | "emailEncryptor" | "siteUrl">;
/**
 * `take`: fields to take from the other listing. `seen`: fingerprint of both when the form was
 * rendered.
 */
export type MergeInput = {
  kept: number;
  other: number;
  take: string[];
  comeAlong: boolean;
  seen: string;
};
export type MergeListingsResult =
  | "forbidden"
  | "gone"
  | "changed"
  | "busy"
  | MergeRefusal
  | { slug: string };

const tries = 5;

/** Merges two listings in one transaction. It backs off and retries if either is in use. */
export async function mergeListings(
  deps: Deps,
  actor: Actor,
  input: MergeInput,
): Promise<MergeListingsResult> {
  if (!may(actor, "listings.merge")) return "forbidden";
  for (let tried = 1; tried <= tries; tried++)
    try {
      return await deps.db.transaction(async (tx) => {
        // Gives up before PostgreSQL's deadlock detection would abort someone else's transaction.
        await tx.execute(sql`set local lock_timeout = '400ms'`);
        return merge({ ...deps, db: tx }, actor, input);
      });
    } catch (error) {
      if (!isLocked(error)) throw error;
    }
  return "busy";
}

/** Recognizes lock errors: 55P03 is a lock timeout, 40P01 a deadlock. */
function isLocked(error: unknown) {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  return (
    typeof cause === "object" &&
    cause !== null &&
    "code" in cause &&
    (cause.code === "55P03" || cause.code === "40P01")
  );
}

async function merge(
  deps: Deps & { db: Transaction },
  actor: Actor,
  input: MergeInput,
): Promise<MergeListingsResult> {
  const { db } = deps;
  const held = await lockManyListingFacts(deps, [input.kept, input.other]);
  const [kept, other] = [
    held.find(({ id }) => id === input.kept),
    held.find(({ id }) => id === input.other),
  ];
  if (!kept || !other) return "gone";
  const members = await listMembers(db, [kept.id, other.id]);
  const running = await runningPlans(db, [kept.id, other.id]).for("update");
  const refusal = findMergeRefusal({ kept, other, members, running, comeAlong: input.comeAlong });
  if (refusal) return refusal;
  if (mergeFingerprint(kept, other, members) !== input.seen) return "changed";

  const taken = chosenFacts(kept.facts, other.facts, input.take);
  const move = { from: other.id, to: kept.id };
  const stoodIn = await listTagsOfListings(db, [other.id, kept.id]);
  const comeAlong =
    input.comeAlong ||
    !members.some(({ listingId, role }) => listingId === kept.id && role === "owner");
  const reason = `${other.facts.name} was merged into it.`;
  for (const mover of movers)
    await mover.move({
      ...deps,
      move,
      userId: actor.userId,
      reason,
      before: kept.facts,
      taken,
      comeAlong,
    });
  await writeFacts(deps, kept, other, taken);
  await endListing(deps, move, stoodIn);
  await notifyMembers(
    deps,
    { name: taken.name ?? kept.facts.name, slug: kept.slug },
    other.facts.name,
    members,
    await listMembers(db, [kept.id]),
  );
  return { slug: kept.slug };
}

/**
 * Rewrites the remaining listing even if nothing was taken, because lists and ranks must be
 * updated.
 */
async function writeFacts(
  deps: Deps & { db: Transaction },
  kept: StoredListing,
  other: StoredListing,
  changes: Partial<ListingFacts>,
) {
  const now = await readListing(deps, kept.id);
  if (!now) throw new Error("A locked listing no longer exists");
  const latest =
    Object.keys(changes).length > 0 && other.confirmedOn > kept.confirmedOn
      ? other.confirmedOn
      : kept.confirmedOn;
  await changeManyFacts(deps, [{ held: now, changes, confirmedOn: latest }]);
}

type Member = Awaited<ReturnType<typeof listMembers>>[number];

async function notifyMembers(
  deps: Deps,
  kept: { name: string; slug: string },
  gone: string,
  before: Member[],
  after: Member[],
) {
  const addresses = [...new Set(before.flatMap(({ email }) => email ?? []))];
  for (const address of addresses) {
    const staysOn = after.some(({ email }) => email === address);
    await queueEmail(deps, {
      kind: "listing",
      to: address,
      content: listingsMergedEmail(
        gone,
        kept.name,
        deps.siteUrl + to(listingPath(kept.slug)),
        staysOn,
      ),
    });
  }
}
