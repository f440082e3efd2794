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
/** So long it can be looked up what was decided; each part of the site has a history of its own. */
const keptDays = 90;

/** Everything that is due. One that fails comes back to the inbox and keeps no other from being carried out. */
export async function carryOutDue(touches: ModerationTouches): Promise<number> {
  const now = touches.clock();
  // Nothing waits for two minutes, unless the clock was put back.
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

/** Before its minute is over, because somebody says so. */
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

/** One decision, once: its row is held meanwhile, so that whoever undoes it is too early or too late. Its files go after the commit. */
async function carryOut(given: ModerationTouches, id: number): Promise<Outcome | "settled"> {
  const isDemo = await given.isDemo();
  const erased: string[] = [];
  const [decided] = await given.db
    .select({ by: inboxDecisions.decidedBy, role: users.role })
    .from(inboxDecisions)
    .innerJoin(users, eq(users.id, inboxDecisions.decidedBy))
    .where(eq(inboxDecisions.id, id));
  if (!decided) return "settled";
  // Whoever says "now", it is the deed of him who decided.
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

/** With the rights that whoever decided has by now, and only if the thing is what he read. */
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
