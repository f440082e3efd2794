import { eq } from "drizzle-orm";
import { users } from "#database/schema/accounts/accounts.ts";
import { revisionHistory, revisions } from "#database/schema/listing-edits/revisions.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { listOwners } from "#domain/accounts/memberships/listing-owners.server.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import { changeFacts } from "#domain/catalogue/listings/change-facts.server.ts";
import { noteSource } from "#domain/catalogue/listings/confirmations.server.ts";
import { type HeldListing, holdListing } from "#domain/catalogue/listings/read-listing.server.ts";
import { renameSlug } from "#domain/catalogue/slugs/slugs.server.ts";
import type { Letter } from "#domain/email/email.ts";
import { queueMail } from "#domain/email/queue-email.server.ts";
import { to } from "#shared/to.ts";
import type { RevisionDeps } from "./deps.ts";
import { approvedLetter, rejectedLetter } from "./edit-emails.ts";
import { afterwards, type Changes, isModerated, sectionsOf } from "./edited-facts.ts";
import { areSame, changedSince, writeHistory } from "./internal/pending.server.ts";
import { sections } from "./sections.ts";

type Decision =
  | { decision: "approve"; renames?: "yes" | undefined }
  | { decision: "reject"; reason: string };
type Decided = "forbidden" | "not-found" | "changed" | "approved" | "rejected";

/**
 * `seen`: latest history entry that the admin had on screen.
 * With newer entries, the admin has to look at them first.
 */
export async function decideRevision(
  given: RevisionDeps,
  actor: Actor,
  id: number,
  seen: number,
  decision: Decision,
): Promise<Decided> {
  if (!may(actor, "listingEdits.decide")) return "forbidden";
  return given.db.transaction(async (tx) => {
    const deps = { ...given, db: tx };
    const [asked] = await tx
      .select({ listingId: revisions.listingId })
      .from(revisions)
      .where(eq(revisions.id, id));
    const held = asked ? await holdListing(deps, asked.listingId) : null;
    const [revision] = await tx.select().from(revisions).where(eq(revisions.id, id));
    if (!held || revision?.state !== "pending") return "not-found";
    const { changes } = revision;
    if ((await changedSince(deps, held.id, seen, Object.keys(changes))).length > 0)
      return "changed";
    const isApproved = decision.decision === "approve";
    const state = isApproved ? "approved" : "rejected";
    await tx.update(revisions).set({ state }).where(eq(revisions.id, id));
    const reason = isApproved ? "" : decision.reason;
    await writeHistory(deps, {
      listingId: held.id,
      revisionId: id,
      act: state,
      userId: actor.userId,
      source: "operator",
      changes,
      reason,
    });
    const slug = isApproved
      ? await approve(deps, held, changes, decision.renames === "yes")
      : held.slug;
    const profilePage = `${given.siteUrl}/owner/profile/${slug}`;
    const changed = {
      listing: held.facts.name,
      sections: sectionsOf(changes).map((section) => sections[section].title),
      profilePage,
    };
    const letter = isApproved
      ? approvedLetter(changed, given.siteUrl + to(`/listing/${slug}`))
      : rejectedLetter(changed, reason);
    await tell(deps, held.id, id, `changes ${state}`, letter);
    return state;
  });
}

/**
 * Applies the changes, except to fields that were edited directly in the meantime.
 * Returns the resulting slug.
 */
async function approve(deps: RevisionDeps, held: HeldListing, changes: Changes, renames: boolean) {
  const facts: Record<string, unknown> = held.facts;
  const due = Object.fromEntries(
    Object.entries(changes).filter(
      ([field, { before }]) => isModerated(field) || areSame(field, facts[field], before),
    ),
  );
  const after = afterwards(due);
  await changeFacts(deps, held, after);
  for (const [field, { source }] of Object.entries(due))
    await noteSource(deps, held.id, [field], source);
  return renames && after.name ? renameSlug(deps, held, after.name) : held.slug;
}

async function tell(
  deps: RevisionDeps,
  listingId: number,
  revisionId: number,
  kind: string,
  letter: Letter,
) {
  const senders = await deps.db
    .select({ email: users.email, act: revisionHistory.act })
    .from(revisionHistory)
    .innerJoin(users, eq(users.id, revisionHistory.userId))
    .where(eq(revisionHistory.revisionId, revisionId));
  const owners = await listOwners(deps, listingId);
  const addresses = new Set(
    [...owners, ...senders.filter(({ act }) => act === "proposed")].flatMap(
      ({ email }) => email ?? [],
    ),
  );
  for (const to of addresses) await queueMail(deps, { kind, to, letter });
}
