import type { Actor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import { attestAsOwner, needsAttestation } from "#domain/catalogue/licenses/attestations.server.ts";
import { changeFacts } from "#domain/catalogue/listings/change-facts.server.ts";
import { recordFieldSources } from "#domain/catalogue/listings/confirmations.server.ts";
import type { ListingFacts } from "#domain/catalogue/listings/listing-facts.ts";
import {
  lockListingFacts,
  type StoredListing,
} from "#domain/catalogue/listings/read-listing.server.ts";
import type { FactSource } from "#domain/catalogue/listings/source.ts";
import { findRejection } from "#domain/catalogue/submissions/rejected-submission.server.ts";
import type { ListingEditDeps } from "./deps.ts";
import {
  applyEdits,
  type FactEdits,
  pickSection as inSection,
  omitSection,
} from "./edited-facts.ts";
import {
  diffFacts,
  findEditsSince,
  findPendingEdit,
  recordEditHistory,
  writePendingEdit,
} from "./internal/pending.server.ts";
import { type ListingSection, profileSections } from "./sections.ts";

type ConcurrentEdits = Awaited<ReturnType<typeof findEditsSince>>;
/**
 * `seen`: latest history entry when the form was rendered.
 * `attests`: the owner confirmed the statements that each listing needs once.
 */
export type SectionChange = {
  section: ListingSection;
  facts: Partial<ListingFacts>;
  seen: number;
  attests?: boolean;
};
type ChangeSectionResult =
  | { outcome: "not-found" | "unattested" | "waits" | "applied" | "confirmed" | "unchanged" }
  | { outcome: "changed-meanwhile"; meanwhile: ConcurrentEdits };

/**
 * Changes a section for a member of the listing, or an admin on their behalf.
 * Rejects the change if it would overwrite edits that the actor has not seen.
 */
export async function changeSection(
  { db, clock }: Pick<ListingEditDeps, "db" | "clock">,
  actor: Actor,
  listingId: number,
  change: SectionChange,
): Promise<ChangeSectionResult> {
  if (!may(actor, "listings.edit", { listingId })) return { outcome: "not-found" };
  return db.transaction(async (tx) => {
    const deps = { db: tx, clock };
    const held = await lockListingFacts(deps, listingId);
    if (!held) return { outcome: "not-found" };
    const { section, facts, seen, attests = false } = change;
    const source = editSource(actor, listingId);
    const asksToAttest = source === "owner" && (await needsAttestation(deps, listingId));
    if (asksToAttest && !attests) return { outcome: "unattested" };
    const meanwhile = await findEditsSince(deps, listingId, seen, profileSections[section].fields);
    if (meanwhile.length > 0) return { outcome: "changed-meanwhile", meanwhile };
    if (asksToAttest) await attestAsOwner(deps, actor, listingId);
    const changes = diffFacts(held.facts, facts, source);
    // Unpublished listings are reviewed as a whole, and edits by admins need no review.
    const isUnpublished =
      held.status === "pending" || (await findRejection(deps, listingId)) !== null;
    const waits = profileSections[section].isModerated && !isUnpublished && source === "owner";
    return {
      outcome: waits
        ? await wait(deps, actor, held, section, changes)
        : await apply(deps, actor, held, section, changes, facts),
    };
  });
}

export const editSource = ({ memberships }: Actor, listingId: number): FactSource =>
  memberships.some((membership) => membership.listingId === listingId) ? "owner" : "admin";

type Deps = Pick<ListingEditDeps, "db" | "clock">;

async function wait(
  deps: Deps,
  { userId }: Actor,
  { id: listingId }: StoredListing,
  section: ListingSection,
  changes: FactEdits,
) {
  const pending = await findPendingEdit(deps, listingId);
  const before = inSection(pending?.changes ?? {}, section);
  const isNothing = Object.keys(changes).length === 0;
  if (isNothing && Object.keys(before).length === 0) return "unchanged";
  const listingEditId = await writePendingEdit(deps, listingId, pending, {
    ...omitSection(pending?.changes ?? {}, section),
    ...changes,
  });
  await recordEditHistory(deps, {
    listingId,
    listingEditId,
    act: isNothing ? "withdrawn" : "proposed",
    userId,
    source: "owner",
    changes: isNothing ? before : changes,
  });
  return isNothing ? "unchanged" : "waits";
}

async function apply(
  deps: Deps,
  actor: Actor,
  held: StoredListing,
  section: ListingSection,
  changes: FactEdits,
  facts: Partial<ListingFacts>,
) {
  const source = editSource(actor, held.id);
  const isNew = Object.keys(changes).length > 0;
  // Sending the menu confirms its prices.
  await changeFacts(deps, held, {
    ...(facts.services && { services: facts.services }),
    ...applyEdits(changes),
  });
  // An unchanged form confirms every field; otherwise only the changed fields count as confirmed.
  await recordFieldSources(
    deps,
    held.id,
    isNew ? Object.keys(changes) : profileSections[section].fields,
    source,
  );
  await recordEditHistory(deps, {
    listingId: held.id,
    act: isNew ? "changed" : "confirmed",
    userId: actor.userId,
    source,
    changes,
  });
  if (isNew && !profileSections[section].isModerated) await settle(deps, held.id, section);
  return isNew ? "applied" : "confirmed";
}

/** Drops proposals for an unmoderated section once someone edits that section. */
async function settle(deps: Deps, listingId: number, section: ListingSection) {
  const pending = await findPendingEdit(deps, listingId);
  if (pending && Object.keys(inSection(pending.changes, section)).length > 0)
    await writePendingEdit(deps, listingId, pending, omitSection(pending.changes, section));
}
