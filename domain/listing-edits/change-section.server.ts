import type { Actor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import { attestAsOwner, needsAttestation } from "#domain/catalogue/licenses/attestations.server.ts";
import { changeFacts } from "#domain/catalogue/listings/change-facts.server.ts";
import { noteSource } from "#domain/catalogue/listings/confirmations.server.ts";
import type { ListingFacts } from "#domain/catalogue/listings/listing-facts.ts";
import { type HeldListing, holdListing } from "#domain/catalogue/listings/read-listing.server.ts";
import type { Source } from "#domain/catalogue/listings/source.ts";
import { findRejection } from "#domain/catalogue/submissions/rejected-submission.server.ts";
import type { RevisionTouches } from "./deps.ts";
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
/** `seen`: the latest entry of the history when the form was drawn. `attests`: the owner confirmed the statements that a listing needs once. */
export type SectionChange = {
  section: Section;
  facts: Partial<ListingFacts>;
  seen: number;
  attests?: boolean;
};
type Outcome =
  | { outcome: "not-found" | "unattested" | "waits" | "applied" | "confirmed" | "unchanged" }
  | { outcome: "changed-meanwhile"; meanwhile: Meanwhile };

/** Somebody who works at a place, or the operator in its stead. Nobody overwrites what he has not seen. */
export async function changeSection(
  { db, clock }: Pick<RevisionTouches, "db" | "clock">,
  actor: Actor,
  medSpaId: number,
  given: SectionChange,
): Promise<Outcome> {
  if (!may(actor, "listings.edit", { medSpaId })) return { outcome: "not-found" };
  return db.transaction(async (tx) => {
    const touches = { db: tx, clock };
    const held = await holdListing(touches, medSpaId);
    if (!held) return { outcome: "not-found" };
    const { section, facts, seen, attests = false } = given;
    const source = sourceOf(actor, medSpaId);
    const asksToAttest = source === "owner" && (await needsAttestation(touches, medSpaId));
    if (asksToAttest && !attests) return { outcome: "unattested" };
    const meanwhile = await changedSince(touches, medSpaId, seen, sections[section].fields);
    if (meanwhile.length > 0) return { outcome: "changed-meanwhile", meanwhile };
    if (asksToAttest) await attestAsOwner(touches, actor, medSpaId);
    const changes = changesOf(held.facts, facts, source);
    // A listing that was not published yet is reviewed as a whole; what an admin writes needs no review.
    const isUnpublished =
      held.status === "pending" || (await findRejection(touches, medSpaId)) !== null;
    const waits = sections[section].isModerated && !isUnpublished && source === "owner";
    return {
      outcome: waits
        ? await wait(touches, actor, held, section, changes)
        : await apply(touches, actor, held, section, changes, facts),
    };
  });
}

export const sourceOf = ({ memberships }: Actor, medSpaId: number): Source =>
  memberships.some((membership) => membership.medSpaId === medSpaId) ? "owner" : "operator";

type Within = Pick<RevisionTouches, "db" | "clock">;

async function wait(
  touches: Within,
  { userId }: Actor,
  { id: medSpaId }: HeldListing,
  section: Section,
  changes: Changes,
) {
  const pending = await findPending(touches, medSpaId);
  const before = inSection(pending?.changes ?? {}, section);
  const isNothing = Object.keys(changes).length === 0;
  if (isNothing && Object.keys(before).length === 0) return "unchanged";
  const revisionId = await writePending(touches, medSpaId, pending, {
    ...without(pending?.changes ?? {}, section),
    ...changes,
  });
  await writeHistory(touches, {
    medSpaId,
    revisionId,
    act: isNothing ? "withdrawn" : "proposed",
    userId,
    source: "owner",
    changes: isNothing ? before : changes,
  });
  return isNothing ? "unchanged" : "waits";
}

async function apply(
  touches: Within,
  actor: Actor,
  held: HeldListing,
  section: Section,
  changes: Changes,
  facts: Partial<ListingFacts>,
) {
  const source = sourceOf(actor, held.id);
  const isNew = Object.keys(changes).length > 0;
  // Whoever sends the menu says its prices again.
  await changeFacts(touches, held, {
    ...(facts.services && { services: facts.services }),
    ...afterwards(changes),
  });
  // Sent as it stands, all of it is said to be right; else only what was written anew.
  await noteSource(
    touches,
    held.id,
    isNew ? Object.keys(changes) : sections[section].fields,
    source,
  );
  await writeHistory(touches, {
    medSpaId: held.id,
    act: isNew ? "changed" : "confirmed",
    userId: actor.userId,
    source,
    changes,
  });
  if (isNew && !sections[section].isModerated) await settle(touches, held.id, section);
  return isNew ? "applied" : "confirmed";
}

/** What was proposed for a section that is written at once waits no longer when somebody has written it. */
async function settle(touches: Within, medSpaId: number, section: Section) {
  const pending = await findPending(touches, medSpaId);
  if (pending && Object.keys(inSection(pending.changes, section)).length > 0)
    await writePending(touches, medSpaId, pending, without(pending.changes, section));
}
