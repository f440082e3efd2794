import type { Actor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import { attestAsOwner, needsAttestation } from "#domain/catalogue/licenses/attestations.server.ts";
import { changeFacts } from "#domain/catalogue/listings/change-facts.server.ts";
import { noteSource } from "#domain/catalogue/listings/confirmations.server.ts";
import type { ListingFacts } from "#domain/catalogue/listings/listing-facts.ts";
import { type HeldListing, holdListing } from "#domain/catalogue/listings/read-listing.server.ts";
import type { Source } from "#domain/catalogue/listings/source.ts";
import { findRejection } from "#domain/catalogue/submissions/rejected-submission.server.ts";
import type { RevisionDeps } from "./deps.ts";
import { afterwards, type Changes, within as inSection, without } from "./edited-facts.ts";
import {
  changedSince,
  changesOf,
  findPending,
  writeHistory,
  writePending,
} from "./internal/pending.server.ts";
import { type Section, sections } from "./sections.ts";

type Meanwhile = Awaited<ReturnType<typeof changedSince>>;
/**
 * `seen`: latest history entry when the form was rendered.
 * `attests`: the owner confirmed the statements that each listing needs once.
 */
export type SectionChange = {
  section: Section;
  facts: Partial<ListingFacts>;
  seen: number;
  attests?: boolean;
};
type Outcome =
  | { outcome: "not-found" | "unattested" | "waits" | "applied" | "confirmed" | "unchanged" }
  | { outcome: "changed-meanwhile"; meanwhile: Meanwhile };

/**
 * Changes a section for a member of the listing, or an admin on their behalf.
 * Rejects the change if it would overwrite edits that the actor has not seen.
 */
export async function changeSection(
  { db, clock }: Pick<RevisionDeps, "db" | "clock">,
  actor: Actor,
  listingId: number,
  given: SectionChange,
): Promise<Outcome> {
  if (!may(actor, "listings.edit", { listingId })) return { outcome: "not-found" };
  return db.transaction(async (tx) => {
    const deps = { db: tx, clock };
    const held = await holdListing(deps, listingId);
    if (!held) return { outcome: "not-found" };
    const { section, facts, seen, attests = false } = given;
    const source = sourceOf(actor, listingId);
    const asksToAttest = source === "owner" && (await needsAttestation(deps, listingId));
    if (asksToAttest && !attests) return { outcome: "unattested" };
    const meanwhile = await changedSince(deps, listingId, seen, sections[section].fields);
    if (meanwhile.length > 0) return { outcome: "changed-meanwhile", meanwhile };
    if (asksToAttest) await attestAsOwner(deps, actor, listingId);
    const changes = changesOf(held.facts, facts, source);
    // Unpublished listings are reviewed as a whole, and edits by admins need no review.
    const isUnpublished =
      held.status === "pending" || (await findRejection(deps, listingId)) !== null;
    const waits = sections[section].isModerated && !isUnpublished && source === "owner";
    return {
      outcome: waits
        ? await wait(deps, actor, held, section, changes)
        : await apply(deps, actor, held, section, changes, facts),
    };
  });
}

export const sourceOf = ({ memberships }: Actor, listingId: number): Source =>
  memberships.some((membership) => membership.listingId === listingId) ? "owner" : "operator";

type Within = Pick<RevisionDeps, "db" | "clock">;

async function wait(
  deps: Within,
  { userId }: Actor,
  { id: listingId }: HeldListing,
  section: Section,
  changes: Changes,
) {
  const pending = await findPending(deps, listingId);
  const before = inSection(pending?.changes ?? {}, section);
  const isNothing = Object.keys(changes).length === 0;
  if (isNothing && Object.keys(before).length === 0) return "unchanged";
  const revisionId = await writePending(deps, listingId, pending, {
    ...without(pending?.changes ?? {}, section),
    ...changes,
  });
  await writeHistory(deps, {
    listingId,
    revisionId,
    act: isNothing ? "withdrawn" : "proposed",
    userId,
    source: "owner",
    changes: isNothing ? before : changes,
  });
  return isNothing ? "unchanged" : "waits";
}

async function apply(
  deps: Within,
  actor: Actor,
  held: HeldListing,
  section: Section,
  changes: Changes,
  facts: Partial<ListingFacts>,
) {
  const source = sourceOf(actor, held.id);
  const isNew = Object.keys(changes).length > 0;
  // Sending the menu confirms its prices.
  await changeFacts(deps, held, {
    ...(facts.services && { services: facts.services }),
    ...afterwards(changes),
  });
  // An unchanged form confirms every field; otherwise only the changed fields count as confirmed.
  await noteSource(deps, held.id, isNew ? Object.keys(changes) : sections[section].fields, source);
  await writeHistory(deps, {
    listingId: held.id,
    act: isNew ? "changed" : "confirmed",
    userId: actor.userId,
    source,
    changes,
  });
  if (isNew && !sections[section].isModerated) await settle(deps, held.id, section);
  return isNew ? "applied" : "confirmed";
}

/** Drops proposals for an unmoderated section once someone edits that section. */
async function settle(deps: Within, listingId: number, section: Section) {
  const pending = await findPending(deps, listingId);
  if (pending && Object.keys(inSection(pending.changes, section)).length > 0)
    await writePending(deps, listingId, pending, without(pending.changes, section));
}
