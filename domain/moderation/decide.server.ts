import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { invalidateTags } from "#database/invalidation.ts";
import { pickColumns } from "#database/pick-columns.ts";
import { users } from "#database/schema/accounts/accounts.ts";
import { inboxDecisions } from "#database/schema/moderation.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { unattestedOf } from "#domain/catalogue/licenses/attestations.server.ts";
import type { ModerationDeps } from "./deps.ts";
import { type InboxItemVersion, type InboxKind, maxBulkDecisions, undoSeconds } from "./inbox.ts";
import type { InboxDecision } from "./inbox-input.ts";
import { findPendingItem, listPermittedKinds } from "./list-inbox.server.ts";

type Deps = Pick<ModerationDeps, "db" | "clock">;
export type InboxDecideResult = "decided" | "not-found" | "changed" | "own" | "unattested";

/** Notifies every process of a decision, which is due in a minute. */
export const inboxTag = "inbox";

/** Authors and listing teams never decide on their own items. */
const ofInterest: readonly InboxKind[] = ["review", "question", "reported-review"];

/** Records a decision. The item leaves the inbox at once; everything else waits a minute. */
export async function decideInboxItem(
  { db, clock }: Deps,
  actor: Actor,
  seen: InboxItemVersion,
  decision: InboxDecision,
): Promise<InboxDecideResult> {
  return db.transaction(async (tx) => {
    const thing = await findPendingItem(tx, actor, seen);
    if (!thing) return "not-found";
    const isOwn =
      thing.person === actor.userId ||
      actor.memberships.some(({ listingId }) => listingId === thing.listing?.id);
    if (isOwn && ofInterest.includes(seen.kind)) return "own";
    if (thing.version !== seen.version) return "changed";
    if (
      seen.kind === "submission" &&
      decision.decision === "approve" &&
      (await unattestedOf({ db: tx }, [seen.id])).length > 0
    )
      return "unattested";
    const now = clock();
    const { kind, id: subjectId, version } = seen;
    const { rowCount } = await tx
      .insert(inboxDecisions)
      .values({
        kind,
        subjectId,
        version,
        title: thing.title.slice(0, 120),
        decision: kept(decision),
        decidedBy: actor.userId,
        decidedAt: now,
        dueAt: new Date(now.getTime() + undoSeconds * 1000),
      })
      .onConflictDoNothing();
    // A concurrent decision was faster.
    if (!rowCount) return "not-found";
    await invalidateTags(tx, [inboxTag]);
    return "decided";
  });
}

const kept = (decision: InboxDecision) =>
  Object.fromEntries(
    Object.entries(decision).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  );

/** Decides on several items independently. Returns how many were left. */
export async function decideInboxItems(
  deps: Deps,
  actor: Actor,
  seen: InboxItemVersion[],
  decision: InboxDecision,
) {
  const outcomes: InboxDecideResult[] = [];
  for (const each of seen.slice(0, maxBulkDecisions))
    outcomes.push(await decideInboxItem(deps, actor, each, decision));
  const decided = outcomes.filter((outcome) => outcome === "decided").length;
  return { decided, left: seen.length - decided };
}

export async function listRecentDecisions({ db }: { db: Executor }, actor: Actor) {
  const rows = await db
    .select({
      ...pickColumns(inboxDecisions, "id", "kind", "subjectId", "decidedBy"),
      ...pickColumns(inboxDecisions, "title", "decision", "dueAt"),
      by: users.name,
    })
    .from(inboxDecisions)
    .innerJoin(users, eq(users.id, inboxDecisions.decidedBy))
    .where(
      and(
        isNull(inboxDecisions.settledAt),
        inArray(inboxDecisions.kind, listPermittedKinds(actor)),
      ),
    )
    .orderBy(asc(inboxDecisions.id))
    .limit(2 * maxBulkDecisions);
  return rows.reverse();
}

/** Undoes decisions. Has no effect once they were carried out. */
export async function undoDecisions(
  { db, clock }: Deps,
  actor: Actor,
  ids: number[],
): Promise<number> {
  const open = and(
    inArray(inboxDecisions.id, ids),
    isNull(inboxDecisions.settledAt),
    inArray(inboxDecisions.kind, listPermittedKinds(actor)),
  );
  const { rowCount } = await db
    .update(inboxDecisions)
    .set({ settledAt: clock(), outcome: "undone", title: "" })
    .where(open);
  return rowCount ?? 0;
}
