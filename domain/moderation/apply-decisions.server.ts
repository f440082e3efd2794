import { and, asc, eq, isNotNull, isNull, lt } from "drizzle-orm";
import { isDue } from "#database/claim-due.ts";
import { users } from "#database/schema/accounts/accounts.ts";
import { inboxDecisions } from "#database/schema/moderation.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import { findActor } from "#domain/accounts/sessions/visitor.server.ts";
import { runAsActor } from "#platform/audit-actor.ts";
import type { ModerationDeps } from "./deps.ts";
import { inboxKindDetails, undoSeconds } from "./inbox.ts";
import { decisionSchema } from "./inbox-input.ts";
import { runDecisionCommand } from "./internal/commands.server.ts";
import { findPendingItem } from "./list-inbox.server.ts";

type DecisionRow = typeof inboxDecisions.$inferSelect;
type DecisionOutcome = NonNullable<DecisionRow["outcome"]>;

const day = 24 * 60 * 60_000;
/** Retention of decisions. Each module keeps its own history. */
const keptDays = 90;

/** Carries out all due decisions. A failed one returns to the inbox and does not block others. */
export async function applyDueDecisions(deps: ModerationDeps): Promise<number> {
  const now = deps.clock();
  // No decision waits for two minutes unless the clock was set back.
  const tooLate = new Date(now.getTime() + 2 * undoSeconds * 1000);
  const due = await deps.db
    .select({ id: inboxDecisions.id })
    .from(inboxDecisions)
    .where(and(isNull(inboxDecisions.settledAt), isDue(inboxDecisions.dueAt, now, tooLate)))
    .orderBy(asc(inboxDecisions.dueAt), asc(inboxDecisions.id));
  let done = 0;
  const failures: unknown[] = [];
  for (const { id } of due) {
    try {
      if ((await carryOut(deps, id)) === "done") done++;
    } catch (error) {
      failures.push(error);
      await settle(deps, id, "failed");
    }
  }
  if (failures.length > 0) throw failures[0];
  return done;
}

export async function applyDecisionNow(
  deps: ModerationDeps,
  actor: Actor,
  id: number,
): Promise<DecisionOutcome | "settled"> {
  const [decision] = await deps.db
    .select({ kind: inboxDecisions.kind })
    .from(inboxDecisions)
    .where(eq(inboxDecisions.id, id));
  return decision && may(actor, inboxKindDetails[decision.kind].permission)
    ? carryOut(deps, id)
    : "settled";
}

/**
 * Carries out a decision once. The row lock means that an undo comes either before or after.
 * Files are deleted after the commit.
 */
async function carryOut(outer: ModerationDeps, id: number): Promise<DecisionOutcome | "settled"> {
  const isDemo = await outer.isDemo();
  const erased: string[] = [];
  const [decided] = await outer.db
    .select({ by: inboxDecisions.decidedBy, role: users.role })
    .from(inboxDecisions)
    .innerJoin(users, eq(users.id, inboxDecisions.decidedBy))
    .where(eq(inboxDecisions.id, id));
  if (!decided) return "settled";
  // The audit log names the admin who decided, not the one who triggered it.
  const who = {
    userId: decided.by,
    role: decided.role,
    adminId: null,
    operation: "inbox decision",
    requestId: null,
  };
  const carry = () =>
    outer.db.transaction(async (tx) => {
      const [row] = await tx
        .select()
        .from(inboxDecisions)
        .where(and(eq(inboxDecisions.id, id), isNull(inboxDecisions.settledAt)))
        .for("update");
      if (!row) return "settled";
      const storage = { ...outer.storage, remove: async (name: string) => void erased.push(name) };
      const deps = { ...outer, db: tx, storage, isDemo: async () => isDemo };
      const found = await act(deps, row);
      await settle(deps, id, found);
      return found;
    });
  const outcome = await runAsActor(who, carry);
  await Promise.allSettled(erased.map((name) => outer.storage.remove(name)));
  return outcome;
}

/** Uses the deciding admin's current permissions, and requires the version that they reviewed. */
async function act(
  deps: ModerationDeps,
  { kind, subjectId, version, decision, decidedBy }: DecisionRow,
): Promise<DecisionOutcome> {
  const actor = await findActor(deps, decidedBy);
  if (!actor || !may(actor, inboxKindDetails[kind].permission)) return "forbidden";
  const seen = { kind, id: subjectId, version };
  const thing = await findPendingItem(deps.db, actor, seen, { isDecidedToo: true });
  if (!thing) return "gone";
  if (thing.version !== version) return "changed";
  return runDecisionCommand(deps, actor, seen, decisionSchema(kind).parse(decision));
}

async function settle(
  { db, clock }: Pick<ModerationDeps, "db" | "clock">,
  id: number,
  outcome: DecisionOutcome,
) {
  await db
    .update(inboxDecisions)
    .set({ settledAt: clock(), outcome, title: "" })
    .where(and(eq(inboxDecisions.id, id), isNull(inboxDecisions.settledAt)));
}

export async function deleteOldDecisions({ db, clock }: Pick<ModerationDeps, "db" | "clock">) {
  const before = new Date(clock().getTime() - keptDays * day);
  const { rowCount } = await db
    .delete(inboxDecisions)
    .where(and(isNotNull(inboxDecisions.settledAt), lt(inboxDecisions.settledAt, before)));
  return rowCount ?? 0;
}
