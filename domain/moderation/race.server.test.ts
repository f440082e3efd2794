import { expect } from "vitest";
import { inboxDecisions } from "#database/schema/moderation.ts";
import { test } from "#tests/support/database.ts";
import { openInbox } from "#tests/support/inbox.ts";
import { applyDecisionNow, applyDueDecisions } from "./apply-decisions.server.ts";
import { decideInboxItem, listRecentDecisions, undoDecisions } from "./decide.server.ts";

const rounds = 6;
const refusal = { decision: "reject" as const, reason: "abuse" };

test("concurrent decisions, undos and workers each take effect exactly once", async ({
  own: { db },
}) => {
  const { deps, people, waiting, only, emailCount } = await openInbox(
    db,
    "question",
    "review",
    "reported-review",
  );
  for (let round = 0, waits = 1; round < rounds && waits === 1; round++) {
    const question = await only("question");
    const before = await emailCount();
    const both = [people.ada, people.edda].map((actor) =>
      decideInboxItem(deps, actor, question, { decision: "reject", reason: "insulting" }),
    );
    expect((await Promise.all(both)).toSorted()).toEqual(["decided", "not-found"]);
    const id = (await listRecentDecisions(deps, people.ada))[0]?.id ?? 0;
    // Alternate the order: with a single connection, the first one wins.
    const begun = [
      () => undoDecisions(deps, people.edda, [id]),
      () => applyDecisionNow(deps, people.ada, id),
    ];
    await Promise.all((round % 2 === 0 ? begun : begun.reverse()).map((begin) => begin()));
    waits = (await waiting("question")).length;
    const latest = (await db.select().from(inboxDecisions).orderBy(inboxDecisions.id)).at(-1);
    expect([waits, (await emailCount()) - before, latest?.outcome]).toEqual(
      waits === 1 ? [1, 0, "undone"] : [0, 1, "done"],
    );
  }
  for (const kind of ["review", "reported-review"] as const)
    expect(await decideInboxItem(deps, people.ada, await only(kind), refusal)).toBe("decided");
  const emails = await emailCount();
  deps.pass(1);
  const [one, other] = await Promise.all([applyDueDecisions(deps), applyDueDecisions(deps)]);
  expect([one + other, (await emailCount()) - emails, await waiting("review")]).toEqual([2, 2, []]);
});
