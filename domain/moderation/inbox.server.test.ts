import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { users } from "#database/schema/accounts/accounts.ts";
import { inboxDecisions } from "#database/schema/moderation.ts";
import { decideListingClaim } from "#domain/listing-claims/decide-claim.server.ts";
import { changeQuestion } from "#domain/questions/own-questions.server.ts";
import { test } from "#tests/support/database.ts";
import { message, openInbox } from "#tests/support/inbox.ts";
import {
  applyDecisionNow,
  applyDueDecisions,
  deleteOldDecisions,
} from "./apply-decisions.server.ts";
import {
  decideInboxItem,
  decideInboxItems,
  listRecentDecisions,
  undoDecisions,
} from "./decide.server.ts";
import { findHints } from "./find-hints.server.ts";
import { type InboxKind, inboxItemName, inboxKindDetails, inboxKinds } from "./inbox.ts";
import type { InboxDecision } from "./inbox-input.ts";
import { countInbox, listInbox } from "./list-inbox.server.ts";

const approve: InboxDecision = { decision: "approve" };
const reject = (kind: InboxKind): InboxDecision => {
  const { reasons } = inboxKindDetails[kind];
  return {
    decision: "reject",
    reason:
      reasons === "in words"
        ? "The picture shows another house."
        : (Object.keys(reasons ?? {})[0] ?? ""),
  };
};
/** Number of emails per decision. Approving a report or a message notifies no one. */
const emailCounts: Record<InboxKind, [approved: number, rejected: number]> = {
  submission: [1, 1],
  revision: [1, 1],
  claim: [2, 1],
  review: [2, 1],
  question: [3, 1],
  pair: [1, 1],
  "reported-review": [0, 1],
  "reported-photo": [0, 1],
  message: [0, 0],
};

describe.each(inboxKinds)("a %s in the moderation inbox", (kind) => {
  test.for([
    ["approved", approve],
    ["rejected", reject(kind)],
  ] as const)(
    "leaves when it is %s, and the decision is applied once, a minute later",
    async ([as, decision], { db }) => {
      const { deps, people, waiting, only, emailCount } = await openInbox(db, kind);
      const thing = await only(kind);
      const emails = await emailCount();
      expect(await decideInboxItem(deps, people.ada, thing, decision)).toBe("decided");
      expect(await waiting(kind)).toEqual([]);
      expect(await listRecentDecisions(deps, people.ada)).toMatchObject([
        { kind, by: people.ada.name },
      ]);
      expect([await applyDueDecisions(deps), await emailCount()]).toEqual([0, emails]);
      deps.pass(1);
      expect(await applyDueDecisions(deps)).toBe(1);
      expect((await emailCount()) - emails).toBe(emailCounts[kind][as === "approved" ? 0 : 1]);
      expect(await applyDueDecisions(deps)).toBe(0);
      expect([await waiting(kind), await listRecentDecisions(deps, people.ada)]).toEqual([[], []]);
      expect(await db.select({ outcome: inboxDecisions.outcome }).from(inboxDecisions)).toEqual([
        { outcome: "done" },
      ]);
    },
  );

  test("is applied after a clock that was a day ahead is corrected", async ({ db }) => {
    const { deps, people, only } = await openInbox(db, kind);
    const thing = await only(kind);
    deps.pass(24 * 60);
    await decideInboxItem(deps, people.ada, thing, approve);
    expect(await applyDueDecisions(deps)).toBe(0);
    deps.pass(-24 * 60);
    expect(await applyDueDecisions(deps)).toBe(1);
  });

  test("returns when the decision is undone, without notifications", async ({ db }) => {
    const { deps, people, only, emailCount } = await openInbox(db, kind);
    const thing = await only(kind);
    const emails = await emailCount();
    await decideInboxItem(deps, people.ada, thing, reject(kind));
    const [decided] = await listRecentDecisions(deps, people.ada);
    expect(await undoDecisions(deps, people.gina, [decided?.id ?? 0])).toBe(0);
    expect(await undoDecisions(deps, people.ada, [decided?.id ?? 0])).toBe(1);
    deps.pass(2);
    expect([await applyDueDecisions(deps), await emailCount()]).toEqual([0, emails]);
    expect(await only(kind)).toMatchObject({
      id: thing.id,
      version: thing.version,
      outcome: "undone",
    });
    expect(await undoDecisions(deps, people.ada, [decided?.id ?? 0])).toBe(0);
  });

  test("can be decided only with permission, and by one moderator", async ({ db }) => {
    const { deps, people, only } = await openInbox(db, kind);
    const thing = await only(kind);
    for (const who of ["olivia", "oscar", "gina"] as const)
      expect(await decideInboxItem(deps, people[who], thing, approve)).toBe("not-found");
    expect(
      await decideInboxItem(deps, { ...people.ada, owesSecondFactor: true }, thing, approve),
    ).toBe("not-found");
    const mayEdit = ["review", "reported-review", "question"].includes(kind);
    expect(await decideInboxItem(deps, people.edda, thing, approve)).toBe(
      mayEdit ? "decided" : "not-found",
    );
    expect(await decideInboxItem(deps, people.ada, thing, approve)).toBe(
      mayEdit ? "not-found" : "decided",
    );
    const [decided] = await listRecentDecisions(deps, people.ada);
    expect(await listRecentDecisions(deps, people.gina)).toEqual([]);
    expect(await applyDecisionNow(deps, people.gina, decided?.id ?? 0)).toBe("settled");
    expect(await applyDecisionNow(deps, people.ada, decided?.id ?? 0)).toBe("done");
    expect(await applyDecisionNow(deps, people.ada, decided?.id ?? 0)).toBe("settled");
  });
});

describe("the moderation inbox", () => {
  test("shows everything oldest first and counts each kind; editors see what they may decide", async ({
    db,
  }) => {
    const { deps, people, waiting } = await openInbox(db, ...inboxKinds);
    deps.pass(60);
    const lines = await waiting();
    expect(lines.map(({ kind }) => kind).toSorted()).toEqual(inboxKinds.toSorted());
    expect(lines.map(({ since }) => since.getTime())).toEqual(
      lines.map(({ since }) => since.getTime()).toSorted((one, other) => one - other),
    );
    expect(await countInbox(deps, people.ada)).toEqual(
      Object.fromEntries(inboxKinds.map((kind) => [kind, 1])),
    );
    expect(await countInbox(deps, people.edda)).toEqual({
      review: 1,
      question: 1,
      "reported-review": 1,
    });
    expect(await listInbox(deps, people.edda, "message", { limit: 9, offset: 0 })).toEqual([]);
    expect(await listInbox(deps, people.olivia, null, { limit: 9, offset: 0 })).toEqual([]);
    expect(await listInbox(deps, people.ada, null, { limit: 4, offset: 2 })).toEqual(
      lines.slice(2, 6),
    );
  });

  test("decides many items at once and skips those decided meanwhile", async ({ db }) => {
    const { deps, people, waiting, only } = await openInbox(db, ...inboxKinds);
    await decideInboxItem(deps, people.edda, await only("review"), approve);
    const [lines, review] = [await waiting(), { kind: "review" as const, id: 1, version: 0 }];
    expect(await decideInboxItems(deps, people.ada, [...lines, review], approve)).toEqual({
      decided: 8,
      left: 1,
    });
    expect(await waiting()).toEqual([]);
    deps.pass(1);
    expect(await applyDueDecisions(deps)).toBe(9);
  });
});

describe("a moderation decision", () => {
  test("is void when the item changed meanwhile, and the item returns with a note", async ({
    db,
  }) => {
    const { deps, people, only, emailCount } = await openInbox(db, "question");
    const question = await only("question");
    await decideInboxItem(deps, people.ada, question, approve);
    await changeQuestion(
      deps,
      people.gina,
      question.id,
      "Buy my creams at www.creams.example today!",
    );
    const emails = await emailCount();
    deps.pass(1);
    expect([await applyDueDecisions(deps), await emailCount()]).toEqual([0, emails]);
    const back = await only("question");
    expect((await findHints(deps, [back]))[inboxItemName(back)]).toEqual([
      "Returned: it changed after the decision",
      "One link",
    ]);
    expect(await decideInboxItem(deps, people.ada, question, approve)).toBe("changed");
    expect(await decideInboxItem(deps, people.ada, back, approve)).toBe("decided");
  });

  test("changes nothing when the item was decided elsewhere meanwhile", async ({ db }) => {
    const { deps, people, waiting, only, emailCount } = await openInbox(db, "claim");
    const claim = await only("claim");
    await decideInboxItem(deps, people.ada, claim, approve);
    await decideListingClaim(deps, people.ada, claim.id, {
      decision: "reject",
      reason: "Another person has the license.",
    });
    const emails = await emailCount();
    deps.pass(1);
    expect([await applyDueDecisions(deps), await emailCount(), await waiting()]).toEqual([
      0,
      emails,
      [],
    ]);
  });

  test("is applied with the permissions that its moderator has at that time", async ({ db }) => {
    const { deps, people, only } = await openInbox(db, "review");
    const review = await only("review");
    await decideInboxItem(deps, people.edda, review, approve);
    await db.update(users).set({ role: "visitor" }).where(eq(users.id, people.edda.userId));
    deps.pass(1);
    expect(await applyDueDecisions(deps)).toBe(0);
    const back = await only("review");
    expect((await findHints(deps, [back]))[inboxItemName(back)]).toEqual([
      "Returned: the person who decided no longer has permission",
    ]);
  });

  test("about the moderator's own text or listing is left to another moderator", async ({ db }) => {
    const { deps, people, only } = await openInbox(db, "review", "question");
    const { ada, gina, glow } = people;
    expect(
      await decideInboxItem(deps, { ...ada, userId: gina.userId }, await only("review"), approve),
    ).toBe("own");
    expect(
      await decideInboxItem(
        deps,
        { ...ada, memberships: [{ listingId: glow, role: "owner" }] },
        await only("question"),
        approve,
      ),
    ).toBe("own");
  });

  test("that fails returns its item, while the others are applied", async ({ db }) => {
    const { deps, people, only, waiting } = await openInbox(db, "message", "review");
    await decideInboxItem(deps, people.ada, await only("review"), reject("review"));
    await decideInboxItem(deps, people.ada, await only("message"), approve);
    await db.update(inboxDecisions).set({ decision: {} }).where(eq(inboxDecisions.kind, "review"));
    deps.pass(1);
    await expect(applyDueDecisions(deps)).rejects.toThrow();
    expect((await waiting()).map(({ kind, outcome }) => ({ kind, outcome }))).toEqual([
      { kind: "review", outcome: "failed" },
    ]);
  });

  test("is deleted ninety days after it was applied, but not before", async ({ db }) => {
    const { deps, people, only } = await openInbox(db, "message");
    await decideInboxItem(deps, people.ada, await only("message"), approve);
    deps.pass(100 * 24 * 60);
    expect(await deleteOldDecisions(deps)).toBe(0);
    await applyDueDecisions(deps);
    deps.pass(89 * 24 * 60);
    expect(await deleteOldDecisions(deps)).toBe(0);
    deps.pass(2 * 24 * 60);
    expect(await deleteOldDecisions(deps)).toBe(1);
  });
});

test("flags a message with repeated text or a suppressed address", async ({ db }) => {
  const { deps, waiting } = await openInbox(db, "message", "message");
  await db.execute(
    `insert into suppressions (email, reason, since) values ('${message.email}', 'bounced', now())`,
  );
  const lines = await waiting();
  const hints = await findHints(deps, lines);
  expect(lines.map((line) => hints[inboxItemName(line)])).toEqual(
    Array(2).fill(["Same words as another message", "Its address is on the suppression list"]),
  );
});
