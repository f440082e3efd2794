import { and, asc, eq, gt, isNotNull, isNull, lt, lte, or } from "drizzle-orm";
import { users } from "#database/schema/accounts/accounts.ts";
import { inboxDecisions } from "#database/schema/moderation.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import { findActor } from "#domain/accounts/sessions/visitor.server.ts";
import { actAs } from "#platform/acting.ts";
import type { ModerationTouches } from "./deps.ts";
import { about, decisionSchema, undoSeconds } from "./inbox.ts";
import { commands } from "./internal/commands.server.ts";
import { findWaiting } from "./list-inbox.server.ts";

type Row = typeof inboxDecisions.$inferSelect;
type Outcome = NonNullable<Row["outcome"]>;

const day = 24 * 60 * 60_000;
/** Retention of decisions. Each module keeps its own history. */
const keptDays = 90;

/** Carries out all due decisions. A failed one returns to the inbox and does not block others. */
export async function carryOutDue(touches: ModerationTouches): Promise<number> {
  const now = touches.clock();
  // No decision waits for two minutes unless the clock was set back.
  const tooLate = new Date(now.getTime() + 2 * undoSeconds * 1000);
  const due = await touches.db
    .select({ id: inboxDecisions.id })
    .from(inboxDecisions)
    .where(
      and(
        isNull(inboxDecisions.settledAt),
        or(lte(inboxDecisions.dueAt, now), gt(inboxDecisions.dueAt, tooLate)),
      ),
    )
    .orderBy(asc(inboxDecisions.dueAt), asc(inboxDecisions.id));
  let done = 0;
  const failures: unknown[] = [];
  for (const { id } of due) {
    try {
      if ((await carryOut(touches, id)) === "done") done++;
    } catch (error) {
      failures.push(error);
      await settle(touches, id, "failed");
    }
  }
  if (failures.length > 0) throw failures[0];
  return done;
}

export async function carryOutNow(
  touches: ModerationTouches,
  actor: Actor,
  id: number,
): Promise<Outcome | "settled"> {
  const [asked] = await touches.db
    .select({ kind: inboxDecisions.kind })
    .from(inboxDecisions)
    .where(eq(inboxDecisions.id, id));
  return asked && may(actor, about[asked.kind].deed) ? carryOut(touches, id) : "settled";
}

/**
 * Carries out a decision once. The row lock means that an undo comes either before or after.
 * Files are deleted after the commit.
 */
async function carryOut(given: ModerationTouches, id: number): Promise<Outcome | "settled"> {
  const isDemo = await given.isDemo();
  const erased: string[] = [];
  const [decided] = await given.db
    .select({ by: inboxDecisions.decidedBy, role: users.role })
    .from(inboxDecisions)
    .innerJoin(users, eq(users.id, inboxDecisions.decidedBy))
    .where(eq(inboxDecisions.id, id));
  if (!decided) return "settled";
  // The audit log names the admin who decided, not the one who triggered it.
  const who = {
    userId: decided.by,
    role: decided.role,
    operatorId: null,
    operation: "decision of the inbox",
    requestId: null,
  };
  const carry = () =>
    given.db.transaction(async (tx) => {
      const [row] = await tx
        .select()
        .from(inboxDecisions)
        .where(and(eq(inboxDecisions.id, id), isNull(inboxDecisions.settledAt)))
        .for("update");
      if (!row) return "settled";
      const storage = { ...given.storage, remove: async (name: string) => void erased.push(name) };
      const touches = { ...given, db: tx, storage, isDemo: async () => isDemo };
      const found = await act(touches, row);
      await settle(touches, id, found);
      return found;
    });
  const outcome = await actAs(who, carry);
  await Promise.allSettled(erased.map((name) => given.storage.remove(name)));
  return outcome;
}

/** Uses the deciding admin's current permissions, and requires the version that they reviewed. */
async function act(
  touches: ModerationTouches,
  { kind, subjectId, version, decision, decidedBy }: Row,
): Promise<Outcome> {
  const actor = await findActor(touches, decidedBy);
  if (!actor || !may(actor, about[kind].deed)) return "forbidden";
  const thing = await findWaiting(
    touches.db,
    actor,
    { kind, id: subjectId },
    { isDecidedToo: true },
  );
  if (!thing) return "gone";
  if (thing.version !== version) return "changed";
  return commands[kind](touches, actor, subjectId, version, decisionSchema(kind).parse(decision));
}

async function settle(
  { db, clock }: Pick<ModerationTouches, "db" | "clock">,
  id: number,
  outcome: Outcome,
) {
  await db
    .update(inboxDecisions)
    .set({ settledAt: clock(), outcome, title: "" })
    .where(and(eq(inboxDecisions.id, id), isNull(inboxDecisions.settledAt)));
}

export async function forgetDecisions({ db, clock }: Pick<ModerationTouches, "db" | "clock">) {
  const before = new Date(clock().getTime() - keptDays * day);
  const gone = await db
    .delete(inboxDecisions)
    .where(and(isNotNull(inboxDecisions.settledAt), lt(inboxDecisions.settledAt, before)))
    .returning({ id: inboxDecisions.id });
  return gone.length;
}
