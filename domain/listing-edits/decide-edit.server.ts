import { eq } from "drizzle-orm";
import { users } from "#database/schema/accounts/accounts.ts";
import { listingEditHistory, listingEdits } from "#database/schema/listing-edits/listing-edits.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { listOwners } from "#domain/accounts/memberships/listing-owners.server.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import { areFactsEqual } from "#domain/catalogue/listings/are-facts-equal.server.ts";
import { changeFacts } from "#domain/catalogue/listings/change-facts.server.ts";
import { recordFieldSources } from "#domain/catalogue/listings/confirmations.server.ts";
import {
  lockListingFacts,
  type StoredListing,
} from "#domain/catalogue/listings/read-listing.server.ts";
import { renameSlug } from "#domain/catalogue/slugs/slugs.server.ts";
import { queueEmail } from "#domain/email/queue-email.server.ts";
import type { EmailContent } from "#shared/email-parts.ts";
import { listingPath, ownerProfilePath } from "#shared/paths.ts";
import { to } from "#shared/say.ts";
import type { ListingEditDeps } from "./deps.ts";
import { editApprovedEmail, editRejectedEmail } from "./edit-emails.ts";
import { applyEdits, type FactEdits, isModerated, sectionsOf } from "./edited-facts.ts";
import { findEditsSince, recordEditHistory } from "./internal/pending.server.ts";
import { profileSections } from "./sections.ts";

type EditDecision =
  | { decision: "approve"; renames?: "yes" | undefined }
  | { decision: "reject"; reason: string };
type DecideEditResult = "forbidden" | "not-found" | "changed" | "approved" | "rejected";

/**
 * Decides on a pending edit. `seen`: latest history entry that the admin had on screen. With newer
 * entries, the admin has to look at them first.
 */
export async function decidePendingEdit(
  outer: ListingEditDeps,
  actor: Actor,
  id: number,
  seen: number,
  decision: EditDecision,
): Promise<DecideEditResult> {
  if (!may(actor, "listingEdits.decide")) return "forbidden";
  return outer.db.transaction(async (tx) => {
    const deps = { ...outer, db: tx };
    const [edit] = await tx
      .select({ listingId: listingEdits.listingId })
      .from(listingEdits)
      .where(eq(listingEdits.id, id));
    const held = edit ? await lockListingFacts(deps, edit.listingId) : null;
    const [revision] = await tx.select().from(listingEdits).where(eq(listingEdits.id, id));
    if (!held || revision?.state !== "pending") return "not-found";
    const { changes } = revision;
    if ((await findEditsSince(deps, held.id, seen, Object.keys(changes))).length > 0)
      return "changed";
    const isApproved = decision.decision === "approve";
    const state = isApproved ? "approved" : "rejected";
    await tx.update(listingEdits).set({ state }).where(eq(listingEdits.id, id));
    const reason = isApproved ? "" : decision.reason;
    await recordEditHistory(deps, {
      listingId: held.id,
      listingEditId: id,
      act: state,
      userId: actor.userId,
      source: "admin",
      changes,
      reason,
    });
    const slug = isApproved
      ? await approve(deps, held, changes, decision.renames === "yes")
      : held.slug;
    const profilePage = outer.siteUrl + ownerProfilePath(slug);
    const changed = {
      listing: held.facts.name,
      sections: sectionsOf(changes).map((section) => profileSections[section].title),
      profilePage,
    };
    const content = isApproved
      ? editApprovedEmail(changed, outer.siteUrl + to(listingPath(slug)))
      : editRejectedEmail(changed, reason);
    await notifySenders(deps, held.id, id, `changes ${state}`, content);
    return state;
  });
}

/**
 * Applies the changes, except to fields that were edited directly in the meantime.
 * Returns the resulting slug.
 */
async function approve(
  deps: ListingEditDeps,
  held: StoredListing,
  changes: FactEdits,
  renames: boolean,
) {
  const facts: Record<string, unknown> = held.facts;
  const due = Object.fromEntries(
    Object.entries(changes).filter(
      ([field, { before }]) => isModerated(field) || areFactsEqual(field, facts[field], before),
    ),
  );
  const after = applyEdits(due);
  await changeFacts(deps, held, after);
  for (const [field, { source }] of Object.entries(due))
    await recordFieldSources(deps, held.id, [field], source);
  return renames && after.name ? renameSlug(deps, held, after.name) : held.slug;
}

async function notifySenders(
  deps: ListingEditDeps,
  listingId: number,
  listingEditId: number,
  kind: string,
  content: EmailContent,
) {
  const senders = await deps.db
    .select({ email: users.email, act: listingEditHistory.act })
    .from(listingEditHistory)
    .innerJoin(users, eq(users.id, listingEditHistory.userId))
    .where(eq(listingEditHistory.listingEditId, listingEditId));
  const owners = await listOwners(deps, listingId);
  const addresses = new Set(
    [...owners, ...senders.filter(({ act }) => act === "proposed")].flatMap(
      ({ email }) => email ?? [],
    ),
  );
  for (const address of addresses) await queueEmail(deps, { kind, to: address, content });
}
